import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../../routing/parents.ts';

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  component: lazyRouteComponent(() => import('./terms-page.tsx'), 'TermsPage'),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  component: lazyRouteComponent(() => import('./privacy-page.tsx'), 'PrivacyPage'),
});

const contact = createRoute({
  getParentRoute: () => root,
  path: '/contact',
  validateSearch: ({ about }): { about?: string } => (typeof about === 'string' ? { about } : {}),
  component: lazyRouteComponent(() => import('./contact-page.tsx'), 'ContactPage'),
});

export const legalRoutes = [terms, privacy, contact] as const;
