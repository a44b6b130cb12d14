/** The only origin from which this page accepts messages, set by the server; null on public pages. */
export function readPortalOrigin(page: Document): string | null {
  return page.querySelector<HTMLMetaElement>('meta[name="portal-origin"]')?.content || null;
}
