import { twoStepApi } from '@smile/contract/two-step';
import type { Router } from '../../platform/http/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { removePasskey, removeTotp, renewRecoveryCodes } from './service/change-factors.ts';
import { confirmPassword, readTwoStep } from './service/confirm-password.ts';
import { requireTwoStep, resetTwoStep } from './service/organization.ts';
import { addPasskey, startPasskey } from './service/passkeys.ts';
import { confirmTotp, startTotp } from './service/set-up-totp.ts';

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
