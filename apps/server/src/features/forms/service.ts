import type { List } from '@smile/contract/common';
import type { Form } from '@smile/contract/forms';
import { actingFor, type Context, inTransaction, type ModeContext, modeContext } from '../../context.ts';
import { readAll } from '../../platform/db/read-all.ts';
import { missing } from '../../platform/errors.ts';
import { recordAudit } from '../audit-log/service.ts';
import { eraseSessionPayloads } from '../webhooks/service/keep-events.ts';
import {
  deleteFormsExcept,
  deleteFormsOfUser,
  deleteOldForms,
  type FormFilter,
  type NewForm,
  selectForm,
  selectForms,
  selectFormsOfSession,
  upsertForm,
} from './queries.ts';

/**
 * Stores what an end user submitted on a form screen, in the transaction that takes the site's session on; what the
 * session submitted there before is replaced.
 */
export function storeForm(tx: ModeContext, form: Omit<NewForm, 'id'>): Promise<Form> {
  return upsertForm(tx, { ...form, id: tx.newId('form') });
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

/** The forms of a site's session, in the order of their submission. */
export function listFormsOfSession(ctx: ModeContext, sessionId: string): Promise<Form[]> {
  return selectFormsOfSession(ctx, sessionId);
}

export async function findFormOfSession(ctx: ModeContext, sessionId: string, reference: string): Promise<Form | null> {
  const forms = await selectFormsOfSession(ctx, sessionId);
  return forms.find((form) => form.reference === reference) ?? null;
}

/** Deletes what a session submitted on screens that are not on its final way. */
export function eraseFormsOffPath(tx: ModeContext, sessionId: string, references: string[]): Promise<void> {
  return deleteFormsExcept(tx, sessionId, references);
}

/** All forms of a user, newest first. */
export function listFormsOfUser(ctx: ModeContext, userId: string): Promise<Form[]> {
  return readAll((page) => selectForms(ctx, { ...page, userId }));
}

/** How many forms of the user were deleted. */
export function eraseFormsOfUser(tx: ModeContext, userId: string): Promise<number> {
  return deleteFormsOfUser(tx, userId);
}

/** Deletes forms that were submitted before a time. Takes the system's context. */
export function expireForms(ctx: Context, old: { before: Date; limit: number }): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const forms = await deleteOldForms(tx, old);
    for (const { tenantId, mode, id, userId } of forms) {
      const own = modeContext(actingFor(tx, tenantId), mode);
      await eraseSessionPayloads(own, userId);
      await recordAudit(own, { action: 'form.expire', entityType: 'form', entityId: id, before: { mode } });
    }
    return forms.length;
  });
}
