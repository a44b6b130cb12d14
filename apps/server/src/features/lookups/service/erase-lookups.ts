import { createHash } from 'node:crypto';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { selectContacts } from '../../user-data/shared-queries.ts';
import { deleteLookupsOf } from '../queries.ts';
import { foldEmailAddress, foldPhone } from './fold-texts.ts';

interface Contacts {
  phones: string[];
  emailAddresses: string[];
}

/**
 * Deletes all lookups about a person with these numbers and addresses, results included, and returns the count. Numbers
 * also match by their MD5.
 */
export function eraseLookups(ctx: ModeContext, { phones, emailAddresses }: Contacts): Promise<number> {
  const numbers = phones.map(foldPhone);
  return inTransaction(ctx, async (tx) => {
    const lookups = await deleteLookupsOf(tx, {
      phones: [...numbers, ...numbers.map(md5)],
      emailAddresses: emailAddresses.map(foldEmailAddress),
    });
    for (const { id, kind } of lookups)
      await recordAudit(tx, { action: 'lookup.erase', entityType: 'lookup', entityId: id, before: { kind } });
    return lookups.length;
  });
}

/** Call before the user's data is erased, which contains the numbers and addresses. */
export async function eraseLookupsOfUser(ctx: ModeContext, userId: string): Promise<Record<string, number>> {
  const count = await eraseLookups(ctx, await selectContacts(ctx, userId));
  return count > 0 ? { lookups: count } : {};
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
