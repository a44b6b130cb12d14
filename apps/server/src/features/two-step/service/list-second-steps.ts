import type { SecondStep } from '@smile/contract/auth';
import type { TenantContext } from '../../../context.ts';
import { selectTwoStep } from '../queries.ts';

/** The developer's second factors for sign-in; empty for none. */
export async function listSecondSteps(
  ctx: TenantContext,
  developerId: string,
): Promise<{ isRequired: boolean; methods: SecondStep['methods'] }> {
  const { isRequired, hasTotp, passkeys, recoveryCodesLeft } = await selectTwoStep(ctx, developerId);
  if (!hasTotp && passkeys.length === 0) return { isRequired, methods: [] };
  return {
    isRequired,
    methods: [
      ...(hasTotp ? (['TOTP'] as const) : []),
      ...(passkeys.length > 0 ? (['PASSKEY'] as const) : []),
      ...(recoveryCodesLeft > 0 ? (['RECOVERY_CODE'] as const) : []),
    ],
  };
}
