/** The only origin that may speak to this page, as the server wrote it into it; null on pages for everybody. */
export function readPortalOrigin(page: Document): string | null {
  return page.querySelector<HTMLMetaElement>('meta[name="portal-origin"]')?.content || null;
}
