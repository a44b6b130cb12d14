import type { Token } from '@smile/contract/users';
import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { selectUser } from '../queries.ts';
import { issueLinkToken } from './issue-link-token.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function createToken(ctx: ModeContext, userId: string): Promise<Token> {
  if (!(await selectUser(ctx, userId))) throw missing();
  return issueLinkToken(ctx, userId);
}
