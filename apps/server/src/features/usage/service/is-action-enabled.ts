import type { UsageAction } from '@smile/contract/usage';
import type { ModeContext } from '../../../context.ts';
import { defaultAllowances } from '../default-allowances.ts';
import { selectAllowances } from '../queries.ts';

/** True when the operator enabled the action, regardless of the remaining volume. */
export async function isActionEnabled(ctx: ModeContext, action: UsageAction): Promise<boolean> {
  const row = (await selectAllowances(ctx)).find((candidate) => candidate.action === action);
  return (row ?? defaultAllowances[ctx.mode][action]).isEnabled;
}
