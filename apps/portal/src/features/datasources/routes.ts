import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { leadTo, shell } from '../../routing/parents.ts';
import { readDatasourcesSearch } from './datasources-search.ts';

const datasources = createRoute({
  getParentRoute: () => shell,
  path: '/developer/providers',
  validateSearch: readDatasourcesSearch,
  component: lazyRouteComponent(() => import('./datasources-page.tsx'), 'DatasourcesPage'),
});

const datasourcesShort = leadTo('/providers', '/developer/providers');

export const datasourcesRoutes = [datasources, datasourcesShort] as const;
