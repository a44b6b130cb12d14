import { handleJob } from '../platform/jobs/job.ts';
import { addDemoRecords } from './add-demo-records.ts';
import { addDemoSites } from './add-demo-sites.ts';
import { addDemoRecordsJob, addDemoSitesJob, linkDemoUserJob, visitDemoSiteJob } from './job-kinds.ts';
import { linkDemoUser } from './link-demo-user.ts';
import { visitDemoSite } from './visit-demo-site.ts';

export const demoJobs = [
  handleJob(linkDemoUserJob, (ctx, { tenantId, index }) => linkDemoUser(ctx, tenantId, index)),
  handleJob(addDemoSitesJob, addDemoSites),
  handleJob(addDemoRecordsJob, addDemoRecords),
  handleJob(visitDemoSiteJob, visitDemoSite),
];
