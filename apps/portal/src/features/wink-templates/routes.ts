import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shell } from '../../routing/parents.ts';
import { readTemplatesSearch } from './templates-search.ts';

const templates = createRoute({
  getParentRoute: () => shell,
  path: '/link/template',
  validateSearch: readTemplatesSearch,
  component: lazyRouteComponent(() => import('./templates-page.tsx'), 'TemplatesPage'),
});

export const winkTemplatesRoutes = [templates] as const;
