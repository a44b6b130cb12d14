import { twoStepApi } from '@smile/contract/two-step';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { addPasskey } from './service/add-passkey.ts';
import { confirmPassword } from './service/confirm-password.ts';
import { confirmTotp } from './service/confirm-totp.ts';
import { readTwoStep } from './service/read-two-step.ts';
import { removePasskey, removeTotp } from './service/remove-factor.ts';
import { renewRecoveryCodes } from './service/renew-recovery-codes.ts';
import { requireTwoStep } from './service/require-two-step.ts';
import { resetTwoStep } from './service/reset-two-step.ts';
import { startPasskey } from './service/start-passkey.ts';
import { startTotp } from './service/start-totp.ts';

export function twoStepRoutes(router: Router): void {
  route(router, twoStepApi.get, ({ ctx }) => readTwoStep(ctx));
  route(router, twoStepApi.confirmPassword, ({ ctx, body }) => confirmPassword(ctx, body.password));
  route(router, twoStepApi.startTotp, ({ ctx }) => startTotp(ctx));
  route(router, twoStepApi.confirmTotp, ({ ctx, body }) => confirmTotp(ctx, body.code));
  route(router, twoStepApi.removeTotp, ({ ctx }) => removeTotp(ctx));
  route(router, twoStepApi.startPasskey, ({ ctx }) => startPasskey(ctx));
  route(router, twoStepApi.addPasskey, ({ ctx, body }) => addPasskey(ctx, body));
  route(router, twoStepApi.removePasskey, ({ ctx, params }) => removePasskey(ctx, params.id));
  route(router, twoStepApi.renewRecoveryCodes, ({ ctx }) => renewRecoveryCodes(ctx));
  route(router, twoStepApi.reset, ({ ctx, params }) => resetTwoStep(ctx, params.id));
  route(router, twoStepApi.setRequired, ({ ctx, body }) => requireTwoStep(ctx, body.isRequired));
}
