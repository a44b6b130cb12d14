import type { ModeContext } from '../../../context.ts';
import { selectArchiveForUpdate } from '../queries.ts';
import { type EndAction, eraseArchive } from './erase-archive.ts';

export async function endArchive(tx: ModeContext, id: string, action: EndAction): Promise<void> {
  const archive = await selectArchiveForUpdate(tx, id);
  if (archive && archive.status !== 'REVOKED') await eraseArchive(tx, archive, action);
}
