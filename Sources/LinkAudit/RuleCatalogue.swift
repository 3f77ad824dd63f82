/// Every rule there is.
public enum RuleCatalogue {
    /// The rules in order of name.
    public static let all: [any Rule.Type] = [
        ActiveHTML.self, AttributeLink.self, BareIntent.self, DeceptiveText.self, DeprecatedIntent.self,
        DestructiveInSentence.self, DisguisedScheme.self, DuplicateDefinition.self, EmptyDestination.self,
        EmptyLinkText.self, ExpiredSuppression.self, FaultySuppression.self, ForbiddenScheme.self, HeadingSkips.self,
        HostNotAllowed.self, IllegalCharacter.self, IntentInPassivePosition.self, IntentParity.self,
        IntentUnavailable.self, LostIntent.self, MailtoNotAllowed.self, MalformedTel.self, MalformedURL.self,
        MangledIntent.self, MissingAlt.self, MissingAnchor.self, MissingAsset.self, MissingPage.self,
        MissingRecord.self, MixedScriptHost.self, NearMiss.self, NetworkPath.self, OutsideRoot.self, PathCase.self,
        PlaceholderInDestination.self, RepresentationMismatch.self, SchemeCase.self, StaleBaseline.self,
        UndefinedReference.self, UnknownAttribute.self, UnknownIntent.self, UnknownScheme.self, UnusedDefinition.self,
        UnusedIntent.self, UnusedSuppression.self, UserInfo.self, VanishedIntent.self, VanishedLink.self,
    ]

    /// What is found in a catalogue, in order of name: pages of the manual for findings that are not about content.
    public static let ofCatalogue: [any Rule.Type] = [
        CatalogueConfirm.self, CatalogueDeprecated.self, CatalogueGate.self, CatalogueHost.self, CatalogueKey.self,
        CatalogueLocale.self, CatalogueMail.self, CatalogueOverlap.self, CataloguePath.self, CatalogueRewrite.self,
        CatalogueRoute.self, CatalogueScheme.self, CatalogueTitle.self, CatalogueType.self, CatalogueUniversal.self,
        CatalogueValue.self, YAMLDuplicateKey.self, YAMLSyntax.self,
    ]

    /// What is found in the files of an app build, in order of name.
    public static let ofApp: [any Rule.Type] = [
        AppContractStale.self, AppDuplicateKey.self, AppFileSyntax.self, AppFileValue.self, AppFilterIncomplete.self,
        AppFilterOpen.self, AppFilterUnverified.self, AppHostMissing.self, AppHostUnknown.self, AppIntentEarly.self,
        AppIntentMissing.self, AppIntentUnknown.self, AppPathDiffers.self, AppPathUncovered.self, AppPathUnknown.self,
        AppRouteMissing.self, AppRouteUnknown.self, AppSchemeMissing.self, AppSchemeUnknown.self, AppValueOpen.self,
    ]

    /// What is wrong with a file as such, in order of name.
    public static let ofFiles: [any Rule.Type] = [
        AliasConflict.self, ConfigurationKey.self, ConfigurationValue.self, DirectiveFence.self, DirectiveNesting.self,
        DuplicateKey.self,
        FileName.self, FrontMatterKey.self, FrontMatterSyntax.self, FrontMatterValue.self, GeneratedName.self,
        InvalidEncoding.self,
        MalformedExport.self, MissingText.self, MissingTitle.self, OutputCollision.self, PageLimit.self,
        SymlinkLoop.self, TemplateEscaping.self, TemplateFile.self, TemplateSyntax.self, TemplateUnknownName.self,
        TextKey.self, TextValue.self, UnreadableFile.self,
    ]

    /// All rules, in the parts of the manual's list.
    public static let groups = [RuleGroup.content, .catalogue, .files, .app]

    /// Every name that has a page.
    public static let namesWithPage: [String] = groups.flatMap(\.rules).map { $0.name }

    /// The rule about content of a name, or nil.
    public static func rule(named name: String) -> (any Rule.Type)? { byName[name] }

    /// The rule of a name in any of the groups, or nil.
    public static func anyRule(named name: String) -> (any Rule.Type)? { anyByName[name] }

    /// The manual page of a rule as plain Markdown, or nil when there is no rule of that name.
    public static func page(of name: String) -> String? { terminalPages[name] }

    private static let byName: [String: any Rule.Type] = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    private static let anyByName: [String: any Rule.Type] = Dictionary(
        groups.flatMap(\.rules).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// The rules that look at a whole document.
    static let documentRules: [any DocumentRule.Type] = all.compactMap { $0 as? any DocumentRule.Type }

    /// The rule behind a reason of the policy.
    static func refusal(_ name: String) -> (any RefusalRule.Type)? { byName[name] as? any RefusalRule.Type }
}
