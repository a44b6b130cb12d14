import { lifetimes } from '@smile/contract/auth';
import type { Invite, NewInvite } from '@smile/contract/invites';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { ApiError, invalid } from '../../../platform/errors.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { spendAllowance } from '../../usage/service/allowances.ts';
import { createUser } from '../../users/service/create-user.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import { findSite } from '../../wink-sites/service/sites.ts';
import { resolveTemplate } from '../../wink-templates/service/templates.ts';
import { inviteLinks } from '../invite-link.ts';
import { inviteMail } from '../mails.ts';
import { type InviteContent, insertInvite, insertLog, tokenContext } from '../queries.ts';
import { showInvite } from '../show-invite.ts';
import { selectInviteTemplate } from '../template-queries.ts';
import { planReminders } from './reminders.ts';

/** Prevents floods of invites to one mailbox. */
const invitesPerAddress = { max: 5, windowSeconds: 3600 };

/**
 * Creates an end user with a personal link and mails it, in one transaction, with the template's current texts.
 * @throws ApiError MISSING_RESOURCE for unknown templates and sites; INVALID_PARAMETERS for a site that is not
 * published; REQUEST_LIMIT_EXCEEDED for one address invited too often; UNAUTHORIZED_ACCESS when no invite is left
 */
export async function createInvite(ctx: ModeContext, input: NewInvite): Promise<Invite> {
  const content = await findContent(ctx, input);
  if (input.winkSiteId) await refuseClosedSite(ctx, input.winkSiteId);
  if (input.reminderDays.length > 0 && !content.email.sendEmail)
    throw invalid('Reminders need an invite template that sends the email.');
  await throttle(ctx, { action: 'invite-user', subject: `${ctx.tenantId}:${input.email}`, ...invitesPerAddress });
  return inTransaction(ctx, async (tx) => {
    const id = tx.newId('invite');
    await spendAllowance(tx, 'CreateInvite', id);
    const { user } = await createUser(tx, {});
    const invite = await insertInvite(tx, {
      id,
      userId: user.id,
      fullName: input.fullName,
      firstName: input.firstName ?? null,
      lastName: input.lastName ?? null,
      email: input.email,
      templateId: input.templateId,
      winkTemplateId: input.winkTemplateId ?? null,
      winkSiteId: input.winkSiteId ?? null,
      content,
      tokenSealed: tx.vault.seal(tx.randomBytes(24).toString('base64url'), tokenContext(tx.tenantId, id)),
      expiresAt: addSeconds(tx.now(), lifetimes.userInviteSeconds),
      reminderDays: input.reminderDays,
    });
    await insertLog(tx, id, invite.status);
    await publishEvent(tx, 'INVITE_INVITED', { userId: invite.userId, inviteId: id });
    const { userId, templateId, winkTemplateId, winkSiteId } = invite;
    await recordAudit(tx, {
      action: 'invite.create',
      entityType: 'invite',
      entityId: id,
      after: {
        mode: tx.mode,
        userId,
        templateId,
        winkTemplateId,
        winkSiteId,
        sendEmail: content.email.sendEmail,
        reminderDays: input.reminderDays,
      },
    });
    if (content.email.sendEmail)
      await sendMail(
        tx,
        inviteMail(tx.mode, invite, content, inviteLinks(tx, invite), { hasReminders: input.reminderDays.length > 0 }),
        { userId },
      );
    await planReminders(tx, invite);
    return showInvite(tx, invite);
  });
}

async function findContent(ctx: ModeContext, { templateId, winkTemplateId }: NewInvite): Promise<InviteContent> {
  const template = await selectInviteTemplate(ctx, templateId);
  if (!template) throw new ApiError('MISSING_RESOURCE', `There is no invite template "${templateId}".`);
  if (winkTemplateId && (await resolveTemplate(ctx, winkTemplateId)).id !== winkTemplateId)
    throw new ApiError('MISSING_RESOURCE', `There is no widget template "${winkTemplateId}".`);
  const { id: _, name: __, ...content } = template;
  return content;
}

/** Prevents invites that lead to a page saying that it is not available. */
async function refuseClosedSite(ctx: ModeContext, winkSiteId: string): Promise<void> {
  const site = await findSite(ctx, winkSiteId);
  if (!site) throw new ApiError('MISSING_RESOURCE', `There is no Wink Site "${winkSiteId}".`);
  if (!site.enabled) throw invalid(`The Wink Site "${site.name}" is not published.`);
}
