import { productMark } from '../../platform/html.ts';

interface Place {
  current: 'reference' | 'guides';
}

/** Header of every documentation page: the current section, and a link back to the portal. */
export function renderHeader({ current }: Place): string {
  const link = (place: Place['current'], href: string, label: string) =>
    `<a href="${href}"${place === current ? ' aria-current="page"' : ''}>${label}</a>`;
  return `<header class="docs-header">
<a class="brand" href="/docs/guides">${productMark}Smile <span>Docs</span></a>
<nav aria-label="Documentation">
${link('guides', '/docs/guides', 'Guides')}
${link('reference', '/docs', 'API<span class="long"> reference</span>')}
</nav>
<a class="back" href="/" aria-label="Back to the portal"><span class="long">Back to the portal</span><span class="short" aria-hidden="true">Portal</span></a>
</header>`;
}

/** HTML head of every documentation page. */
export function renderHead(title: string): string {
  return `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="preload" href="/docs/inter.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/docs/style.css">
<script src="/docs/theme.js"></script>`;
}
