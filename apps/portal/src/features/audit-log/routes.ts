import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shell } from '../../routing/parents.ts';
import { readAuditSearch } from './audit-search.ts';

const auditLog = createRoute({
  getParentRoute: () => shell,
  path: '/account/audit-log',
  validateSearch: readAuditSearch,
  component: lazyRouteComponent(() => import('./audit-log-page.tsx'), 'AuditLogPage'),
});

export const auditLogRoutes = [auditLog] as const;
