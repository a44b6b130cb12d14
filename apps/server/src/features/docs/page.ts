import { escapeHtml } from '../../platform/html.ts';
import type { Reader } from '../readme-tokens/service.ts';
import { renderHead, renderHeader } from './header.ts';

/** Renders the API reference; a signed-in reader also gets the mode and public key of their API key. */
export function renderDocsPage(reader: Reader | null): string {
  const known = reader ? ` data-mode="${reader.mode}" data-api-key="${escapeHtml(reader.apiKey)}"` : '';
  return `<!doctype html>
<html lang="en">
<head>
${renderHead('Smile API reference')}
</head>
<body>
${renderHeader({ current: 'reference' })}
<div id="reference"${known}></div>
<noscript>The API reference needs JavaScript. The document itself is at /openapi.json.</noscript>
<script src="/docs/scalar.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;
}

/**
 * Starts the viewer without its own fonts, proxy or telemetry, so that the page contacts only this origin. Developers
 * signed in to the portal try operations in Sandbox with the portal's token; others enter a key pair.
 */
export const docsScript = `const { mode, apiKey } = document.getElementById('reference').dataset;
const isProduction = mode === 'PRODUCTION';
const token = isProduction ? null : localStorage.getItem('boxjwt');
if (location.search) history.replaceState(null, '', location.pathname + location.hash);
Scalar.createApiReference('#reference', {
  url: '/openapi.json',
  theme: 'none',
  withDefaultFonts: false,
  forceDarkModeState: document.documentElement.dataset.theme,
  hideDarkModeToggle: true,
  hideClientButton: true,
  hiddenClients: true,
  telemetry: false,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  ...(isProduction && { servers: [{ url: '/open/v1', description: 'Production' }] }),
  authentication: {
    preferredSecurityScheme: token ? 'portalToken' : 'apiKey',
    securitySchemes: {
      ...(apiKey && { apiKey: { username: apiKey } }),
      ...(token && { portalToken: { token } }),
    },
  },
});
`;
