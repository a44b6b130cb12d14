import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shell } from '../../routing/parents.ts';
import { readBuilderSearch, readSitesSearch } from './sites-search.ts';

const sites = createRoute({
  getParentRoute: () => shell,
  path: '/link/winkSite',
  validateSearch: readSitesSearch,
  component: lazyRouteComponent(() => import('./sites-page.tsx'), 'SitesPage'),
});

const siteBuilder = createRoute({
  getParentRoute: () => shell,
  path: '/link/winkSiteDetail/$id/$name',
  validateSearch: readBuilderSearch,
  component: lazyRouteComponent(() => import('./builder/builder-page.tsx'), 'BuilderPage'),
});

export const winkSitesRoutes = [sites, siteBuilder] as const;
