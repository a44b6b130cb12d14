import { escapeHtml } from '../../platform/html.ts';
import type { Part, PartStatus, SystemStatus } from './part.ts';

const headlines: Record<PartStatus, string> = {
  OPERATIONAL: 'All systems operational',
  DEGRADED: 'Some systems are slow',
  DOWN: 'Some systems are down',
};

const words: Record<PartStatus, string> = { OPERATIONAL: 'Operational', DEGRADED: 'Degraded', DOWN: 'Down' };

/** A page that needs no script; with scripts it keeps itself up to date. */
export function renderStatusPage(system: SystemStatus): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Service Status | Smile</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/status/style.css">
<script src="/status/refresh.js" defer></script>
</head>
<body>
<main id="status">
<p class="brand">Smile</p>
<h1>Service Status</h1>
<p class="headline" data-status="${system.status}" role="status">${headlines[system.status]}</p>
<ul>
${system.parts.map(renderPart).join('\n')}
</ul>
<p class="checked">Checked at <time datetime="${system.checkedAt}">${system.checkedAt.replace('T', ' ').replace('Z', ' UTC')}</time></p>
</main>
</body>
</html>
`;
}

function renderPart({ name, status, detail }: Part): string {
  return `<li><span class="part"><strong>${escapeHtml(name)}</strong><span class="detail">${escapeHtml(detail)}</span></span><span class="state" data-status="${status}">${words[status]}</span></li>`;
}

/** Replaces the content every half minute while the page is looked at; takes the used token out of the address. */
export const statusScript = `if (location.search) history.replaceState(null, '', location.pathname);
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

export const statusStyle = `:root { color-scheme: light dark; --ground: #f8f9fa; --card: #fff; --text: #16191d; --dim: #5b636d; --line: #e6e9ed; --good: #106516; --warn: #734c07; --bad: #941c18; --good-ground: #eef8ee; --warn-ground: #fff9eb; --bad-ground: #fff2f1; }
@media (prefers-color-scheme: dark) { :root { --ground: #111316; --card: #191c20; --text: #e7e9ec; --dim: #9da5ae; --line: #23272c; --good: #8ed093; --warn: #fbcd5e; --bad: #fd9a94; --good-ground: #152418; --warn-ground: #261c0a; --bad-ground: #2a1513; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 15px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
main { max-width: 640px; margin: 0 auto; padding: 48px 20px; }
.brand { margin: 0; color: var(--good); font-weight: 700; }
h1 { margin: 4px 0 20px; font-size: 24px; line-height: 1.3; }
.headline { margin: 0 0 20px; padding: 14px 16px; border-radius: 8px; font-weight: 600; }
[data-status='OPERATIONAL'] { background: var(--good-ground); color: var(--good); }
[data-status='DEGRADED'] { background: var(--warn-ground); color: var(--warn); }
[data-status='DOWN'] { background: var(--bad-ground); color: var(--bad); }
ul { margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 8px; background: var(--card); list-style: none; }
li { display: flex; align-items: center; justify-content: space-between; gap: 16px; padding: 12px 16px; }
li + li { border-top: 1px solid var(--line); }
.part { display: grid; }
strong { font-weight: 500; }
.detail, .checked { color: var(--dim); font-size: 13px; }
.state { padding: 2px 8px; border-radius: 4px; font-size: 13px; font-weight: 500; }
`;
