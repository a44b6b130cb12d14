import type { Developer, DeveloperPatch } from '@smile/contract/developers';
import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { ApiError, missing } from '../../../platform/errors.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { announceAccessChange } from '../../auth/service/access-changes.ts';
import { revokeEmailLinks } from '../../auth/service/email-links.ts';
import { releaseImage } from '../../images/service.ts';
import { emailChangedMail } from '../mails.ts';
import { type DeveloperDetails, selectDeveloperForUpdate, updateDetails } from '../queries.ts';
import { changeRole, lockMember } from './manage-team.ts';
import { changeSignInAddress } from './sign-ins.ts';

/**
 * Changes the developer's own information, or that of any member for an administrator, who may change the role too.
 * @throws ApiError MISSING_RESOURCE; UNAUTHORIZED_ACCESS; ALREADY_EXISTS when the new address signs in to something
 */
export async function updateDeveloper(ctx: DeveloperContext, id: string, patch: DeveloperPatch): Promise<Developer> {
  return inTransaction(ctx, async (tx) => {
    const isOwn = id === tx.actor.developerId;
    const developer = await lockForUpdate(tx, id);
    const details = detailsOf(developer, patch);
    const isNewAddress = details.emailAddress !== developer.emailAddress;
    if (isNewAddress) await moveSignIn(tx, developer, details.emailAddress);
    await updateDetails(tx, id, details);
    if (details.headImageUrl !== developer.headImageUrl) await releaseImage(tx, developer.headImageUrl);
    await recordAudit(tx, {
      action: 'developer.update',
      entityType: 'developer',
      entityId: id,
      after: { fields: changedFields(developer, details) },
    });
    const isNewRole = !isOwn && patch.role !== undefined && patch.role !== developer.role;
    if (isNewRole) return changeRole(tx, { ...developer, ...details }, patch.role!);
    return (await selectDeveloperForUpdate(tx, id))!;
  });
}

async function lockForUpdate(tx: DeveloperContext, id: string): Promise<Developer> {
  const isOwn = id === tx.actor.developerId;
  if (!isOwn && tx.actor.role === 'ADMIN') return lockMember(tx, id, 'modify');
  const developer = await selectDeveloperForUpdate(tx, id);
  if (!developer) throw missing();
  if (!isOwn) throw new ApiError('UNAUTHORIZED_ACCESS');
  return developer;
}

async function moveSignIn(tx: DeveloperContext, developer: Developer, to: string): Promise<void> {
  const { id, emailAddress: from, firstName } = developer;
  if (!(await changeSignInAddress(tx, id, { from, to }))) throw new ApiError('ALREADY_EXISTS');
  await revokeEmailLinks(tx, id);
  await sendMail(tx, emailChangedMail(from, firstName, tx.config.portalUrl));
  await announceAccessChange(tx);
}

function detailsOf(developer: Developer, patch: DeveloperPatch): DeveloperDetails {
  const { firstName, lastName, title, emailAddress, mobileNumber } = patch;
  const displayName = patch.displayName ?? `${firstName} ${lastName}`;
  const headImageUrl = patch.headImageUrl === undefined ? developer.headImageUrl : patch.headImageUrl;
  return { firstName, lastName, displayName, title, emailAddress, mobileNumber, headImageUrl };
}

/** Names only: the values are personal data. */
function changedFields(before: Developer, after: DeveloperDetails): string[] {
  return Object.entries(after)
    .filter(([field, value]) => before[field as keyof Developer] !== value)
    .map(([field]) => field);
}
