import { escapeHtml } from '../../platform/html.ts';
import { renderHead, renderHeader } from './header.ts';
import type { Guide } from './list-guides.ts';
import { renderGuide } from './render-guide.ts';
import { listSections, searchGuides } from './service.ts';

const excerptLength = 160;

/** A guide's page, with a menu of all guides. */
export function renderGuidePage(guide: Guide, guides: readonly Guide[]): string {
  const at = guides.indexOf(guide);
  const next = guides[at + 1];
  const onward = next
    ? `<p class="onward">Next: <a href="/docs/guides/${next.name}">${escapeHtml(next.title)}</a></p>`
    : '';
  const content = `${renderGuide(guide.source)}${onward}`;
  return renderPage({ title: `${guide.title} | Smile docs`, current: guide, guides, content });
}

/** List of all guides with their summaries. */
export function renderGuideList(guides: readonly Guide[]): string {
  const entries = guides.map(
    ({ name, title, summary }) =>
      `<li><a href="/docs/guides/${name}"><strong>${escapeHtml(title)}</strong><span>${escapeHtml(summary)}</span></a></li>`,
  );
  const content = `<h1>Guides</h1>
<p>Whole ways through, step by step. Every sample runs as it stands once you have set the environment
variables that <a href="/docs/guides/getting-started">Getting started</a> names;
single operations are in the <a href="/docs">API reference</a>.</p>
<ul class="cards">${entries.join('\n')}</ul>`;
  return renderPage({ title: 'Guides | Smile docs', current: null, guides, content });
}

/** Sections that contain all words of the query. */
export function renderSearch(guides: readonly Guide[], query: string): string {
  const entries = searchGuides(guides, query).map(({ guide, heading, anchor, text }) => {
    const href = `/docs/guides/${guide.name}${anchor && `#${anchor}`}`;
    const excerpt = `<span>${escapeHtml(text.slice(0, excerptLength))}…</span>`;
    const place = `<strong>${escapeHtml(heading)}</strong><small>${escapeHtml(guide.title)}</small>`;
    return `<li><a href="${href}">${place}${excerpt}</a></li>`;
  });
  const found = entries.length > 0 ? `<ul class="found">${entries.join('\n')}</ul>` : '<p>Nothing found.</p>';
  const content = `<h1>Search results</h1>${found}`;
  return renderPage({ title: 'Search | Smile docs', current: null, guides, content, query });
}

interface Page {
  title: string;
  current: Guide | null;
  guides: readonly Guide[];
  content: string;
  query?: string;
}

/** Table of contents. */
function renderHeadings(guide: Guide): string {
  const links = listSections(guide)
    .slice(1)
    .map(({ heading, anchor }) => `<li><a href="#${anchor}">${escapeHtml(heading.replaceAll('`', ''))}</a></li>`);
  return `<nav class="headings" aria-label="On this page"><h2>On this page</h2><ul>${links.join('')}</ul></nav>`;
}

function renderPage({ title, current, guides, content, query = '' }: Page): string {
  const links = guides.map(
    (guide) =>
      `<li><a href="/docs/guides/${guide.name}"${guide === current ? ' aria-current="page"' : ''}>${escapeHtml(guide.title)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
${renderHead(escapeHtml(title))}
<script src="/docs/guides.js" defer blocking="render"></script>
</head>
<body>
${renderHeader({ current: 'guides' })}
<div class="guides">
<div class="contents">
<form role="search" action="/docs/guides">
<input type="search" name="q" value="${escapeHtml(query)}" placeholder="Search the guides" aria-label="Search the guides"
  required>
</form>
<nav aria-label="Guides"><ul>
${links.join('\n')}
</ul></nav>
</div>
<main>
${content}
</main>
${current ? renderHeadings(current) : ''}
</div>
</body>
</html>
`;
}
