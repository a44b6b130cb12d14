import type { ModeContext } from '../../../context.ts';
import { type ArchiveRow, selectArchiveBySubmission } from '../queries.ts';
import type { GivenArchive } from './stage-archive.ts';

/** Archive that the same submission created earlier. */
export async function findSubmitted(
  ctx: ModeContext,
  { userId, submissionKey }: Pick<GivenArchive, 'userId' | 'submissionKey'>,
): Promise<ArchiveRow | null> {
  return userId && submissionKey ? selectArchiveBySubmission(ctx, userId, submissionKey) : null;
}
