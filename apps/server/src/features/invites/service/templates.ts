import type { InviteTemplate, InviteTemplateInput } from '@smile/contract/invite-templates';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { toApiTime } from '../../../platform/clock.ts';
import { missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { getTenantDetails } from '../../tenants/service/get-tenant.ts';
import {
  deleteInviteTemplate,
  insertInviteTemplate,
  selectInviteTemplate,
  updateInviteTemplateRow,
} from '../template-queries.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function getInviteTemplate(ctx: ModeContext, id: string): Promise<InviteTemplate> {
  const template = await selectInviteTemplate(ctx, id);
  if (!template) throw missing();
  return template;
}

export async function createInviteTemplate(ctx: ModeContext, input: InviteTemplateInput): Promise<InviteTemplate> {
  return inTransaction(ctx, async (tx) => {
    const id = tx.newId('inviteTemplate');
    const template = await completeTemplate(tx, id, input, `Invite ${toApiTime(tx.now()).slice(0, 10)}`);
    await insertInviteTemplate(tx, template);
    await recordAudit(tx, {
      action: 'invite-template.create',
      entityType: 'invite-template',
      entityId: id,
      after: auditOf(tx, template),
    });
    return template;
  });
}

/** @throws ApiError MISSING_RESOURCE */
export async function updateInviteTemplate(
  ctx: ModeContext,
  id: string,
  input: InviteTemplateInput,
): Promise<InviteTemplate> {
  return inTransaction(ctx, async (tx) => {
    const before = await getInviteTemplate(tx, id);
    const template = await completeTemplate(tx, id, input, before.name);
    if (!(await updateInviteTemplateRow(tx, template))) throw missing();
    await recordAudit(tx, {
      action: 'invite-template.update',
      entityType: 'invite-template',
      entityId: id,
      before: auditOf(tx, before),
      after: auditOf(tx, template),
    });
    return template;
  });
}

/** @throws ApiError MISSING_RESOURCE */
export async function removeInviteTemplate(ctx: ModeContext, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const template = await deleteInviteTemplate(tx, id);
    if (!template) throw missing();
    await recordAudit(tx, {
      action: 'invite-template.delete',
      entityType: 'invite-template',
      entityId: id,
      before: auditOf(tx, template),
    });
  });
}

/** Completes omitted values from the organization; the portal relies on this and never sends them. */
async function completeTemplate(
  tx: ModeContext,
  id: string,
  { name, company, email, landingPage, successPage, language }: InviteTemplateInput,
  defaultName: string,
): Promise<InviteTemplate> {
  const logoUrl = company.logoUrl ?? (await getTenantDetails(tx)).logoUrl ?? '';
  return {
    id,
    name: name ?? defaultName,
    company: { name: company.name, logoUrl },
    email: { ...email, senderName: email.senderName ?? company.name },
    landingPage,
    successPage,
    ...(language && { language }),
  };
}

/** Omits the reply address, which may be personal. */
function auditOf(tx: ModeContext, { name, company, email, language }: InviteTemplate): Record<string, unknown> {
  return { mode: tx.mode, name, company: company.name, sendEmail: email.sendEmail, subject: email.subject, language };
}
