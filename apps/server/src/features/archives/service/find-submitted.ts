import type { ModeContext } from '../../../context.ts';
import { type ArchiveRow, selectArchiveBySubmission } from '../queries.ts';
import type { GivenArchive } from './stage-archive.ts';

/** The archive that the same submission made before. */
export async function findSubmitted(
  ctx: ModeContext,
  { userId, submissionKey }: Pick<GivenArchive, 'userId' | 'submissionKey'>,
): Promise<ArchiveRow | null> {
  return userId && submissionKey ? selectArchiveBySubmission(ctx, userId, submissionKey) : null;
}
