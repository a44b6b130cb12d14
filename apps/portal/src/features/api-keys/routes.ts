import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { leadTo, shell } from '../../routing/parents.ts';

/** `key` shows only this key. */
function readApiKeysSearch({ key }: Record<string, unknown>): { key?: string | undefined } {
  return { key: typeof key === 'string' && key !== '' ? key.slice(0, 100) : undefined };
}

const apiKeys = createRoute({
  getParentRoute: () => shell,
  path: '/developer/api-keys',
  validateSearch: readApiKeysSearch,
  component: lazyRouteComponent(() => import('./api-keys-page.tsx'), 'ApiKeysPage'),
});

const apiKeysShort = leadTo('/api-keys', '/developer/api-keys');

export const apiKeysRoutes = [apiKeys, apiKeysShort] as const;
