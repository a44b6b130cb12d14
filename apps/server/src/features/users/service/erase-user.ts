import { inTransaction, type ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import type { Holdings, PersonHolding } from '../../../platform/holdings/holdings.ts';
import { announceAccessChange } from '../../../platform/http/callers/access-changes.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { deleteUser, lockUser } from '../queries.ts';
import { getUser } from './users.ts';

type Counts = Record<string, number>;

/**
 * Erases an end user: every feature erases its data, then the user's row cascades; a job deletes the files. Events
 * and audit entries remain with the user id only.
 * @throws ApiError MISSING_RESOURCE
 */
export async function eraseUser(ctx: ModeContext, userId: string, holdings: readonly Holdings[]): Promise<void> {
  await getUser(ctx, userId);
  const persons = holdings.flatMap(({ person }) => person ?? []);
  const erased: Counts = {};
  do {
    for (const person of persons) addTo(erased, await person.prepareErasure?.(ctx, userId));
  } while (!(await inTransaction(ctx, (tx) => deleteUnlessAdded(tx, userId, { persons, erased }))));
}

/** Returns false when data was added meanwhile that must be ended first. */
async function deleteUnlessAdded(
  tx: ModeContext,
  userId: string,
  { persons, erased }: { persons: PersonHolding[]; erased: Counts },
): Promise<boolean> {
  if (!(await lockUser(tx, userId))) throw missing();
  const counts = { ...erased };
  for (const person of persons) {
    const found = await person.erase?.(tx, userId);
    if (found === null) return false;
    addTo(counts, found);
  }
  await deleteUser(tx, userId);
  await recordAudit(tx, {
    action: 'user.erase',
    entityType: 'user',
    entityId: userId,
    before: { mode: tx.mode, ...counts },
  });
  await announceAccessChange(tx);
  return true;
}

function addTo(sum: Counts, counts: Counts | undefined): void {
  for (const [noun, count] of Object.entries(counts ?? {})) sum[noun] = (sum[noun] ?? 0) + count;
}
