// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Declarations of the SwiftUI names that the sources for apps use, so that those can be type-checked where there is no
// Apple SDK. Nothing here does anything. Signatures follow Apple's public documentation.

@_exported public import Foundation

// MARK: Views

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    public var body: Never { return nothing() }
}

func nothing<Value>() -> Value { preconditionFailure("a declaration only") }

@resultBuilder public struct ViewBuilder {
    public static func buildBlock() -> EmptyView { nothing() }
    public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
    where repeat each Content: View { nothing() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { nothing() }
    public static func buildExpression<Content: View>(_ content: Content) -> Content { nothing() }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { nothing() }
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        nothing()
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        nothing()
    }
}

public struct EmptyView: View {
    public init() {}
    public var body: Never { return nothing() }
}
public struct TupleView<T>: View { public var body: Never { return nothing() } }
public struct _ConditionalContent<First, Second>: View { public var body: Never { return nothing() } }
extension Optional: View where Wrapped: View { public var body: Never { return nothing() } }
public struct AnyView: View {
    public init<V: View>(_ view: V) {}
    public var body: Never { return nothing() }
}

@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}
public struct _ViewModifier_Content<Modifier: ViewModifier>: View { public var body: Never { return nothing() } }
public struct ModifiedContent<Content, Modifier> {}
extension ModifiedContent: View where Content: View { public var body: Never { return nothing() } }

public struct Text: View, Equatable, Sendable {
    public init(verbatim content: String) {}
    public init<S: StringProtocol>(_ content: S) {}
    public init(_ attributedContent: AttributedString) {}
    public var body: Never { return nothing() }
    public func font(_ font: Font?) -> Text { self }
    public func bold() -> Text { self }
}
public struct Font: Hashable, Sendable {
    public static let largeTitle = Font()
    public static let title = Font()
    public static let title2 = Font()
    public static let title3 = Font()
    public static let headline = Font()
    public static let body = Font()
    public static let footnote = Font()
    public func monospaced() -> Font { self }
    public func bold() -> Font { self }
}

public struct Button<Label: View>: View {
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
    public var body: Never { return nothing() }
}
public struct ButtonRole: Equatable, Sendable {
    public static let destructive = ButtonRole()
    public static let cancel = ButtonRole()
}
public protocol PrimitiveButtonStyle {}
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { Self() } }

public struct HorizontalAlignment: Equatable, Sendable {
    public static let leading = HorizontalAlignment()
    public static let center = HorizontalAlignment()
}
public struct VerticalAlignment: Equatable, Sendable {
    public static let top = VerticalAlignment()
    public static let firstTextBaseline = VerticalAlignment()
}
public struct Alignment: Equatable, Sendable {
    public static let leading = Alignment()
    public static let center = Alignment()
    public static let trailing = Alignment()
}
public struct VStack<Content: View>: View {
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
    public var body: Never { return nothing() }
}
public struct HStack<Content: View>: View {
    public init(alignment: VerticalAlignment = .top, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
    public var body: Never { return nothing() }
}
public struct ScrollView<Content: View>: View {
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
    public var body: Never { return nothing() }
}
public enum Axis: Int8, Sendable {
    case horizontal, vertical
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}
public struct Divider: View {
    public init() {}
    public var body: Never { return nothing() }
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {}
    public var body: Never { return nothing() }
}
public struct GroupBox<Label: View, Content: View>: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public var body: Never { return nothing() }
}
public struct DisclosureGroup<Label: View, Content: View>: View {
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}
    public var body: Never { return nothing() }
}
public struct Image: View, Equatable, Sendable {
    public init(systemName: String) {}
    public var body: Never { return nothing() }
}
public struct Namespace {}

public struct Edge {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let all = Set(rawValue: 15)
        public static let leading = Set(rawValue: 2)
    }
}
public struct AccessibilityTraits: Sendable {
    public static let isHeader = AccessibilityTraits()
}

extension View {
    public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> { nothing() }
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { self }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { self }
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        self
    }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    public func font(_ font: Font?) -> some View { self }
    public func id<ID: Hashable>(_ id: ID) -> some View { self }
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }
}

// MARK: State

public protocol ObservableObject: AnyObject {}

@propertyWrapper public struct Published<Value> {
    public init(wrappedValue: Value) {}
    @available(*, unavailable) public var wrappedValue: Value {
        get { nothing() }
        set {}
    }
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { nothing() }
        set {}
    }
}

@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
    @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { nothing() }
    }
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public var wrappedValue: ObjectType
    public var projectedValue: Wrapper { nothing() }
}

@MainActor @preconcurrency @propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {}
    public var wrappedValue: ObjectType { return nothing() }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { return nothing() }
}

@propertyWrapper public struct State<Value> {
    public init(wrappedValue value: Value) {}
    public var wrappedValue: Value {
        get { nothing() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { nothing() }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {}
    public var wrappedValue: Value {
        get { nothing() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { nothing() }
}

@propertyWrapper public struct SceneStorage<Value> {
    private let key: String
    public var wrappedValue: Value {
        get { nothing() }
        nonmutating set {}
    }
}
extension SceneStorage where Value == String {
    public init(wrappedValue: Value, _ key: String) { self.key = key }
}

@propertyWrapper public struct Environment<Value> {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
    public var wrappedValue: Value { nothing() }
}

public struct EnvironmentValues {
    public var openURL: OpenURLAction {
        get { nothing() }
        set {}
    }
}

// MARK: Links and navigation

@MainActor @preconcurrency public struct OpenURLAction: Sendable {
    @preconcurrency public init(handler: @escaping @MainActor (URL) -> OpenURLAction.Result) {}
    public func callAsFunction(_ url: URL) {}
    public struct Result: Sendable {
        public static let handled = Result()
        public static let discarded = Result()
        public static let systemAction = Result()
        public static func systemAction(_ url: URL) -> Result { Result() }
    }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct NavigationStack<Data, Root: View>: View {
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {}
    public var body: Never { return nothing() }
}

// MARK: Names of Foundation that Apple's has and the one here has not

open class NSUserActivity: NSObject {
    open var webpageURL: URL? { nothing() }
}
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}
extension AttributedString {
    public struct MarkdownParsingOptions {
        public enum InterpretedSyntax: Sendable {
            case full, inlineOnly, inlineOnlyPreservingWhitespace
        }
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full
        ) {}
    }
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self = nothing()
    }
}
extension AttributeContainer {
    public var inlinePresentationIntent: InlinePresentationIntent? {
        get { nothing() }
        set {}
    }
}
