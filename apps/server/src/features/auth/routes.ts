import { authApi } from '@smile/contract/auth';
import { twoStepApi } from '@smile/contract/two-step';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { confirmNewEmail } from '../developers/service/confirm-new-email.ts';
import { askForPasskey } from '../two-step/service/ask-for-passkey.ts';
import { acceptInvite } from './service/accept-invite.ts';
import { checkMailedLink } from './service/check-mailed-link.ts';
import { confirmRegistration } from './service/confirm-registration.ts';
import { confirmResetPassword } from './service/confirm-reset-password.ts';
import { finishSetUp } from './service/finish-set-up.ts';
import { logIn } from './service/log-in.ts';
import { resendConfirmation, resetPassword } from './service/mail-requests.ts';
import { register } from './service/register.ts';
import { verifyCode } from './service/verify-code.ts';
import { verifyPasskey } from './service/verify-passkey.ts';

export function authRoutes(router: Router): void {
  route(router, authApi.login, ({ ctx, body }) => logIn(ctx, body));
  route(router, authApi.register, ({ ctx, body }) => register(ctx, body));
  route(router, authApi.confirmRegistration, ({ ctx, body }) => confirmRegistration(ctx, body.token));
  route(router, authApi.resendConfirmation, ({ ctx, body }) => resendConfirmation(ctx, body.emailAddress));
  route(router, authApi.confirmEmail, ({ ctx, body }) => confirmNewEmail(ctx, body.token));
  route(router, authApi.resetPassword, ({ ctx, body }) => resetPassword(ctx, body.emailAddress));
  route(router, authApi.confirmResetPassword, ({ ctx, body }) => confirmResetPassword(ctx, body));
  route(router, authApi.checkResetPassword, ({ ctx, body }) => checkMailedLink(ctx, 'RESET', body.token));
  route(router, authApi.checkInvite, ({ ctx, body }) => checkMailedLink(ctx, 'INVITE', body.token));
  route(router, authApi.confirmInvite, ({ ctx, body }) => acceptInvite(ctx, body));
}

/** Routes for the second step of a sign-in, and for setting one up when required. */
export function secondStepRoutes(router: Router): void {
  route(router, twoStepApi.verifyCode, ({ ctx, body }) => verifyCode(ctx, body.code));
  route(router, twoStepApi.startVerifyPasskey, ({ ctx }) => askForPasskey(ctx));
  route(router, twoStepApi.verifyPasskey, ({ ctx, body }) => verifyPasskey(ctx, body.response));
  route(router, twoStepApi.finishSetUp, ({ ctx }) => finishSetUp(ctx));
}
