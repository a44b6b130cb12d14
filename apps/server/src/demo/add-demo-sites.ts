import { type Context, type DeveloperContext, inTransaction, modeContext, tenantContext } from '../context.ts';
import { createSite } from '../features/wink-sites/service/create-site.ts';
import { listSites } from '../features/wink-sites/service/list-sites.ts';
import { addSeconds } from '../platform/clock.ts';
import { enqueueJobs } from '../platform/jobs/queue.ts';
import { branchedSite, drawnSite } from './demo-sites.ts';
import { demoVisits } from './demo-visits.ts';
import { visitDemoSiteJob } from './visit-site.job.ts';

/** A day before the first of their visits. */
const daysOld = 8;

interface DemoAuthor {
  tenantId: string;
  developerId: string;
}

/** Publishes one site of each kind and leaves their visits to jobs; where there are sites it has been done. */
export async function addDemoSites(ctx: Context, { tenantId, developerId }: DemoAuthor): Promise<void> {
  const createdAt = addSeconds(ctx.now(), -daysOld * 24 * 3600);
  const actor: DeveloperContext['actor'] = {
    kind: 'developer',
    developerId,
    role: 'ADMIN',
    sessionId: null,
    stage: 'FULL',
  };
  const author = modeContext(tenantContext({ ...ctx, now: () => createdAt }, tenantId, actor), 'SANDBOX');
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
