import type { UsageAction } from '@smile/contract/usage';
import type { ModeContext } from '../../../context.ts';
import { defaultAllowances } from '../default-allowances.ts';
import { selectAllowances } from '../queries.ts';

/** Whether the operator lets the tenant do it at all, whatever is left of it. */
export async function isActionEnabled(ctx: ModeContext, action: UsageAction): Promise<boolean> {
  const row = (await selectAllowances(ctx)).find((candidate) => candidate.action === action);
  return (row ?? defaultAllowances[ctx.mode][action]).isEnabled;
}
