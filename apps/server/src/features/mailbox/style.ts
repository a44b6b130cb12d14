/** Leaves room above and below for the header, the title and the padding. */
const columnsHeight = 'calc(100vh - 212px)';
const minColumnsHeight = '520px';
/** Mails have this background and no dark version. */
const mailBackground = '#f4f5f4';

/** Stylesheet of the mailbox page, in the portal theme's colours for light and dark. */
export const mailboxStyle = `@font-face { font-family: 'Inter Variable'; font-weight: 100 900; font-display: swap; src: url('/docs/inter.woff2') format('woff2'); }
:root { color-scheme: light dark; --ground: #f8f9fa; --card: #fff; --text: #16191d; --dim: #5b636d; --line: #e6e9ed; --accent: #106516; --opened: #eef8ee; }
@media (prefers-color-scheme: dark) { :root { --ground: #111316; --card: #191c20; --text: #e7e9ec; --dim: #9da5ae; --line: #2b3036; --accent: #8ed093; --opened: #152418; } }
* { box-sizing: border-box; }
body { display: flex; flex-direction: column; min-height: 100vh; margin: 0; background: var(--ground); color: var(--text); font: 14px/20px 'Inter Variable', Inter, system-ui, sans-serif; }
header { display: flex; flex: none; align-items: center; justify-content: space-between; height: 56px; padding: 0 20px; border-bottom: 1px solid var(--line); background: var(--card); }
main { display: flex; flex: 1; flex-direction: column; width: 100%; max-width: 1264px; margin: 0 auto; padding: 32px; }
.brand { display: inline-flex; align-items: center; gap: 8px; color: var(--text); font-size: 17px; font-weight: 650; letter-spacing: -0.02em;
  text-decoration: none; }
.button { display: inline-flex; align-items: center; min-height: 32px; padding: 0 12px; border: 1px solid var(--line); border-radius: 6px;
  background: var(--card); color: var(--text); font-weight: 500; text-decoration: none; }
.button:hover { background: var(--ground); }
.title { margin-bottom: 24px; }
.title p { margin: 4px 0 0; color: var(--dim); }
h1 { margin: 0; font-size: 24px; line-height: 32px; font-weight: 600; }
h2 { margin: 0; font-size: 16px; line-height: 24px; font-weight: 600; overflow-wrap: anywhere; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
.filter strong { color: var(--text); overflow-wrap: anywhere; }
.empty { display: flex; flex-direction: column; align-items: center; gap: 16px; padding: 64px 24px; border: 1px solid var(--line); border-radius: 8px;
  background: var(--card); color: var(--dim); text-align: center; }
.empty strong { color: var(--text); font-weight: 600; }
.empty p { margin: 4px 0 0; }
.columns { display: grid; flex: 1; grid-template-columns: 320px minmax(0, 1fr); border: 1px solid var(--line); border-radius: 8px; background: var(--card);
  overflow: hidden; height: ${columnsHeight}; min-height: ${minColumnsHeight}; }
.columns > nav { max-height: max(${minColumnsHeight}, ${columnsHeight}); border-right: 1px solid var(--line); overflow-y: auto; }
ol { margin: 0; padding: 0; list-style: none; }
li + li { border-top: 1px solid var(--line); }
li a { display: grid; gap: 2px; padding: 12px 16px; color: inherit; text-decoration: none; }
li a:hover, li a[aria-current] { background: var(--opened); }
li a[aria-current] { box-shadow: inset 3px 0 var(--accent); }
li strong { font-weight: 600; }
li strong, li span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
li span, li time { color: var(--dim); font-size: 12px; line-height: 16px; }
article { display: flex; flex-direction: column; min-width: 0; min-height: 0; }
.head { padding: 16px 24px 0; border-bottom: 1px solid var(--line); }
dl { display: flex; flex-wrap: wrap; gap: 4px 24px; margin: 8px 0; font-size: 12px; line-height: 16px; }
dl div { display: flex; gap: 6px; min-width: 0; }
dt { color: var(--dim); }
dd { margin: 0; overflow-wrap: anywhere; }
time { font-variant-numeric: tabular-nums; }
.tabs { display: flex; gap: 16px; }
.tabs a { padding: 8px 2px; border-bottom: 2px solid transparent; color: var(--dim); font-weight: 500; text-decoration: none; }
.tabs a[aria-current] { border-color: var(--accent); color: var(--text); }
iframe { flex: 1; width: 100%; border: 0; background: ${mailBackground}; color-scheme: light; }
pre { flex: 1; margin: 0; padding: 24px; overflow: auto; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 760px) { main { padding: 24px 16px; } .columns { grid-template-columns: minmax(0, 1fr); height: auto; }
.columns > nav { max-height: 220px; border-right: 0; border-bottom: 1px solid var(--line); }
iframe { min-height: ${minColumnsHeight}; } }
`;
