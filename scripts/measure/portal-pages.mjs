/** Public portal pages; pages opened from mails run without a token. */
export const publicPages = [
  '/login',
  '/register',
  '/reset',
  '/confirm?token=wrong',
  '/resetPassword?token=wrong',
  '/confirmInvite?token=wrong&organization=Demo%20Lending&firstName=Anisha',
  '/contact',
  '/privacy',
  '/terms',
];

const sandboxPages = [
  '/dashboard',
  '/usage',
  '/link/emulator',
  '/link/emulator?view=consent',
  '/link/template',
  '/link/template?template=new',
  '/link/winkSite',
  '/link/winkSite?site=new',
  '/link/winkSite?tab=data',
  '/link/winkSiteDetail/new/Loans',
  '/snap',
  '/snap?tab=results',
  '/users',
  '/users?tab=fail',
  '/developer/providers',
  '/developer/providers?kind=archives',
  '/developer/api-keys',
  '/developer/webhooks',
  '/account/organization',
  '/account/organization?changePassword=true',
  '/account/organization?consentTemplate=new',
  '/account/audit-log',
  '/nowhere',
];
/** Addresses that redirect, and tabs without an address of their own. */
const leading = { '/organization': '/account/organization', '/account/team': '/account/organization' };
const productionPages = ['/users?tab=invite', '/users/invite', '/users/invite?batch=true'];
const lookups = {
  signals: 'beta/signals',
  verification: 'alpha/verifications',
  blacklists: 'alpha/blacklists',
  footprints: 'alpha/footprints',
  maws: 'alpha/maws',
};

/** Pages behind the login that need only an address, in Sandbox. */
export const pagesBehindLogin = [
  ...sandboxPages.filter((path) => !path.includes('?')),
  ...Object.keys(lookups).map((page) => `/signal/${page}`),
  '/users/invite',
];

/**
 * Every page behind the login in its mode, with tabs and overlays; `leadsTo` is the final address after a redirect.
 * @param ask fetches a GET of the Developer API (`/winkSites`) or the Open API (`/sandbox/v1/users`); the first item
 * of each list is opened, and empty lists are skipped
 */
export async function listPortalPages(ask) {
  const inSandbox = [...sandboxPages, ...Object.keys(leading), ...(await listRecords(ask))];
  return [
    ...inSandbox.map((path) => ({ path, mode: 'Sandbox', leadsTo: leading[path] ?? path })),
    ...productionPages.map((path) => ({ path, mode: 'Production', leadsTo: path })),
  ];
}

/** True when the demo, which fills in the background, has an item for every page. */
export async function isDemoThere(ask) {
  const paths = [...Object.values(lookups).map((list) => `/sandbox/v1/${list}`), ...lists.map(({ path }) => path)];
  const filled = await Promise.all(paths.map(async (path) => (await ask(path)).items.length > 0));
  return filled.every(Boolean);
}

const lists = [
  {
    path: '/winkSites?mode=SANDBOX',
    pagesOf: (sites) =>
      sites.flatMap(({ id, name, type }) =>
        type === 'LOWCODE'
          ? [`/link/winkSiteDetail/${id}/${encodeURIComponent(name)}`]
          : [`/link/winkSite?site=${id}`, `/link/winkSite?versions=${id}`, `/link/winkSite?funnel=${id}`],
      ),
  },
  { path: '/winkSiteSessions?mode=SANDBOX', pagesOf: ([{ id }]) => [`/link/winkSite?tab=data&session=${id}`] },
  { path: '/sandbox/v1/archives', pagesOf: ([{ id }]) => [`/snap?tab=results&archive=${id}`] },
  {
    path: '/sandbox/v1/accounts',
    pagesOf: ([{ id, userId }]) => [
      `/users?user=${userId}`,
      `/users/user-details?userId=${userId}`,
      `/users/user-details?userId=${userId}&accountId=${id}`,
    ],
  },
  {
    path: '/sandbox/v1/consentTemplates',
    pagesOf: ([{ id }]) => [`/account/organization?consentTemplate=${id}`],
  },
];

/** Pages of lookups and of records with an id. */
async function listRecords(ask) {
  const itemsOf = async (path) => (await ask(path)).items;
  const ofLookup = async ([page, list]) => {
    const [record] = await itemsOf(`/sandbox/v1/${list}`);
    const results = `/signal/${page}?panel=results`;
    return [`/signal/${page}`, results, ...(record ? [`${results}&result=${record.id}`] : [])];
  };
  const ofList = async ({ path, pagesOf }) => {
    const items = await itemsOf(path);
    return items.length > 0 ? pagesOf(items) : [];
  };
  const ofWebhook = async () => {
    const [webhook] = await itemsOf('/sandbox/v1/webhooks');
    if (!webhook) return [];
    const [delivery] = await itemsOf(`/sandbox/v1/webhooks/${webhook.id}/deliveries`);
    const log = `/developer/webhooks?log=${webhook.id}`;
    return delivery ? [log, `${log}&delivery=${delivery.id}`] : [log];
  };
  return (await Promise.all([...Object.entries(lookups).map(ofLookup), ...lists.map(ofList), ofWebhook()])).flat();
}
