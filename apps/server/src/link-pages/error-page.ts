import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '../platform/errors.ts';
import { wantsPage } from '../platform/http/answers/single-page-app.ts';

const style = `:root{color-scheme:light dark;--page:#f8f9fa;--card:#fff;--text:#16191d;--dim:#5b636d;--line:#e6e9ed;--mark:#167e1c}
@media(prefers-color-scheme:dark){:root{--page:#111316;--card:#191c20;--text:#e7e9ec;--dim:#9da5ae;--line:#23272c;--mark:#2f9e37}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:16px;background:var(--page);color:var(--text);
 font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif}
main{width:100%;max-width:480px;padding:40px 32px;border:1px solid var(--line);border-radius:16px;background:var(--card);text-align:center;overflow-wrap:anywhere}
svg{display:block;margin:0 auto 24px}
rect{fill:var(--mark)}
circle{fill:#fff}
path{fill:none;stroke:#fff;stroke-width:2.8;stroke-linecap:round}
h1{margin:0 0 8px;font-size:24px;line-height:32px;font-weight:600}
p{margin:0;color:var(--dim)}`;

/** The page is self-contained: nothing may load, and only its own style applies. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const missing = {
  title: 'Sorry, page not found',
  text: 'The address may be incomplete. Please open your link again, or ask its sender for a new one.',
};
const failed = {
  title: 'Sorry, something went wrong',
  text: 'This page could not be loaded. Please try again in a few minutes.',
};

/** Statuses of an incomplete, expired or revoked link. */
const brokenLink = [400, 401, 403, 404, 410];

const apiPath = /^\/(link|link-sandbox|hosted)\/v1(?![^/?])/;
/** Downloads, which the router does not know when a parameter is too long. */
const filePath = /^\/(files|cdn)\//;

/**
 * Shows an error page to a person who opened a wrong link. Returns null for programs: API calls, other methods, and
 * files that a page loads.
 */
export function sendErrorPage(error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  if (apiPath.test(request.url) || !isPerson(request)) return null;
  return reply
    .code(error.status)
    .headers(error.headers)
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      vary: 'Accept',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(renderPage(brokenLink.includes(error.status) ? missing : failed));
}

/** For files and known routes, requires `text/html`: programs may accept any type, browsers ask for HTML. */
function isPerson(request: FastifyRequest): boolean {
  if (!request.routeOptions.url && !filePath.test(request.url)) return wantsPage(request);
  return request.method !== 'POST' && (request.headers.accept ?? '').includes('text/html');
}

function renderPage({ title, text }: typeof missing): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<svg viewBox="0 0 32 32" width="48" height="48" aria-hidden="true">
<rect width="32" height="32" rx="8"/><circle cx="11" cy="12" r="2.2"/><circle cx="21" cy="12" r="2.2"/><path d="M9 22.5a8 8 0 0 1 14 0"/></svg>
<h1>${title}</h1>
<p>${text}</p>
</main>
</body>
</html>
`;
}
