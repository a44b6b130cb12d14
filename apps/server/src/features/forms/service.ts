import type { Form } from '@smile/contract/forms';
import { maxInPayload } from '@smile/contract/user-sessions';
import { type Context, inTransaction, type ModeContext, modeContext, withTenant } from '../../context.ts';
import { readAll } from '../../platform/db/read-all.ts';
import { missing } from '../../platform/errors.ts';
import type { ExpiredBatch } from '../../platform/holdings/holdings.ts';
import { recordAudit } from '../audit-log/service.ts';
import { deleteSessionPayloads } from '../webhooks/shared-queries.ts';
import { deleteOldForms, type NewForm, selectForm, selectForms, upsertForm } from './queries.ts';
import { selectFormsOfSession } from './shared-queries.ts';

/**
 * Stores the submission of a form screen, replacing an earlier one of the same session. Runs in the transaction that
 * advances the session.
 */
export function storeForm(tx: ModeContext, form: Omit<NewForm, 'id'>): Promise<Form> {
  return upsertForm(tx, { ...form, id: tx.newId('form') });
}

/** @throws ApiError MISSING_RESOURCE */
export async function getForm(ctx: ModeContext, id: string): Promise<Form> {
  const form = await selectForm(ctx, id);
  if (!form) throw missing();
  return form;
}

export async function findFormOfSession(ctx: ModeContext, sessionId: string, reference: string): Promise<Form | null> {
  const forms = await selectFormsOfSession(ctx, sessionId);
  return forms.find((form) => form.reference === reference) ?? null;
}

/** A user's forms, newest first, up to the limit of a payload. */
export function listFormsOfUser(ctx: ModeContext, userId: string): Promise<Form[]> {
  return readAll((page) => selectForms(ctx, { ...page, userId }), maxInPayload);
}

/** Deletes forms submitted before a time. Needs the system context. */
export function expireForms(ctx: Context, batch: ExpiredBatch): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const forms = await deleteOldForms(tx, batch);
    for (const { tenantId, mode, id, userId } of forms) {
      const own = modeContext(withTenant(tx, tenantId), mode);
      await deleteSessionPayloads(own, userId);
      await recordAudit(own, { action: 'form.expire', entityType: 'form', entityId: id, before: { mode } });
    }
    return forms.length;
  });
}
