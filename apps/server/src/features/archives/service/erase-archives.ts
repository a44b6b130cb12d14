import type { ModeContext } from '../../../context.ts';
import { selectKeptArchivesOfUser } from '../queries.ts';
import { eraseArchive } from './erase-archive.ts';

/** Ends every archive of a user, in the transaction that erases the user. */
export async function eraseArchivesOfUser(tx: ModeContext, userId: string): Promise<{ archives: number }> {
  const archives = await selectKeptArchivesOfUser(tx, userId);
  for (const archive of archives) await eraseArchive(tx, archive, 'archive.erase');
  return { archives: archives.length };
}
