export type GuideName =
  | 'getting-started'
  | 'widget'
  | 'webhooks'
  | 'lookups'
  | 'invites'
  | 'hosted-sites'
  | 'documents'
  | 'going-live';

const ownDocsUrl = '/docs';

/** URL of a guide's section, in the operator's documentation if it replaces ours. */
export function guideUrl(docsUrl: string, guide: GuideName, section?: string): string {
  return docsUrl === ownDocsUrl ? `${ownDocsUrl}/guides/${guide}${section ? `#${section}` : ''}` : docsUrl;
}

/** Guides by path prefix of a page. */
const guides: readonly [path: string, guide: GuideName][] = [
  ['/dashboard', 'getting-started'],
  ['/link/winkSite', 'hosted-sites'],
  ['/link/', 'widget'],
  ['/snap', 'documents'],
  ['/signal/', 'lookups'],
  ['/users/invite', 'invites'],
  ['/developer/webhooks', 'webhooks'],
];

/** Null for pages that the API reference documents best. */
export function findPageGuide(path: string): GuideName | null {
  return guides.find(([start]) => path.startsWith(start))?.[1] ?? null;
}
