import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { CrashPage } from './crash-page.tsx';
import { routeTree } from './routes.ts';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultErrorComponent: CrashPage,
  scrollRestoration: true,
  // Search parameters are texts: a token of digits stays as it was written.
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(String),
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
