import { type Context, inTransaction } from '../context.ts';
import { createSite } from '../features/wink-sites/service/create-site.ts';
import { listSites } from '../features/wink-sites/service/sites.ts';
import { addSeconds } from '../platform/clock.ts';
import { enqueueJobs } from '../platform/jobs/queue.ts';
import { actAsAuthor, type DemoAuthor } from './demo-author.ts';
import { branchedSite, drawnSite } from './demo-sites.ts';
import { demoVisits } from './demo-visits.ts';
import { visitDemoSiteJob } from './job-kinds.ts';

/** One day before the oldest demo visit. */
const daysOld = 8;

/** Publishes one site of each kind and enqueues jobs that visit them; does nothing when the tenant has sites. */
export async function addDemoSites(ctx: Context, by: DemoAuthor): Promise<void> {
  const { tenantId } = by;
  const author = actAsAuthor(ctx, by, { mode: 'SANDBOX', daysAgo: daysOld });
  const createdAt = author.now();
  await inTransaction(author, async (tx) => {
    if ((await listSites(tx, { size: 1 })).items.length > 0) return;
    for (const [index, site] of [branchedSite, drawnSite].entries()) {
      const now = () => addSeconds(createdAt, index * 3600);
      const { id: siteId, type } = await createSite({ ...tx, now }, site);
      const payloads = demoVisits[type].map((_, visit) => ({ tenantId, siteId, type, index: visit }));
      await enqueueJobs(tx, visitDemoSiteJob, payloads, { runAt: ctx.now() });
    }
  });
}
