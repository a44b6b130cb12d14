/**
 * Refreshes the content every 30 seconds while the page is visible, steps through the portal's themes, and removes the
 * used token from the address.
 */
export const statusScript = `if (location.search) history.replaceState(null, '', location.pathname);
const key = 'mantine-color-scheme-value';
const names = { auto: 'System', light: 'Light', dark: 'Dark' };
const next = { auto: 'light', light: 'dark', dark: 'auto' };
const system = matchMedia('(prefers-color-scheme: dark)');
const theme = document.getElementById('theme');
const read = () => (Object.hasOwn(names, localStorage.getItem(key) ?? '') ? localStorage.getItem(key) : 'auto');
function show() {
  const chosen = read();
  theme.textContent = 'Theme: ' + names[chosen];
  document.documentElement.dataset.theme = chosen === 'auto' ? (system.matches ? 'dark' : 'light') : chosen;
}
theme.addEventListener('click', () => {
  localStorage.setItem(key, next[read()]);
  show();
});
system.addEventListener('change', show);
addEventListener('storage', show);
theme.hidden = false;
show();
setInterval(async () => {
  if (document.hidden) return;
  try {
    const answer = await fetch('/status', { headers: { accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    document.getElementById('status').replaceChildren(...page.getElementById('status').childNodes);
  } catch {
    const headline = document.querySelector('.headline');
    headline.dataset.status = 'DOWN';
    headline.textContent = 'The service cannot be reached';
  }
}, 30000);
`;

const light =
  'color-scheme: light; --ground: #f8f9fa; --card: #fff; --text: #16191d; --dim: #5b636d; --line: #e6e9ed; ' +
  '--good: #106516; --warn: #734c07; --bad: #941c18; --good-ground: #eef8ee; --warn-ground: #fff9eb; ' +
  '--bad-ground: #fff2f1;';
const dark =
  'color-scheme: dark; --ground: #111316; --card: #191c20; --text: #e7e9ec; --dim: #9da5ae; --line: ' +
  '#2b3036; --good: #8ed093; --warn: #fbcd5e; --bad: #fd9a94; --good-ground: #152418; --warn-ground: ' +
  '#261c0a; --bad-ground: #2a1513;';

export const statusStyle = `@font-face { font-family: 'Inter Variable'; font-weight: 100 900; font-display: swap; src: url('/docs/inter.woff2') format('woff2'); }
:root { ${light} }
@media (prefers-color-scheme: dark) { :root { ${dark} } }
:root[data-theme='light'] { ${light} }
:root[data-theme='dark'] { ${dark} }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 14px/20px 'Inter Variable', system-ui, sans-serif; }
:focus-visible { outline: 2px solid var(--good); outline-offset: 2px; border-radius: 6px; }
header { display: flex; align-items: center; gap: 8px; height: 56px; padding: 0 20px; border-bottom: 1px solid var(--line); background: var(--card); }
.brand { display: inline-flex; align-items: center; gap: 8px; margin-right: auto; color: var(--text); font-size: 17px; font-weight: 650; letter-spacing: -0.02em; text-decoration: none; }
button, .back { display: inline-flex; align-items: center; min-height: 32px; padding: 0 12px; border: 1px solid var(--line); border-radius: 6px;
  background: none; color: var(--text); font: inherit; font-weight: 500; text-decoration: none; cursor: pointer; }
button { border-color: transparent; font-weight: 400; }
button[hidden] { display: none; }
button:hover, .back:hover { background: var(--ground); }
main { max-width: 680px; margin: 0 auto; padding: 32px 20px; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 32px; font-weight: 600; }
.headline { display: flex; align-items: center; gap: 12px; margin: 0 0 24px; padding: 16px; border-radius: 8px; font-size: 16px; line-height: 24px; font-weight: 600; }
[data-status='OPERATIONAL'] { background: var(--good-ground); color: var(--good); }
[data-status='DEGRADED'] { background: var(--warn-ground); color: var(--warn); }
[data-status='DOWN'] { background: var(--bad-ground); color: var(--bad); }
ul { margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 8px; background: var(--card); list-style: none; }
li { display: flex; align-items: center; justify-content: space-between; gap: 16px; padding: 12px 16px; }
li + li { border-top: 1px solid var(--line); }
.part { display: grid; min-width: 0; overflow-wrap: anywhere; }
strong { font-weight: 500; }
.detail, .checked { color: var(--dim); font-size: 13px; }
.checked { font-variant-numeric: tabular-nums; }
.state { display: inline-flex; align-items: center; gap: 8px; padding: 2px 8px; border-radius: 4px; font-size: 13px; font-weight: 500; white-space: nowrap; }
.state::before { width: 8px; height: 8px; border-radius: 50%; background: currentColor; content: ''; }
.state[data-status='OPERATIONAL'] { padding-right: 0; background: none; }
`;
