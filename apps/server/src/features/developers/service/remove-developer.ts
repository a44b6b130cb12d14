import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { announceAccessChange } from '../../../platform/http/callers/access-changes.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { deleteEmailLinks } from '../../email-links/shared-queries.ts';
import { deleteDeveloper } from '../queries.ts';
import { lockMember } from './lock-member.ts';

/** Ends the member's sessions at once. @throws ApiError UNAUTHORIZED_ACCESS on one's own account; MISSING_RESOURCE */
export async function removeDeveloper(ctx: DeveloperContext, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { role, status } = await lockMember(tx, id, 'delete');
    await deleteDeveloper(tx, id);
    await deleteEmailLinks(tx, id);
    await recordAudit(tx, {
      action: 'developer.delete',
      entityType: 'developer',
      entityId: id,
      before: { role, status },
    });
    await announceAccessChange(tx);
  });
}
