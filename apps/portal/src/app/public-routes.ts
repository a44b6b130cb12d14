import { createRootRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { safeReturnPath } from '../api/return-path.ts';
import { isLoggedIn } from '../api/session.ts';

export const root = createRootRoute();

/** A search parameter as it was written, or undefined when it is missing or empty. */
function text(value: unknown): string | undefined {
  return value === undefined || value === null || value === '' ? undefined : String(value);
}

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: (search): { from?: string | undefined } => ({ from: text(search.from) }),
  beforeLoad: ({ search }) => {
    if (isLoggedIn()) throw redirect({ href: safeReturnPath(search.from) });
  },
  component: lazyRouteComponent(() => import('../features/auth/login-page.tsx'), 'LoginPage'),
});

const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  beforeLoad: () => {
    if (isLoggedIn()) throw redirect({ href: safeReturnPath(undefined) });
  },
  component: lazyRouteComponent(() => import('../features/auth/register-page.tsx'), 'RegisterPage'),
});

const reset = createRoute({
  getParentRoute: () => root,
  path: '/reset',
  component: lazyRouteComponent(() => import('../features/auth/reset-page.tsx'), 'ResetPage'),
});

const confirm = createRoute({
  getParentRoute: () => root,
  path: '/confirm',
  validateSearch: (search): { token?: string | undefined; change?: string | undefined } => ({
    token: text(search.token),
    change: text(search.change),
  }),
  component: lazyRouteComponent(() => import('../features/auth/confirm-page.tsx'), 'ConfirmPage'),
});

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/resetPassword',
  validateSearch: (search): { token?: string | undefined } => ({ token: text(search.token) }),
  component: lazyRouteComponent(() => import('../features/auth/reset-password-page.tsx'), 'ResetPasswordPage'),
});

const confirmInvite = createRoute({
  getParentRoute: () => root,
  path: '/confirmInvite',
  validateSearch: (
    search,
  ): Partial<Record<'token' | 'organization' | 'firstName' | 'emailAddress', string | undefined>> => ({
    token: text(search.token),
    organization: text(search.organization),
    firstName: text(search.firstName),
    emailAddress: text(search.emailAddress),
  }),
  component: lazyRouteComponent(() => import('../features/auth/accept-invite-page.tsx'), 'AcceptInvitePage'),
});

const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  component: lazyRouteComponent(() => import('../features/legal/terms-page.tsx'), 'TermsPage'),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  component: lazyRouteComponent(() => import('../features/legal/privacy-page.tsx'), 'PrivacyPage'),
});

const contact = createRoute({
  getParentRoute: () => root,
  path: '/contact',
  component: lazyRouteComponent(() => import('../features/legal/contact-page.tsx'), 'ContactPage'),
});

/** Pages that need no login. */
export const publicRoutes = [
  login,
  register,
  reset,
  confirm,
  resetPassword,
  confirmInvite,
  terms,
  privacy,
  contact,
] as const;
