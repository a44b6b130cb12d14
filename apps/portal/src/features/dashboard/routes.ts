import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shell } from '../../routing/parents.ts';

const dashboard = createRoute({
  getParentRoute: () => shell,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('./dashboard-page.tsx'), 'DashboardPage'),
});

export const dashboardRoutes = [dashboard] as const;
