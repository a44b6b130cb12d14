import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { safeReturnPath } from '../../api/return-path.ts';
import { isLoggedIn } from '../../api/session.ts';
import { root } from '../../routing/parents.ts';

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: (search): { from?: string | undefined } => ({ from: text(search.from) }),
  beforeLoad: ({ search }) => {
    if (isLoggedIn()) throw redirect({ href: safeReturnPath(search.from) });
  },
  component: lazyRouteComponent(() => import('./login-page.tsx'), 'LoginPage'),
});

const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  beforeLoad: () => {
    if (isLoggedIn()) throw redirect({ href: safeReturnPath(undefined) });
  },
  component: lazyRouteComponent(() => import('./sign-up/register-page.tsx'), 'RegisterPage'),
});

const reset = createRoute({
  getParentRoute: () => root,
  path: '/reset',
  component: lazyRouteComponent(() => import('./reset-page.tsx'), 'ResetPage'),
});

const confirm = createRoute({
  getParentRoute: () => root,
  path: '/confirm',
  validateSearch: (search): { token?: string | undefined; change?: string | undefined } => ({
    token: text(search.token),
    change: text(search.change),
  }),
  component: lazyRouteComponent(() => import('./confirm-page.tsx'), 'ConfirmPage'),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/resetPassword',
  validateSearch: (search): { token?: string | undefined } => ({ token: text(search.token) }),
  component: lazyRouteComponent(() => import('./reset-password-page.tsx'), 'ResetPasswordPage'),
});

const confirmInvite = createRoute({
  getParentRoute: () => root,
  path: '/confirmInvite',
  validateSearch: (search): Partial<Record<'token' | 'organization' | 'firstName', string | undefined>> => ({
    token: text(search.token),
    organization: text(search.organization),
    firstName: text(search.firstName),
  }),
  component: lazyRouteComponent(() => import('./accept-invite-page.tsx'), 'AcceptInvitePage'),
});

export const authRoutes = [login, register, reset, confirm, resetPassword, confirmInvite] as const;

/** A search parameter unchanged; undefined if missing or empty. */
function text(value: unknown): string | undefined {
  return value === undefined || value === null || value === '' ? undefined : String(value);
}
