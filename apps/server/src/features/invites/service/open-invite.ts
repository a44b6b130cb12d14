import type { InviteLanding } from '@smile/contract/invite-landing';
import { fillPlaceholders } from '@smile/contract/placeholders';
import type { Context } from '../../../context.ts';
import { ApiError, missing } from '../../../platform/errors.ts';
import { fileOf } from '../../../platform/files/file-of.ts';
import type { NamedFile } from '../../../platform/files/files.ts';
import { selectHasUploaded } from '../../archives/shared-queries.ts';
import { refuseSuspendedTenant } from '../../tenants/service/suspend-tenant.ts';
import { issueLinkToken } from '../../users/service/link-tokens.ts';
import { readLogoUrl } from '../mails.ts';
import { findInviteByLink, type InviteLink } from './invites.ts';
import { noteLandingPageOpened, noteMailOpened } from './note-progress.ts';

/**
 * Returns the landing page of an invite. Needs the system context: access is granted by the token in the link.
 * @throws ApiError MISSING_RESOURCE for an unknown link; LINK_EXPIRED after 14 days
 */
export async function openInvite(ctx: Context, link: InviteLink): Promise<InviteLanding> {
  const found = await findInviteByLink(ctx, link);
  if (!found) throw missing();
  const { invite, tenant } = found;
  await refuseSuspendedTenant(tenant);
  if (invite.expiresAt <= ctx.now()) throw new ApiError('LINK_EXPIRED');
  await noteLandingPageOpened(tenant, invite.userId);
  const { company, landingPage, successPage } = invite.content;
  const fill = (text: string) => fillPlaceholders(text, company.name, invite);
  const fillPage = (page: typeof landingPage) => ({
    header: fill(page.header),
    description: fill(page.description),
    button: fill(page.button),
  });
  return {
    mode: invite.mode,
    companyName: company.name,
    companyLogoUrl: readLogoUrl(company.logoUrl),
    landingPage: fillPage(landingPage),
    successPage: fillPage(successPage),
    hasShared: invite.hasConnectedAccount || (await selectHasUploaded(tenant, invite.userId)),
    winkTemplateId: invite.winkTemplateId,
    userToken: (await issueLinkToken(tenant, invite.userId)).accessToken,
  };
}

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Returns the tracking pixel and records that the mail was opened; unknown links get the same pixel. */
export async function openMail(ctx: Context, id: string, token: string | undefined): Promise<NamedFile> {
  const found = token === undefined ? null : await findInviteByLink(ctx, { id, token });
  if (found) await noteMailOpened(found.tenant, found.invite.userId);
  return fileOf(pixel, { name: 'opened.gif', contentType: 'image/gif' });
}
