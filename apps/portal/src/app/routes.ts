import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { landingPath, rememberPage } from '../api/return-path.ts';
import { isLoggedIn, readMode } from '../api/session.ts';
import { readAuditSearch } from '../features/audit-log/audit-search.ts';
import { readDatasourcesSearch } from '../features/datasources/datasources-search.ts';
import { readEmulatorSearch } from '../features/emulator/emulator-search.ts';
import { readInviteSearch } from '../features/invites/invite-search.ts';
import { readLookupSearch } from '../features/lookups/lookup-search.ts';
import { readScannedSearch } from '../features/scanned-documents/scanned-search.ts';
import { readSettingsSearch } from '../features/settings/settings-search.ts';
import { readUsageSearch } from '../features/usage/usage-search.ts';
import { readUserDetailsSearch, readUsersSearch } from '../features/users/users-search.ts';
import { readWebhooksSearch } from '../features/webhooks/webhooks-search.ts';
import { readSitesSearch } from '../features/wink-sites/sites-search.ts';
import { readTemplatesSearch } from '../features/wink-templates/templates-search.ts';
import { publicRoutes, root } from './public-routes.ts';

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: ({ location }) => {
    if (!isLoggedIn()) throw redirect({ to: '/login', search: rememberPage(location.href) });
  },
  component: lazyRouteComponent(() => import('./shell.tsx'), 'Shell'),
});

/** A former or a short path of a page. */
function leadTo<const Path extends string>(path: Path, href: string) {
  return createRoute({
    getParentRoute: () => shell,
    path,
    beforeLoad: () => {
      throw redirect({ href });
    },
  });
}

const home = leadTo('/', landingPath);

const dashboard = createRoute({
  getParentRoute: () => shell,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('../features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
});

const templates = createRoute({
  getParentRoute: () => shell,
  path: '/link/template',
  validateSearch: readTemplatesSearch,
  component: lazyRouteComponent(() => import('../features/wink-templates/templates-page.tsx'), 'TemplatesPage'),
});

const sites = createRoute({
  getParentRoute: () => shell,
  path: '/link/winkSite',
  validateSearch: readSitesSearch,
  component: lazyRouteComponent(() => import('../features/wink-sites/sites-page.tsx'), 'SitesPage'),
});

const siteBuilder = createRoute({
  getParentRoute: () => shell,
  path: '/link/winkSiteDetail/$id/$name',
  component: lazyRouteComponent(() => import('../features/wink-sites/builder/builder-page.tsx'), 'BuilderPage'),
});

const emulator = createRoute({
  getParentRoute: () => shell,
  path: '/link/emulator',
  validateSearch: readEmulatorSearch,
  component: lazyRouteComponent(() => import('../features/emulator/emulator-page.tsx'), 'EmulatorPage'),
});

const usage = createRoute({
  getParentRoute: () => shell,
  path: '/usage',
  validateSearch: readUsageSearch,
  component: lazyRouteComponent(() => import('../features/usage/usage-page.tsx'), 'UsagePage'),
});

const scannedDocuments = createRoute({
  getParentRoute: () => shell,
  path: '/snap',
  validateSearch: readScannedSearch,
  component: lazyRouteComponent(
    () => import('../features/scanned-documents/scanned-documents-page.tsx'),
    'ScannedDocumentsPage',
  ),
});

const scannedDocumentsFormer = leadTo('/snap/scanned', '/snap');

const signals = createRoute({
  getParentRoute: () => shell,
  path: '/signal/signals',
  validateSearch: readLookupSearch,
  component: lazyRouteComponent(() => import('../features/signals/signals-page.tsx'), 'SignalsPage'),
});

const signalsFormer = leadTo('/snap/signals', '/signal/signals');

const verification = createRoute({
  getParentRoute: () => shell,
  path: '/signal/verification',
  validateSearch: readLookupSearch,
  component: lazyRouteComponent(() => import('../features/verifications/verifications-page.tsx'), 'VerificationsPage'),
});

const verificationFormer = leadTo('/snap/verification', '/signal/verification');

const blacklists = createRoute({
  getParentRoute: () => shell,
  path: '/signal/blacklists',
  validateSearch: readLookupSearch,
  component: lazyRouteComponent(() => import('../features/blacklists/blacklists-page.tsx'), 'BlacklistsPage'),
});

const blacklistsFormer = leadTo('/snap/blacklists', '/signal/blacklists');

const footprints = createRoute({
  getParentRoute: () => shell,
  path: '/signal/footprints',
  validateSearch: readLookupSearch,
  component: lazyRouteComponent(() => import('../features/footprints/footprints-page.tsx'), 'FootprintsPage'),
});

const footprintsFormer = leadTo('/snap/footprints', '/signal/footprints');

const maws = createRoute({
  getParentRoute: () => shell,
  path: '/signal/maws',
  validateSearch: readLookupSearch,
  component: lazyRouteComponent(() => import('../features/maws/maws-page.tsx'), 'MawsPage'),
});

const users = createRoute({
  getParentRoute: () => shell,
  path: '/users',
  validateSearch: readUsersSearch,
  component: lazyRouteComponent(() => import('../features/users/users-page.tsx'), 'UsersPage'),
});

const userDetails = createRoute({
  getParentRoute: () => shell,
  path: '/users/user-details',
  validateSearch: readUserDetailsSearch,
  component: lazyRouteComponent(() => import('../features/users/user-details-page.tsx'), 'UserDetailsPage'),
});

const invite = createRoute({
  getParentRoute: () => shell,
  path: '/users/invite',
  validateSearch: readInviteSearch,
  beforeLoad: () => {
    if (readMode() !== 'Production') throw redirect({ to: '/users' });
  },
  component: lazyRouteComponent(() => import('../features/invites/invite-page.tsx'), 'InvitePage'),
});

const datasources = createRoute({
  getParentRoute: () => shell,
  path: '/developer/providers',
  validateSearch: readDatasourcesSearch,
  component: lazyRouteComponent(() => import('../features/datasources/datasources-page.tsx'), 'DatasourcesPage'),
});

const datasourcesShort = leadTo('/providers', '/developer/providers');

const apiKeys = createRoute({
  getParentRoute: () => shell,
  path: '/developer/api-keys',
  component: lazyRouteComponent(() => import('../features/api-keys/api-keys-page.tsx'), 'ApiKeysPage'),
});

const apiKeysShort = leadTo('/api-keys', '/developer/api-keys');

const settings = createRoute({
  getParentRoute: () => shell,
  path: '/account/organization',
  validateSearch: readSettingsSearch,
  component: lazyRouteComponent(() => import('../features/settings/settings-page.tsx'), 'SettingsPage'),
});

function leadToSettings<const Path extends string>(path: Path, settingsTab: 'team' | 'organization') {
  return createRoute({
    getParentRoute: () => shell,
    path,
    beforeLoad: () => {
      throw redirect({ to: '/account/organization', state: { settingsTab } });
    },
  });
}

const auditLog = createRoute({
  getParentRoute: () => shell,
  path: '/account/audit-log',
  validateSearch: readAuditSearch,
  component: lazyRouteComponent(() => import('../features/audit-log/audit-log-page.tsx'), 'AuditLogPage'),
});

const team = leadToSettings('/account/team', 'team');
const organization = leadToSettings('/organization', 'organization');

const webhooks = createRoute({
  getParentRoute: () => shell,
  path: '/developer/webhooks',
  validateSearch: readWebhooksSearch,
  component: lazyRouteComponent(() => import('../features/webhooks/webhooks-page.tsx'), 'WebhooksPage'),
});

const webhooksShort = leadTo('/webhooks', '/developer/webhooks');

const unknown = createRoute({
  getParentRoute: () => shell,
  path: '$',
  component: lazyRouteComponent(() => import('./not-found-page.tsx'), 'NotFoundPage'),
});

export const routeTree = root.addChildren([
  ...publicRoutes,
  shell.addChildren([
    home,
    dashboard,
    usage,
    emulator,
    templates,
    sites,
    siteBuilder,
    scannedDocuments,
    scannedDocumentsFormer,
    signals,
    signalsFormer,
    verification,
    verificationFormer,
    blacklists,
    blacklistsFormer,
    footprints,
    footprintsFormer,
    maws,
    users,
    userDetails,
    invite,
    datasources,
    datasourcesShort,
    apiKeys,
    apiKeysShort,
    webhooks,
    webhooksShort,
    settings,
    auditLog,
    team,
    organization,
    unknown,
  ]),
]);
