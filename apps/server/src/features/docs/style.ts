/** Portal look for the guides and for the viewer of the API reference. */
export const docsStyle = `@font-face { font-family: 'Inter Variable'; font-weight: 100 900; font-display: optional; src: url('/docs/inter.woff2') format('woff2'); }
:root {
  --string: #0b6bcb; --word: #8a3ffc; --number: #a14d0a; --bad: #941c18;
  --ground: #fff; --subtle: #f8f9fa; --text: #16191d; --dim: #5b636d; --line: #e6e9ed; --accent: #167e1c;
  --link: #106516; --mark: #eef8ee; --code: #f5f6f8; --header: 56px; --scalar-custom-header-height: 56px;
  color-scheme: light;
}
:root[data-theme='dark'] {
  --string: #7fb0f7; --word: #c9a6ff; --number: #f2b62f; --bad: #fd9a94;
  --ground: #16191d; --subtle: #111316; --text: #e7e9ec; --dim: #a1a8b0; --line: #2b3037; --accent: #5fbb66;
  --link: #8ed093; --mark: #152418; --code: #0d0f11; color-scheme: dark;
}
* { box-sizing: border-box; }
html { scroll-padding-top: calc(var(--header) + 16px); }
body {
  margin: 0; background: var(--ground); color: var(--text); font: 15px/1.6 'Inter Variable', system-ui, sans-serif;
}
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }

.docs-header {
  position: sticky; top: 0; z-index: 20; display: flex; align-items: center; gap: 24px; height: var(--header);
  padding: 0 20px; border-bottom: 1px solid var(--line); background: var(--ground);
  font: 500 14px/1.4 'Inter Variable', system-ui, sans-serif; white-space: nowrap;
}
.docs-header a { color: var(--text); text-decoration: none; }
.docs-header .brand { display: flex; align-items: center; gap: 8px; font-size: 16px; font-weight: 650; }
.docs-header .brand span { color: var(--dim); font-weight: 500; }
.docs-header nav { display: flex; gap: 4px; }
.docs-header nav a { padding: 6px 10px; border-radius: 6px; color: var(--dim); }
.docs-header nav a:hover { background: var(--subtle); }
.docs-header nav a[aria-current] { background: var(--mark); color: var(--link); }
.docs-header .back { margin-left: auto; padding: 6px 12px; border: 1px solid var(--line); border-radius: 6px; }
.docs-header .back:hover { background: var(--subtle); }
.docs-header .short { display: none; }

.t-doc__sidebar button { min-width: 24px; min-height: 24px; }
.references-rendered .introduction-section.section { padding-top: 40px; }
.scalar-app .references-rendered .markdown pre code {
  overflow: visible; font-size: 13px; white-space: pre-wrap; overflow-wrap: anywhere;
}
.scalar-app .references-rendered .markdown pre code * { white-space: inherit; word-break: break-word; }
/* The viewer's fields are 2px higher than their rows and would cover the border below. */
.scalar-app .references-rendered .scalar-data-table td input { height: 32px; }
.scalar-app .references-rendered .scalar-data-table td button { min-width: 24px; min-height: 24px; }

.guides { display: grid; grid-template-columns: 240px minmax(0, 1fr); max-width: 1400px; margin: 0 auto; }
.guides:has(.headings) { grid-template-columns: 240px minmax(0, 1fr) 220px; }
.contents, .headings {
  position: sticky; top: var(--header); align-self: start; max-height: calc(100vh - var(--header));
  padding: 24px 12px; overflow-y: auto;
}
.contents form { margin-bottom: 12px; }
.contents input {
  width: 100%; height: 34px; padding: 0 10px; border: 1px solid var(--line); border-radius: 6px;
  background: var(--ground); color: var(--text); font: inherit; font-size: 14px;
}
.guides .headings h2 { margin: 8px 0 6px; font-size: 13px; }
.headings ul { margin: 0; padding: 0; list-style: none; }
.headings a {
  display: block; padding: 4px 0; color: var(--dim); font-size: 13px; line-height: 1.4; text-decoration: none;
}
.headings a:hover { color: var(--link); }
.guides .found { display: grid; gap: 4px; padding: 0; list-style: none; }
.guides .found a {
  display: grid; gap: 2px; padding: 10px 12px; border-radius: 8px; color: var(--text); text-decoration: none;
}
.guides .found a:hover { background: var(--subtle); }
.guides .found small, .guides .found span { color: var(--dim); font-size: 13px; }
.hljs-string, .hljs-attr { color: var(--string); }
.hljs-keyword, .hljs-built_in, .hljs-literal { color: var(--word); }
.hljs-number, .hljs-variable, .hljs-title { color: var(--number); }
.hljs-comment { color: var(--dim); }
.contents ul { margin: 0; padding: 0; list-style: none; }
.contents a {
  display: block; padding: 6px 10px; border-radius: 6px; color: var(--dim); font-size: 14px; text-decoration: none;
}
.contents a:hover { background: var(--subtle); }
.contents a[aria-current] { background: var(--mark); color: var(--link); font-weight: 500; }
.guides main { min-width: 0; padding: 32px 24px 80px 40px; border-left: 1px solid var(--line); }
.guides main > * { max-width: 780px; }
.guides h1 { margin: 0 0 12px; font-size: 26px; line-height: 1.25; font-weight: 650; }
.guides h2 { margin: 36px 0 8px; font-size: 18px; line-height: 1.35; font-weight: 600; }
.guides h3, .guides h4 { margin: 24px 0 6px; font-size: 15px; font-weight: 600; }
.guides p, .guides ul, .guides ol { margin: 0 0 14px; }
.guides li { margin: 4px 0; }
.guides main a { color: var(--link); }
.guides code {
  padding: 1px 5px; border-radius: 4px; background: var(--code);
  font: 13px/1.55 ui-monospace, 'JetBrains Mono', SFMono-Regular, Menlo, monospace; overflow-wrap: anywhere;
}
.guides pre { margin: 0; padding: 14px 16px; overflow-x: auto; border-radius: inherit; background: var(--code); }
.guides pre code { padding: 0; background: none; overflow-wrap: normal; }
.guides .block, .guides .samples { margin: 0 0 18px; border: 1px solid var(--line); border-radius: 8px; }
.guides .block, .guides .samples section { position: relative; }
.guides .samples [role='tablist'] {
  display: flex; gap: 2px; padding: 4px 6px 0; overflow-x: auto; border-bottom: 1px solid var(--line);
}
.guides .samples [role='tab'] {
  padding: 6px 10px; border: 0; border-bottom: 2px solid transparent; background: none; color: var(--dim);
  font: 500 13px/1.4 inherit; font-family: inherit; cursor: pointer;
}
.guides .samples [role='tab'][aria-selected='true'] { border-bottom-color: var(--accent); color: var(--text); }
.guides .samples section { border-radius: 0 0 8px 8px; }
.guides .samples h4 { margin: 0; padding: 8px 16px; }
.guides .copy {
  position: absolute; top: 8px; right: 8px; padding: 3px 9px; border: 1px solid var(--line); border-radius: 6px;
  background: var(--ground); color: var(--dim); font: 500 12px/1.4 inherit; font-family: inherit;
  cursor: pointer;
}
.guides .copy:hover { color: var(--text); }
.guides .table { margin: 0 0 18px; overflow-x: auto; }
.guides table { width: 100%; border-collapse: collapse; font-size: 14px; }
.guides th, .guides td {
  padding: 7px 12px 7px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top;
}
.guides td:first-child code { white-space: nowrap; }
.guides th { color: var(--dim); font-size: 13px; font-weight: 500; }
.guides .cards {
  display: grid; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); gap: 12px; padding: 0;
  list-style: none;
}
.guides .cards li { margin: 0; }
.guides .cards a {
  display: grid; gap: 4px; align-content: start; height: 100%; padding: 14px 16px; border: 1px solid var(--line);
  border-radius: 8px; color: var(--text); text-decoration: none;
}
.guides .cards a:hover { border-color: var(--accent); }
.guides .cards strong { font-weight: 600; }
.guides .cards span { color: var(--dim); font-size: 14px; line-height: 1.45; }
.guides .onward { margin-top: 40px; padding-top: 16px; border-top: 1px solid var(--line); }

.light-mode, .dark-mode {
  --scalar-font: 'Inter Variable', system-ui, sans-serif;
  --scalar-font-code: ui-monospace, 'JetBrains Mono', SFMono-Regular, Menlo, monospace; --scalar-radius: 6px;
  --scalar-radius-lg: 8px; --scalar-color-1: var(--text); --scalar-color-2: var(--dim);
  --scalar-color-3: var(--dim); --scalar-color-accent: var(--link); --scalar-background-1: var(--ground);
  --scalar-background-2: var(--subtle); --scalar-background-3: var(--line);
  --scalar-background-accent: var(--mark); --scalar-border-color: var(--line); --scalar-link-color: var(--link);
  --scalar-button-1: var(--accent); --scalar-button-1-color: var(--ground);
  --scalar-sidebar-background-1: var(--subtle); --scalar-sidebar-border-color: var(--line);
  --scalar-sidebar-color-1: var(--text); --scalar-sidebar-color-2: var(--dim);
  --scalar-sidebar-color-active: var(--link); --scalar-sidebar-item-active-background: var(--mark);
  --scalar-sidebar-item-hover-background: var(--mark); --scalar-sidebar-search-background: var(--ground);
  --scalar-sidebar-search-border-color: var(--line);
  --scalar-color-green: var(--link); --scalar-color-blue: var(--string); --scalar-color-purple: var(--word);
  --scalar-color-orange: var(--number); --scalar-color-yellow: var(--number); --scalar-color-red: var(--bad);
}
.t-doc__sidebar > .darklight-reference { flex: none; padding: 12px !important; border-top: 1px solid var(--line); }

@media (max-width: 1180px) {
  .guides:has(.headings) { grid-template-columns: 240px minmax(0, 1fr); }
  .headings { display: none; }
}

@media (max-width: 760px) {
  .docs-header { gap: 10px; padding: 0 12px; }
  .docs-header .brand { font-size: 0; gap: 0; }
  .docs-header .long { display: none; }
  .docs-header .short { display: inline; }
  .guides { display: block; }
  .contents { position: static; padding: 10px 12px; border-bottom: 1px solid var(--line); overflow-x: auto; }
  .contents ul { display: flex; white-space: nowrap; }
  .guides main { padding: 20px 16px 64px; border-left: 0; }
}
`;
