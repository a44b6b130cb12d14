import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { leadTo, shell } from '../../routing/parents.ts';
import { readWebhooksSearch } from './webhooks-search.ts';

const webhooks = createRoute({
  getParentRoute: () => shell,
  path: '/developer/webhooks',
  validateSearch: readWebhooksSearch,
  component: lazyRouteComponent(() => import('./webhooks-page.tsx'), 'WebhooksPage'),
});

const webhooksShort = leadTo('/webhooks', '/developer/webhooks');

export const webhooksRoutes = [webhooks, webhooksShort] as const;
