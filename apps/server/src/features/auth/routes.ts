import { authApi } from '@smile/contract/auth';
import { type Router, route } from '../../platform/http/router.ts';
import { confirmNewEmail } from '../developers/service/confirm-new-email.ts';
import { acceptInvite } from './service/accept-invite.ts';
import { confirmRegistration } from './service/confirm-registration.ts';
import { logIn } from './service/log-in.ts';
import { register } from './service/register.ts';
import { resendConfirmation } from './service/resend-confirmation.ts';
import { confirmResetPassword, resetPassword } from './service/reset-password.ts';

export function authRoutes(router: Router): void {
  route(router, authApi.login, ({ ctx, body }) => logIn(ctx, body));
  route(router, authApi.register, ({ ctx, body }) => register(ctx, body));
  route(router, authApi.confirmRegistration, ({ ctx, body }) => confirmRegistration(ctx, body.token));
  route(router, authApi.resendConfirmation, ({ ctx, body }) => resendConfirmation(ctx, body.emailAddress));
  route(router, authApi.confirmEmail, ({ ctx, body }) => confirmNewEmail(ctx, body.token));
  route(router, authApi.resetPassword, ({ ctx, body }) => resetPassword(ctx, body.emailAddress));
  route(router, authApi.confirmResetPassword, ({ ctx, body }) => confirmResetPassword(ctx, body));
  route(router, authApi.confirmInvite, ({ ctx, body }) => acceptInvite(ctx, body));
}
