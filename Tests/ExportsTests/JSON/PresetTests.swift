import Exports
import SourceText
import Testing

@Suite struct PresetTests {
    /// The texts of a file, each in a line of words: what it is, whose, in which language, in which field, in which state.
    static func texts(_ format: ExportFormat, _ text: String, fields: [String] = []) throws -> [String] {
        var result: [String] = []
        let reader = try #require(format.makeReader(options: ReaderOptions(fields: fields)))
        try reader.read(ByteStream(Array(text.utf8), chunkSize: 50)) { record in
            result += record.faults.map(\.message)
            for unit in record.units {
                let address = unit.address
                let words = [address.record, address.locale, address.field, address.state].map { $0 ?? "-" }
                let source = unit.isSource.map { $0 ? "source" : "translation" } ?? "-"
                let keys = [unit.translationKey ?? "-", source] + (unit.representationKey.map { [$0] } ?? [])
                result.append(
                    ([unit.syntax.rawValue] + words + keys).joined(separator: " ") + ": "
                        + String(decoding: unit.text, as: UTF8.self))
            }
        }
        return result
    }

    @Test func readsStrapi() throws {
        let export = #"""
            {"type":"api::help.help","id":7,"data":{"documentId":"h7","locale":"fr","publishedAt":null,"body":"[a](b)","blocks":[{"type":"paragraph","children":[{"type":"link","url":"https://x.example/","children":[{"type":"text","text":"[no](link)"}]}]}]}}
            {"type":"plugin::upload.file","id":1,"data":{"url":"/uploads/a.png","name":"[x](y)"}}
            """#
        #expect(
            try Self.texts(.strapi, export) == [
                "markdown api::help.help:7 fr data.body draft api::help.help:h7:draft:data.body -: [a](b)",
                "markdown api::help.help:7 fr data.blocks.0.type draft api::help.help:h7:draft:data.blocks -: paragraph",
                "markdown api::help.help:7 fr data.blocks.0.children.0.type draft api::help.help:h7:draft:data.blocks -: link",
                "destination api::help.help:7 fr data.blocks.0.children.0.url draft api::help.help:h7:draft:data.blocks -: https://x.example/",
                "markdown api::help.help:7 fr data.blocks.0.children.0.children.0.type draft api::help.help:h7:draft:data.blocks -: text",
            ])
        let four = #"{"data":[{"id":3,"attributes":{"locale":"en","publishedAt":"2024","body":"<p>x</p>"}}],"meta":{}}"#
        #expect(
            try Self.texts(.strapi, four) == [
                "html 3 en attributes.body published 3:published:attributes.body -: <p>x</p>"
            ])
        let five = #"{"data":{"id":3,"documentId":"d","locale":"en","body":"[a](b)"},"meta":{}}"#
        #expect(try Self.texts(.strapi, five) == ["markdown 3 en data.body - d:data.body -: [a](b)"])
    }

    @Test func readsContentful() throws {
        let text = #"""
            {"entries":[{"fields":{"body":{"en-US":"[a](b)","de":"[a](c)"},"rich":{"de":{"nodeType":"document","data":{},"content":[{"nodeType":"hyperlink","data":{"uri":"https://x.example/"},"content":[{"nodeType":"text","value":"[no](link)","marks":[],"data":{}}]},{"nodeType":"entry-hyperlink","data":{"target":{"sys":{"id":"e2","type":"Link","linkType":"Entry"}}},"content":[]}]}}},"sys":{"id":"e1","publishedVersion":3}}],
             "assets":[{"sys":{"id":"a1"},"fields":{"description":{"de":"[a](b)"},"file":{"de":{"url":"//images.example/x.png"}}}}]}
            """#
        #expect(
            try Self.texts(.contentful, text) == [
                "markdown e1 en-US fields.body.en-US published e1:fields.body -: [a](b)",
                "markdown e1 de fields.body.de published e1:fields.body -: [a](c)",
                "destination e1 de fields.rich.de.content.0.data.uri published e1:fields.rich -: https://x.example/",
                "markdown a1 de fields.description.de draft a1:fields.description -: [a](b)",
            ])
    }

    @Test func readsTheFieldsOfContentfulByTheirTypes() throws {
        let text = #"""
            {"contentTypes":[{"sys":{"id":"article"},"name":"A","fields":[{"id":"cta","name":"C","type":"Symbol"},{"id":"title","type":"Symbol"},{"id":"body","type":"Text"},{"id":"note","type":"Text"}]}],
             "editorInterfaces":[{"sys":{"id":"default","contentType":{"sys":{"id":"article"}}},"controls":[{"fieldId":"cta","widgetId":"urlEditor"},{"fieldId":"title","widgetId":"singleLine"},{"fieldId":"note","widgetId":"multipleLine"}]}],
             "entries":[{"sys":{"id":"e1","contentType":{"sys":{"id":"article"}}},"fields":{"cta":{"en":"app://a"},"title":{"en":"<b>x</b>"},"body":{"en":"<b>x</b>"},"note":{"en":"<b>x</b>"},"url":{"en":"app://b"}}},
              {"sys":{"id":"e2","contentType":{"sys":{"id":"other"}}},"fields":{"cta":{"en":"app://a"},"url":"https://x.example/"}}]}
            """#
        #expect(
            try Self.texts(.contentful, text) == [
                "destination e1 en fields.cta.en draft e1:fields.cta -: app://a",
                "html e1 en fields.title.en draft e1:fields.title -: <b>x</b>",
                "markdown e1 en fields.body.en draft e1:fields.body -: <b>x</b>",
                "html e1 en fields.note.en draft e1:fields.note -: <b>x</b>",
                "destination e1 en fields.url.en draft e1:fields.url -: app://b",
                "markdown e2 en fields.cta.en draft e2:fields.cta -: app://a",
                "destination e2 - fields.url draft - -: https://x.example/",
            ])
    }

    @Test func readsSanity() throws {
        let text = #"""
            {"_id":"drafts.q9","_type":"faq","language":"es","intro":"[a](b)","answer":[{"_type":"block","markDefs":[{"_key":"m1","_type":"link","href":"gallery-action://a"},{"_key":"m2","_type":"link","href":"gallery-action://unused"}],"children":[{"_type":"span","text":"[no](link)","marks":["m1"]}]}]}
            {"_id":"image-1","_type":"sanity.imageAsset","url":"https://cdn.example/x.png"}
            {"_id":"q10","_type":"faq","picture":{"_sanityAsset":"image@file://x"},"intro":"[a](b)"}
            """#
        #expect(
            try Self.texts(.sanity, text) == [
                "markdown drafts.q9 es intro draft - -: [a](b)",
                "destination drafts.q9 es answer.0.markDefs.0.href draft - -: gallery-action://a",
                "destination drafts.q9 es answer.0.markDefs.1.href draft - -: gallery-action://unused",
                "markdown q10 - intro published - -: [a](b)",
            ])
    }

    @Test func readsTheLanguagesOfSanitysFields() throws {
        let text = #"""
            {"_id":"q9","_type":"faq","sections":[{"_key":"s1","title":[{"_key":"en","_type":"internationalizedArrayStringValue","value":"[a](b)"},{"value":"plain words","_type":"internationalizedArrayStringValue","_key":"pt-BR"},{"_key":"x81","language":"de","_type":"internationalizedArrayStringValue","value":"nichts"}]}],"note":{"_type":"localeText","en":"[a](c)","no":"ord","words":"[a](d)"},"body":[{"_key":"fr","_type":"internationalizedArrayBlockContentValue","value":[{"_key":"k1","_type":"block","markDefs":[{"_key":"m1","_type":"link","href":"app://a"}],"children":[{"_key":"c1","_type":"span","text":"x"}]}]}],"code":{"_type":"code","language":"sh","value":"[a](e)"}}
            {"_id":"l","_type":"locale","language":"es","en":"[a](f)","slug":{"_type":"slug","current":"[a](g)"}}
            """#
        #expect(
            try Self.texts(.sanity, text) == [
                "markdown q9 en sections.0.title.0.value published q9:sections.0.title -: [a](b)",
                "markdown q9 pt-BR sections.0.title.1.value published q9:sections.0.title -: plain words",
                "markdown q9 de sections.0.title.2.value published q9:sections.0.title -: nichts",
                "markdown q9 en note.en published q9:note -: [a](c)",
                "markdown q9 no note.no published q9:note -: ord",
                "markdown q9 - note.words published - -: [a](d)",
                "destination q9 fr body.0.value.0.markDefs.0.href published q9:body -: app://a",
                "markdown q9 - code.value published - -: [a](e)",
                "markdown l es en published - -: [a](f)",
                "markdown l es slug.current published - -: [a](g)",
            ])
    }

    @Test func readsGhostInAllItsNotations() throws {
        let text = #"""
            {"db":[{"meta":{"version":"5"},"data":{"posts":[{"id":"p3","status":"draft","html":"<a href=\"__GHOST_URL__/x/\">a</a>","lexical":"{\"root\":{\"children\":[{\"type\":\"link\",\"url\":\"https://x.example/\"},{\"type\":\"html\",\"html\":\"<a href='y'>y</a>\"}]}}","mobiledoc":null},{"id":"p4","html":null,"lexical":"{\"root\":","mobiledoc":"{\"markups\":[[\"a\",[\"href\",\"https://y.example/\",\"rel\",\"noopener\"]]],\"cards\":[[\"markdown\",{\"markdown\":\"[a](b)\"}]]}"}]}}]}
            """#
        #expect(
            try Self.texts(.ghost, text) == [
                "html p3 - html draft - - p3:body: <a href=\"/x/\">a</a>",
                "destination p3 - lexical.root.children.0.url draft - - p3:body: https://x.example/",
                "html p3 - lexical.root.children.1.html draft - - p3:body: <a href='y'>y</a>",
                "the JSON in this string cannot be read: the file ends inside of a JSON value",
                "destination p4 - mobiledoc.markups.0.1.1 - - - p4:body: https://y.example/",
                "markdown p4 - mobiledoc.cards.0.1.markdown - - - p4:body: [a](b)",
            ])
    }

    @Test func readsZendesk() throws {
        let text = #"""
            {"articles":[{"id":360,"locale":"en-us","source_locale":"en-us","draft":true,"outdated_locales":["ja"],"title":"[no](link)","body":"<p>a</p>"}],
             "translations":[{"id":361,"source_id":360,"source_type":"Article","locale":"ja","draft":false,"outdated":true,"body":"<p>b</p>"}]}
            """#
        #expect(
            try Self.texts(.zendesk, text) == [
                "html 360 en-us body draft Article:360:body source: <p>a</p>",
                "html 360 ja body outdated Article:360:body -: <p>b</p>",
            ])
        #expect(
            try Self.texts(.zendesk, #"{"article":{"id":1,"locale":"de","source_locale":"en","body":"<p>a</p>"}}"#)
                == ["html 1 de body - Article:1:body translation: <p>a</p>"])
    }

    @Test func readsIntercom() throws {
        let text = #"""
            {"type":"list","data":[{"type":"article","translated_content":{"type":"article_translated_content","pt-BR":{"type":"article_content","state":"draft","body":"<p>b</p>"}},"id":"55","default_locale":"en","state":"published","body":"<p>a</p>"}]}
            """#
        #expect(
            try Self.texts(.intercom, text) == [
                "html 55 pt-BR translated_content.pt-BR.body draft 55:body translation: <p>b</p>",
                "html 55 en body published 55:body source: <p>a</p>",
            ])
    }

    @Test func readsDirectus() throws {
        let text = #"""
            {"data":[{"id":12,"status":"draft","translations":[{"id":31,"languages_code":"it-IT","body":"<p>a</p>"},{"body":"[a](b)","languages_code":{"code":"de-DE"}}]}]}
            """#
        #expect(
            try Self.texts(.directus, text) == [
                "html 12 it-IT translations.0.body draft 12:body -: <p>a</p>",
                "markdown 12 de-DE translations.1.body draft 12:body -: [a](b)",
            ])
        let own = #"{"data":[{"id":"u","key":"retry","language":"de","value":"[a](b)"}]}"#
        #expect(try Self.texts(.directus, own) == ["markdown u de value - retry:value -: [a](b)"])
    }

    @Test func readsStringCatalogues() throws {
        let text = #"""
            { "sourceLanguage" : "en", "strings" : {
              "[Retry](a) now" : { },
              "left %lld" : { "extractionState" : "manual", "localizations" : {
                "en" : { "variations" : { "plural" : { "one" : { "stringUnit" : { "state" : "translated", "value" : "One" } } } } },
                "pl" : { "stringUnit" : { "value" : "%#@n@", "state" : "new" },
                  "substitutions" : { "n" : { "argNum" : 1, "variations" : { "plural" : { "few" : { "stringUnit" : { "state" : "stale", "value" : "few" } } } } } } },
                "de" : { "variations" : { "device" : { "mac" : { "variations" : { "plural" : { "one" : { "stringUnit" : { "state" : "translated", "value" : "x" } } } } } } } } } },
              "a.b" : { "shouldTranslate" : false, "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "y" } } } }
            }, "version" : "1.0" }
            """#
        #expect(
            try Self.texts(.xcstrings, text) == [
                "inlineMarkdown [Retry](a) now en - - [Retry](a) now source: [Retry](a) now",
                "inlineMarkdown left %lld en localizations.en.variations.plural.one translated left %lld|==|plural.one source: One",
                "inlineMarkdown left %lld pl localizations.pl new left %lld translation: %#@n@",
                "inlineMarkdown left %lld pl localizations.pl.substitutions.n.variations.plural.few stale left %lld|==|substitutions.n.plural.few translation: few",
                "inlineMarkdown left %lld de localizations.de.variations.device.mac.variations.plural.one translated left %lld|==|device.mac.plural.one translation: x",
                "inlineMarkdown a.b en - not translatable a.b source: a.b",
                "inlineMarkdown a.b de localizations.de translated a.b translation: y",
            ])
    }

    @Test func readsAnyJSON() throws {
        let text = #"""
            {"items":[{"body":"[a](b)","url":"https://x.example/","href":"","id":4,"language":"de","seo":{"text":"c: d","key":"k"}},
             {"key":"k","list":["[a](b)","plain words"]},"[c](d)"],"more":{"json":"{\"src\":\"x.png\",\"id\":\"inner\"}"}}
            """#
        #expect(
            try Self.texts(.json, text) == [
                "markdown 4 de body - - -: [a](b)", "destination 4 de url - - -: https://x.example/",
                "markdown 4 de seo.text - - -: c: d", "markdown k - list.0 - - -: [a](b)",
                "markdown - - items.2 - - -: [c](d)", "destination inner - src - - -: x.png",
            ])
    }

    @Test(
        arguments: [
            (#"{"en":{"a":"[a](b)"},"it":{"a":"[a](b)"},"pt-BR":{"a":"[a](b)"}}"#, ["en", "it", "pt-BR"]),
            (#"{"meta":{"a":"[a](b)"},"de":{"a":"[a](b)"},"no":{"a":"[a](b)"}}"#, ["-", "de", "no"]),
            (#"{"help":{"a":"[a](b)"},"my":{"a":"[a](b)"},"no":{"a":"[a](b)"}}"#, ["-", "-", "-"]),
        ])
    func takesOutermostNamesForLanguagesButNotWordsBesideOtherNames(text: String, locales: [String]) throws {
        #expect(try Self.texts(.json, text).map { $0.split(separator: " ")[2] }.map(String.init) == locales)
    }

    @Test func looksAtTheFieldsAskedForAlone() throws {
        let text = #"{"data":[{"id":1,"body":"a","meta":{"body":"b","link":{"url":"u"}},"title":"c"}]}"#
        func texts(_ field: String) throws -> [String] {
            try Self.texts(.json, text, fields: [field]).map { String($0.split(separator: " ").last ?? "") }
        }
        #expect(try texts("body") == ["a"])
        #expect(try texts("data.*.body") == ["a"])
        #expect(try texts("meta.body") == ["b"])
        #expect(try texts("*.body") == ["b"])
        #expect(try texts("meta") == ["b", "u"])
        #expect(try texts("meta.link.url") == ["u"])
        #expect(try texts("bod") == [])
        #expect(
            try Self.texts(
                .intercom, #"{"id":"5","title":"[a](b)","body":"<p>x</p>","default_locale":"en"}"#, fields: ["title"])
                == ["markdown 5 en title - 5:title source: [a](b)"])
    }

    @Test func refusesMoreFieldsThanItCanLookFor() throws {
        let reader = try #require(
            ExportFormat.json.makeReader(options: ReaderOptions(fields: (0..<60).map { "a.b.c\($0)" })))
        #expect(throws: ReaderError.self) { try reader.read(ByteStream(Array("{}".utf8))) { _ in } }
    }
}
