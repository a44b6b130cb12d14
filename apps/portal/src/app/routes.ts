import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { landingPath } from '../api/return-path.ts';
import { apiKeysRoutes } from '../features/api-keys/routes.ts';
import { auditLogRoutes } from '../features/audit-log/routes.ts';
import { authRoutes } from '../features/auth/routes.ts';
import { blacklistsRoutes } from '../features/blacklists/routes.ts';
import { dashboardRoutes } from '../features/dashboard/routes.ts';
import { datasourcesRoutes } from '../features/datasources/routes.ts';
import { emulatorRoutes } from '../features/emulator/routes.ts';
import { footprintsRoutes } from '../features/footprints/routes.ts';
import { invitesRoutes } from '../features/invites/routes.ts';
import { legalRoutes } from '../features/legal/routes.ts';
import { mawsRoutes } from '../features/maws/routes.ts';
import { scannedDocumentsRoutes } from '../features/scanned-documents/routes.ts';
import { settingsRoutes } from '../features/settings/routes.ts';
import { signalsRoutes } from '../features/signals/routes.ts';
import { usageRoutes } from '../features/usage/routes.ts';
import { usersRoutes } from '../features/users/routes.ts';
import { verificationsRoutes } from '../features/verifications/routes.ts';
import { webhooksRoutes } from '../features/webhooks/routes.ts';
import { winkSitesRoutes } from '../features/wink-sites/routes.ts';
import { winkTemplatesRoutes } from '../features/wink-templates/routes.ts';
import { leadTo, root, shell } from '../routing/parents.ts';

const home = leadTo('/', landingPath);

const unknown = createRoute({
  getParentRoute: () => shell,
  path: '$',
  component: lazyRouteComponent(() => import('./not-found-page.tsx'), 'NotFoundPage'),
});

export const routeTree = root.addChildren([
  ...authRoutes,
  ...legalRoutes,
  shell
    .update({ component: lazyRouteComponent(() => import('./shell/shell.tsx'), 'Shell') })
    .addChildren([
      home,
      ...dashboardRoutes,
      ...winkTemplatesRoutes,
      ...winkSitesRoutes,
      ...emulatorRoutes,
      ...usageRoutes,
      ...scannedDocumentsRoutes,
      ...signalsRoutes,
      ...verificationsRoutes,
      ...blacklistsRoutes,
      ...footprintsRoutes,
      ...mawsRoutes,
      ...usersRoutes,
      ...invitesRoutes,
      ...datasourcesRoutes,
      ...apiKeysRoutes,
      ...settingsRoutes,
      ...auditLogRoutes,
      ...webhooksRoutes,
      unknown,
    ]),
]);
