import Exports

extension SystemExport {
    /// One for each shape that a system's files come in.
    static let samples = [
        strapiEntities, strapiAnswer5, strapiAnswer4, contentful, contentfulAnswer, sanity, sanityAnswer, ghost,
        ghostMobiledoc, zendesk, zendeskArticle, intercom, directus, directusTranslations, catalogue, json, ndjson,
    ]

    private static let strapiEntities = SystemExport(
        "entities_00001.jsonl", .strapi, record: "api::help.help:7", locale: "fr", field: "data.body",
        #"""
        {"type":"plugin::upload.file","id":2,"data":{"name":"a.png","url":"/uploads/a.png","provider":"local"}}
        {"type":"api::help.help","id":6,"data":{"documentId":"h6","locale":"en","publishedAt":"2026-01-05T09:00:00.000Z","body":"# Backup\n\nTap [Retry](app://backup/retry)."}}
        {"type":"api::help.help","id":7,"data":{"documentId":"h7","locale":"fr","publishedAt":null,"title":"Sauvegarde \ud83d\ude00","body":"Si l\u2019envoi 😀 échoue :\n\n- [réessayez](«app:\/\/backup\/rety)\n","blocks":[{"type":"paragraph","children":[{"type":"link","url":"app://backup/retry","children":[{"type":"text","text":"Réessayer"}]}]}]}}

        """#)

    private static let strapiAnswer5 = SystemExport(
        "articles.json", .strapi, record: "h7", locale: "fr", field: "content.0.children.1.url",
        #"""
        {
          "data": [
            {
              "id": 14, "documentId": "h7", "title": "Sauvegarde", "createdAt": "2026-01-05T09:00:00.000Z",
              "publishedAt": "2026-01-06T09:00:00.000Z", "locale": "fr",
              "content": [
                { "type": "paragraph", "children": [
                  { "type": "text", "text": "Si l’envoi échoue, " },
                  { "type": "link", "url": "«app:\/\/backup\/rety", "children": [ { "type": "text", "text": "réessayez" } ] }
                ] }
              ]
            }
          ],
          "meta": { "pagination": { "page": 1, "pageSize": 25, "pageCount": 1, "total": 1 } }
        }
        """#)

    private static let strapiAnswer4 = SystemExport(
        "articles.json", .strapi, record: "3", locale: "en", field: "attributes.body",
        #"""
        {"data":[{"id":3,"attributes":{"title":"Backup","body":"<p>Tap <a class=\"x\" href=\"«app://backup/rety\">Retry</a>.</p>","createdAt":"2024-01-05T09:00:00.000Z","updatedAt":"2024-01-05T09:00:00.000Z","publishedAt":"2024-01-05T09:00:00.000Z","locale":"en"}}],"meta":{"pagination":{"page":1,"total":1}}}
        """#)

    private static let contentful = SystemExport(
        "contentful-export-a1b2-master-2026-01-05T09-00-00.json", .contentful, record: "e41", locale: "de",
        field: "fields.rich.de.content.0.content.1.data.uri",
        #"""
        {
          "contentTypes": [
            { "sys": { "id": "article", "type": "ContentType" }, "displayField": "title", "name": "Article",
              "fields": [ { "id": "title", "name": "Title", "type": "Symbol", "localized": true },
                          { "id": "rich", "name": "Rich", "type": "RichText", "localized": true } ] }
          ],
          "editorInterfaces": [],
          "entries": [
            { "metadata": { "tags": [] },
              "sys": { "id": "e41", "type": "Entry", "publishedVersion": 3,
                       "contentType": { "sys": { "type": "Link", "linkType": "ContentType", "id": "article" } } },
              "fields": {
                "title": { "en-US": "Backup", "de": "Sicherung" },
                "rich": { "de": { "nodeType": "document", "data": {}, "content": [
                  { "nodeType": "paragraph", "data": {}, "content": [
                    { "nodeType": "text", "value": "Wenn es fehlschlägt: ", "marks": [], "data": {} },
                    { "nodeType": "hyperlink", "data": { "uri": "«app:\u002f/backup/rety" },
                      "content": [ { "nodeType": "text", "value": "Nochmal", "marks": [], "data": {} } ] }
                  ] }
                ] } }
              } }
          ],
          "assets": [],
          "locales": [ { "code": "en-US", "default": true }, { "code": "de" } ]
        }
        """#)

    private static let contentfulAnswer = SystemExport(
        "entries.json", .contentful, record: "e42", locale: "en-US", field: "fields.body",
        #"""
        {"sys":{"type":"Array"},"total":1,"skip":0,"limit":100,"items":[{"sys":{"id":"e42","type":"Entry","locale":"en-US","publishedVersion":9},"fields":{"title":"Backup","body":"Tap [Retry](«app://backup/rety).\n"}}]}
        """#)

    private static let sanity = SystemExport(
        "data.ndjson", .sanity, record: "drafts.q9", locale: "es", field: "answer.0.markDefs.0.href",
        #"""
        {"_id":"image-1","_type":"sanity.imageAsset","url":"https://cdn.example.com/x.png","path":"images/x.png"}
        {"_createdAt":"2026-01-05T09:00:00Z","_id":"q8","_type":"faq","language":"en","answer":[{"_type":"block","_key":"b1","style":"normal","markDefs":[{"_key":"m1","_type":"link","href":"app://backup/retry"}],"children":[{"_type":"span","_key":"s1","text":"Retry","marks":["m1"]}]}]}
        {"_createdAt":"2026-01-05T09:00:00Z","_id":"drafts.q9","_type":"faq","language":"es","answer":[{"_type":"block","_key":"b1","style":"normal","markDefs":[{"_key":"m1","_type":"link","href":"«app:\/\/backup\/rety"}],"children":[{"_type":"span","_key":"s1","text":"Reintentar","marks":["strong","m1"]}]}]}

        """#)

    private static let sanityAnswer = SystemExport(
        "answer.json", .sanity, record: "q9", locale: "es", field: "intro",
        #"""
        {"query":"*[_type == \"faq\"]","result":[{"_id":"q9","_type":"faq","_rev":"x","language":"es","intro":"Toca [Reintentar](«app://backup/rety)."}],"ms":4}
        """#)

    private static let ghost = SystemExport(
        "help.ghost.2026-01-05-09-00-00.json", .ghost, record: "p3", locale: nil,
        field: "lexical.root.children.1.markdown",
        #"""
        {"db":[{"meta":{"exported_on":1760000000000,"version":"5.90.0"},"data":{"posts":[{"id":"p3","uuid":"u-3","title":"Backup","slug":"backup","mobiledoc":null,"lexical":"{\"root\":{\"children\":[{\"type\":\"paragraph\",\"children\":[{\"type\":\"link\",\"url\":\"app://backup/retry\",\"children\":[{\"type\":\"text\",\"text\":\"Retry\"}]}]},{\"type\":\"markdown\",\"version\":1,\"markdown\":\"Caf\\u00e9\\n\\n[Retry \\\"now\\\"](«app:\\/\\/backup\\/rety)\"}],\"type\":\"root\",\"version\":1}}","html":"<p><a href=\"app://backup/retry\">Retry</a></p><p>Café</p><p><a href=\"app://backup/retry\">Retry &quot;now&quot;</a></p>","status":"draft"}],"users":[],"settings":[]}}]}
        """#)

    private static let ghostMobiledoc = SystemExport(
        "posts.json", .ghost, record: "p4", locale: nil, field: "mobiledoc.markups.0.1.1",
        #"""
        {"posts":[{"id":"p4","uuid":"u-4","slug":"old","html":null,"mobiledoc":"{\"version\":\"0.3.1\",\"atoms\":[],\"cards\":[[\"html\",{\"html\":\"<a href=\\\"app://backup/retry\\\">Retry</a>\"}]],\"markups\":[[\"a\",[\"href\",\"«app://backup/rety\"]]],\"sections\":[[1,\"p\",[[0,[0],1,\"Retry\"]]],[10,0]]}","status":"published"}]}
        """#)

    private static let zendesk = SystemExport(
        "articles.json", .zendesk, record: "360", locale: "ja", field: "body",
        #"""
        {"count":1,"next_page":null,"articles":[{"id":360,"url":"https://example.zendesk.com/api/v2/help_center/en-us/articles/360.json","html_url":"https://example.zendesk.com/hc/en-us/articles/360","author_id":1,"section_id":2,"draft":false,"outdated":false,"outdated_locales":["ja"],"locale":"en-us","source_locale":"en-us","title":"Backup","body":"<p><a href=\"https:\/\/status.example.com\/?a=1&amp;b=2\">Status<\/a><\/p>"}],
        "translations":[{"id":361,"url":"https://example.zendesk.com/x.json","source_id":360,"source_type":"Article","locale":"ja","title":"バックアップ","draft":false,"outdated":true,"body":"<p>もう一度<\/p>\n<p><a href=\"«app:\/\/backup\/ret&#121;\">再試行<\/a><\/p>"}]}
        """#)

    private static let zendeskArticle = SystemExport(
        "360.json", .zendesk, record: "360", locale: "de", field: "body",
        #"""
        {"article":{"id":360,"html_url":"https://example.zendesk.com/hc/de/articles/360","locale":"de","source_locale":"en-us","draft":true,"body":"<ol><li><a href='«app://backup/rety'>Nochmal</a></li></ol>"}}
        """#)

    private static let intercom = SystemExport(
        "articles.json", .intercom, record: "55", locale: "pt-BR", field: "translated_content.pt-BR.body",
        #"""
        {"type":"list","total_count":1,"pages":{"type":"pages","page":1},"data":[{"id":"55","type":"article","workspace_id":"w1","title":"Copy","author_id":1,"state":"published","default_locale":"en","body":"<p>Tap <a href=\"https://status.example.com/\">Status</a></p>","translated_content":{"type":"article_translated_content","pt-BR":{"type":"article_content","title":"Cópia","state":"draft","body":"<p class=\"no-margin\">Toque em <a href=\"«app://backup/rety\" target=\"_blank\">Repetir</a></p>"}}}]}
        """#)

    private static let directus = SystemExport(
        "pages.json", .directus, record: "12", locale: "it-IT", field: "translations.1.body",
        #"""
        {"data":[{"id":12,"status":"draft","sort":null,"translations":[{"id":30,"pages_id":12,"languages_code":"en-US","body":"<p>Open <a href=\"https://status.example.com/\">Status</a></p>"},{"id":31,"pages_id":12,"languages_code":"it-IT","body":"<p>Apri <a href=\"«app://backup/rety\">Spazio</a></p>"}]}]}
        """#)

    private static let directusTranslations = SystemExport(
        "directus_translations.json", .directus, record: "u-1", locale: "de-DE", field: "value",
        #"""
        [
        {"id":"u-1","language":"de-DE","key":"retry","value":"Tippe auf [Nochmal](«app://backup/rety)"},
        {"id":"u-2","language":"en-US","key":"status","value":"See [status](https://status.example.com/)"}
        ]
        """#)

    private static let catalogue = SystemExport(
        "strings.json", .xcstrings, record: "left %lld", locale: "es",
        field: "localizations.es.substitutions.n.variations.plural.other",
        #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "[Retry](app://backup/retry) the backup" : {

            },
            "left %lld" : {
              "comment" : "The number of photos",
              "extractionState" : "manual",
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "%lld left" } },
                "es" : {
                  "stringUnit" : { "state" : "translated", "value" : "%#@n@" },
                  "substitutions" : {
                    "n" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "^[%arg foto](inflect: true)" } },
                      "other" : { "stringUnit" : { "state" : "needs_review", "value" : "%arg fotos. “[Reintentar](«app://backup/rety)”" } }
                    } } }
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """#)

    private static let json = SystemExport(
        "pages.json", .json, record: "p1", locale: "de", field: "settings.cta.text",
        #"""
        {"pages":[{"id":"p1","language":"de","title":"Größe","settings":"{\"cta\":\"{\\\"text\\\":\\\"Tippe auf [Nochmal](«app:\\\\/\\\\/backup\\/rety)\\\"}\"}"}]}
        """#)

    private static let ndjson = SystemExport(
        "pages.ndjson", .ndjson, record: "p2", locale: "pt", field: "body.html",
        #"""
        {"id":"p1","lang":"en","body":{"html":"<a href=\"app://backup/retry\">Retry</a>"}}
        {"id":"p2","lang":"pt","body":{"html":"<p>\u00c0s vezes: <a\nhref=\"«app://backup/rety\">Repetir</a></p>"}}

        """#)
}
