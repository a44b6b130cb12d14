import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { leadTo, shell } from '../../routing/parents.ts';
import { readLookupSearch } from '../lookups/results/lookup-search.ts';

const verification = createRoute({
  getParentRoute: () => shell,
  path: '/signal/verification',
  validateSearch: readLookupSearch,
  component: lazyRouteComponent(() => import('./verifications-page.tsx'), 'VerificationsPage'),
});

const verificationFormer = leadTo('/snap/verification', '/signal/verification');

export const verificationsRoutes = [verification, verificationFormer] as const;
