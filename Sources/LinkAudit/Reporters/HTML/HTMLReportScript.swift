/// The script of the HTML report: it filters what is there and makes nothing.
enum HTMLReportScript {
    static let text: StaticString = """

        (() => {
          "use strict";
          const form = document.getElementById("filters");
          if (!form) return;
          const field = id => document.getElementById(id);
          const items = [...document.querySelectorAll("main li")];
          const sections = [...document.querySelectorAll("main section.file")];
          const texts = new Map();
          const textOf = item => {
            let text = texts.get(item);
            if (text === undefined) {
              const file = item.closest("section").querySelector("h2").textContent;
              text = (file + " " + item.textContent).toLowerCase();
              texts.set(item, text);
            }
            return text;
          };
          const names = ["severity", "rule", "locale"];
          const apply = () => {
            const words = field("text").value.toLowerCase().split(/\\s+/).filter(Boolean);
            const record = field("record") ? field("record").value.trim() : "";
            let count = 0;
            for (const item of items) {
              const fits = names.every(name => {
                const wanted = field(name) ? field(name).value : "";
                return wanted === "" || item.dataset[name] === wanted;
              }) && (record === "" || (item.dataset.record || "").includes(record))
                && (words.length === 0 || words.every(word => textOf(item).includes(word)));
              if (item.hidden === fits) item.hidden = !fits;
              if (fits) count += 1;
            }
            for (const section of sections) section.hidden = !section.querySelector("li:not([hidden])");
            field("state").textContent = count === items.length
              ? items.length.toLocaleString("en") + " findings"
              : count.toLocaleString("en") + " of " + items.length.toLocaleString("en") + " findings";
            field("none").hidden = count > 0;
          };
          let timer = 0;
          form.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(apply, 80); });
          form.addEventListener("reset", () => setTimeout(apply, 0));
          form.addEventListener("submit", event => event.preventDefault());
          document.addEventListener("keydown", event => {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName);
            if (event.key === "/" && !isTyping) {
              event.preventDefault();
              field("text").focus();
            } else if (event.key === "Escape" && form.contains(document.activeElement)) {
              form.reset();
            }
          });
          addEventListener("beforeprint", () => document.querySelectorAll("details").forEach(part => { part.open = true; }));
          form.hidden = false;
          apply();
        })();

        """
}
