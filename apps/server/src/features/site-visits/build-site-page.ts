import type { HostedSite } from '@smile/contract/hosted-sites';
import { escapeHtml } from '../../platform/html.ts';

/** Embeds the site in the built page; without a site, the page says that it does not exist. */
export function buildSitePage(template: string, site: HostedSite | null): string {
  if (!site) return template;
  const flow = site.flow as { name?: string; themeColor?: string | null };
  const head = [
    `<meta name="theme-color" content="${escapeHtml(flow.themeColor ?? site.templateColor)}">`,
    `<script type="application/json" id="site">${escapeScript(JSON.stringify(site))}</script>`,
  ];
  // Replacer functions, since texts of the site may contain replacement patterns such as `$&`.
  return template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(site.companyName)}</title>`)
    .replace('</head>', () => `${head.join('')}</head>`);
}

/** Prevents texts of the site from closing the script element. */
function escapeScript(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
