import { maxPageSize } from '@smile/contract/common';
import type { ModeContext } from '../../../context.ts';
import { selectUserData } from '../../user-data/shared-queries.ts';
import type { ArchiveRow } from '../queries.ts';
import type { KnownUser } from '../validation/known-user.ts';

/** Collects data about the user from sources other than this archive. */
export async function collectKnown(ctx: ModeContext, { id, userId }: ArchiveRow): Promise<KnownUser> {
  const filter = { userId, size: maxPageSize };
  const fromElsewhere = ({ metadata }: { metadata: { sourceId: string } }) => metadata.sourceId !== id;
  const identities = await selectUserData(ctx, 'IDENTITIES', filter);
  const documents = await selectUserData(ctx, 'DOCUMENTS', filter);
  const employments = await selectUserData(ctx, 'EMPLOYMENTS', filter);
  return {
    identities: identities.items.filter(fromElsewhere),
    documents: documents.items.filter(fromElsewhere),
    employments: employments.items.filter(fromElsewhere),
  };
}
