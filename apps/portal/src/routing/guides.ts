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

/** The guide for a task, at a section of it; the operator's documentation where it replaces ours. */
export function guideUrl(docsUrl: string, guide: GuideName, section?: string): string {
  return docsUrl === ownDocsUrl ? `${ownDocsUrl}/guides/${guide}${section ? `#${section}` : ''}` : docsUrl;
}

/** The guide for the task of a page, by how its path begins. */
const guides: readonly [path: string, guide: GuideName][] = [
  ['/dashboard', 'getting-started'],
  ['/link/winkSite', 'hosted-sites'],
  ['/link/', 'widget'],
  ['/snap', 'documents'],
  ['/signal/', 'lookups'],
  ['/users/invite', 'invites'],
  ['/developer/webhooks', 'webhooks'],
];

/** Returns null for pages that the API reference serves best. */
export function findPageGuide(path: string): GuideName | null {
  return guides.find(([start]) => path.startsWith(start))?.[1] ?? null;
}
