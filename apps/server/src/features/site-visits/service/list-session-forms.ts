import type { Form } from '@smile/contract/forms';
import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { selectFormsOfSession } from '../../forms/shared-queries.ts';
import { selectSession } from '../shared-queries.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function listSessionForms(ctx: ModeContext, id: string): Promise<Form[]> {
  if (!(await selectSession(ctx, id))) throw missing();
  return selectFormsOfSession(ctx, id);
}
