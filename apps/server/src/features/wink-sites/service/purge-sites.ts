import { actingFor, type Context, inTransaction } from '../../../context.ts';
import { releaseImage } from '../../images/service.ts';
import { deleteDeletedSites } from '../purge-queries.ts';

/**
 * Sites that were deleted before a time go with their versions, and let go of the pictures that these showed. Takes the
 * system's context.
 */
export async function purgeSites(ctx: Context, old: { before: Date; limit: number }): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const purged = await deleteDeletedSites(tx, old);
    for (const { tenantId, pictures } of purged)
      for (const imageUrl of pictures) await releaseImage(actingFor(tx, tenantId), imageUrl);
    return purged.length;
  });
}
