import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { leadTo, shell } from '../../routing/parents.ts';
import { readLookupSearch } from '../lookups/results/lookup-search.ts';

const signals = createRoute({
  getParentRoute: () => shell,
  path: '/signal/signals',
  validateSearch: readLookupSearch,
  component: lazyRouteComponent(() => import('./signals-page.tsx'), 'SignalsPage'),
});

const signalsFormer = leadTo('/snap/signals', '/signal/signals');

export const signalsRoutes = [signals, signalsFormer] as const;
