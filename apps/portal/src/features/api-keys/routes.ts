import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { leadTo, shell } from '../../routing/parents.ts';

const apiKeys = createRoute({
  getParentRoute: () => shell,
  path: '/developer/api-keys',
  component: lazyRouteComponent(() => import('./api-keys-page.tsx'), 'ApiKeysPage'),
});

const apiKeysShort = leadTo('/api-keys', '/developer/api-keys');

export const apiKeysRoutes = [apiKeys, apiKeysShort] as const;
