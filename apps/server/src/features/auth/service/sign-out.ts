import { type Context, inTransaction, withTenant } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { announceAccessChange } from '../../../platform/http/callers/access-changes.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { selectSignIn } from '../../developers/shared-queries.ts';
import { deleteSessions } from '../../developers/shared-session-queries.ts';

/**
 * Operator command: ends all of a person's sessions, with their tokens and streams, and returns the count.
 * @throws ApiError MISSING_RESOURCE for an unknown address
 */
export async function signOut(ctx: Context, emailAddress: string): Promise<number> {
  return inTransaction(ctx, async (system) => {
    const owner = await selectSignIn(system, emailAddress);
    if (!owner) throw missing();
    const tx = withTenant(system, owner.tenantId);
    const ended = await deleteSessions(tx, owner.developerId);
    if (ended === 0) return ended;
    const entityId = owner.developerId;
    await recordAudit(tx, { action: 'developer.sign-out', entityType: 'developer', entityId, after: { ended } });
    await announceAccessChange(tx);
    return ended;
  });
}
