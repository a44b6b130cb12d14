import type { List } from '@smile/contract/common';
import type { Form } from '@smile/contract/forms';
import { actingFor, type Context, inTransaction, type ModeContext, modeContext } from '../../context.ts';
import { missing } from '../../platform/errors.ts';
import { retentionStart } from '../../retention.ts';
import { recordAudit } from '../audit-log/service.ts';
import { eraseSessionPayloads } from '../webhooks/service/keep-events.ts';
import {
  deleteFormsOfUser,
  deleteOldForms,
  type FormFilter,
  insertForm,
  type NewForm,
  selectForm,
  selectForms,
  selectFormsOfUser,
} from './queries.ts';

const partSize = 200;

/** Stores what an end user submitted on a form screen, in the transaction that takes the site's session on. */
export function storeForm(tx: ModeContext, form: Omit<NewForm, 'id'>): Promise<Form> {
  return insertForm(tx, { ...form, id: tx.newId('form') });
}

export function listForms(ctx: ModeContext, filter: FormFilter): Promise<List<Form>> {
  return selectForms(ctx, filter);
}

/** @throws ApiError MISSING_RESOURCE */
export async function getForm(ctx: ModeContext, id: string): Promise<Form> {
  const form = await selectForm(ctx, id);
  if (!form) throw missing();
  return form;
}

/** All forms of a user, newest first. */
export function listFormsOfUser(ctx: ModeContext, userId: string): Promise<Form[]> {
  return selectFormsOfUser(ctx, userId);
}

/** How many forms of the user were deleted. */
export function eraseFormsOfUser(tx: ModeContext, userId: string): Promise<number> {
  return deleteFormsOfUser(tx, userId);
}

/** Deletes every form that was submitted more than sixty days ago, in small parts. Takes the system's context. */
export async function expireForms(ctx: Context): Promise<void> {
  const before = retentionStart(ctx.now());
  let count: number;
  do {
    count = await inTransaction(ctx, (tx) => expirePart(tx, before));
  } while (count === partSize);
}

async function expirePart(tx: Context, before: Date): Promise<number> {
  const forms = await deleteOldForms(tx, before, partSize);
  for (const { tenantId, mode, id, userId } of forms) {
    const own = modeContext(actingFor(tx, tenantId), mode);
    await eraseSessionPayloads(own, userId);
    await recordAudit(own, { action: 'form.expire', entityType: 'form', entityId: id, before: { mode } });
  }
  return forms.length;
}
