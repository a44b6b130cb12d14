import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { CrashPage } from './crash-page.tsx';
import { routeTree } from './routes.ts';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultErrorComponent: CrashPage,
  scrollRestoration: true,
  // Search parameters are strings, so a token of digits is not parsed as a number.
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(String),
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
