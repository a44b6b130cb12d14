import { escapeHtml } from '../../platform/html.ts';
import { renderHead, renderHeader } from './header.ts';
import type { Guide } from './list-guides.ts';
import { renderGuide } from './render-guide.ts';

/** One guide, with the others beside it. */
export function renderGuidePage(guide: Guide, guides: readonly Guide[]): string {
  const at = guides.indexOf(guide);
  const next = guides[at + 1];
  const onward = next
    ? `<p class="onward">Next: <a href="/docs/guides/${next.name}">${escapeHtml(next.title)}</a></p>`
    : '';
  return renderPage(`${guide.title} | Smile docs`, guide, guides, `${renderGuide(guide.source)}${onward}`);
}

/** All guides, each with what it is for. */
export function renderGuideList(guides: readonly Guide[]): string {
  const entries = guides.map(
    ({ name, title, summary }) =>
      `<li><a href="/docs/guides/${name}"><strong>${escapeHtml(title)}</strong><span>${escapeHtml(summary)}</span></a></li>`,
  );
  const content = `<h1>Guides</h1>
<p>Whole ways through, step by step. Every sample runs as it stands once you have set the environment variables that <a href="/docs/guides/getting-started">Getting started</a> names; single operations are in the <a href="/docs">API reference</a>.</p>
<ul class="cards">${entries.join('\n')}</ul>`;
  return renderPage('Guides | Smile docs', null, guides, content);
}

function renderPage(title: string, current: Guide | null, guides: readonly Guide[], content: string): string {
  const links = guides.map(
    (guide) =>
      `<li><a href="/docs/guides/${guide.name}"${guide === current ? ' aria-current="page"' : ''}>${escapeHtml(guide.title)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
${renderHead(escapeHtml(title))}
<script src="/docs/guides.js" defer></script>
</head>
<body>
${renderHeader({ current: 'guides' })}
<div class="guides">
<nav class="contents" aria-label="Guides"><ul>
${links.join('\n')}
</ul></nav>
<main>
${content}
</main>
</div>
</body>
</html>
`;
}
