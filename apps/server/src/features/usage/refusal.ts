import type { UsageAction } from '@smile/contract/usage';
import type { ModeContext } from '../../context.ts';
import { ApiError } from '../../platform/errors.ts';
import type { AllowanceTerms } from './default-allowances.ts';
import { describeRefusal } from './describe-refusal.ts';

export function refusalOf(ctx: ModeContext, action: UsageAction, terms: AllowanceTerms): ApiError {
  return new ApiError('UNAUTHORIZED_ACCESS', describeRefusal(ctx.mode, action, terms));
}
