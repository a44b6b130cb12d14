import { escapeHtml, productMark } from '../../platform/html.ts';
import type { Part, PartStatus, SystemStatus } from './part.ts';

const headlines: Record<PartStatus, string> = {
  OPERATIONAL: 'All systems operational',
  DEGRADED: 'Some systems are slow',
  DOWN: 'Some systems are down',
};

const words: Record<PartStatus, string> = { OPERATIONAL: 'Operational', DEGRADED: 'Degraded', DOWN: 'Down' };

const draw = (path: string) =>
  '<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><circle cx="10" cy="10" r="9" fill="currentColor"/>' +
  `<path d="${path}" fill="none" stroke="var(--card)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
const exclamation = draw('M10 5.5v5M10 14v.1');
const marks: Record<PartStatus, string> = {
  OPERATIONAL: draw('m6 10.3 2.7 2.7L14 7.5'),
  DEGRADED: exclamation,
  DOWN: exclamation,
};

/** Works without scripts; a script refreshes it. */
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
<script src="/docs/theme.js"></script>
<script src="/status/refresh.js" defer></script>
</head>
<body>
<header><a class="brand" href="/">${productMark}Smile</a><button type="button" id="theme" hidden></button><a class="back" href="/">Back to the portal</a></header>
<main id="status">
<h1>Service Status</h1>
<p class="headline" data-status="${system.status}" role="status">${marks[system.status]}${headlines[system.status]}</p>
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
