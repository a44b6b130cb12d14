import type { HostedSite } from '@smile/contract/hosted-sites';
import { loadPart } from '../load-part.ts';

interface Page {
  /** Null if the site accepts no visits. */
  site: HostedSite | null;
  siteId: string;
  manageKey: string | null;
  userToken: string | null;
  /** Id and secret of an invite, joined by a dot. */
  invite: string | null;
  /** Key of a shared draft. */
  draftKey: string | null;
}

/** Reads the site that the server embedded in the page, and the parameters in the URL fragment. */
export function readPage(page: Document, address: Pick<Location, 'pathname' | 'hash'>): Page {
  const text = page.getElementById('site')?.textContent;
  const fragment = new URLSearchParams(address.hash.slice(1));
  return {
    site: text ? (JSON.parse(text) as HostedSite) : null,
    siteId: address.pathname.split('/')[1] ?? '',
    manageKey: fragment.get('manage') || null,
    userToken: fragment.get('userToken') || null,
    invite: fragment.get('invite') || null,
    draftKey: fragment.get('draft') || null,
  };
}

/** Set once a multilingual site is open. */
export let languages: typeof import('./languages/site-languages.tsx') | null = null;

/**
 * Loads the code for calculated values, formats and date rules only if the site uses them; without it, the page follows
 * the server's routing. Opens a multilingual site in the visitor's language or its first one, and one with fixed pages
 * in Filipino for browsers that ask for it.
 */
export async function openSite<S extends Pick<HostedSite, 'flow'>>(site: S, id: string): Promise<S> {
  // JSON escapes quotes inside texts, so these matches can only be keys.
  if (/"(as|calculations)":|"(DAYS|AGE)"/.test(JSON.stringify(site.flow)))
    await loadPart(() => import('@smile/site-model/calculations/calculate'))
      .then(({ setVisitorUtcOffset }) => setVisitorUtcOffset(new Date().getTimezoneOffset() / -60))
      .catch(() => {});
  if (!site.flow.languages)
    return site.flow.kind === 'DEFAULT' && /\b(fil|tl)\b/.test(`${location.hash} ${navigator.languages}`)
      ? loadPart(() => import('./languages/fixed-pages.ts')).then(
          (part) => part.openFixedPages(site),
          () => site,
        )
      : site;
  languages = await loadPart(() => import('./languages/site-languages.tsx')).catch(() => null);
  return languages ? languages.openInLanguage(site, id) : site;
}
