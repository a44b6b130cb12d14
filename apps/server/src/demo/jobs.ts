import { handleJob } from '../platform/jobs/job.ts';
import { addDemoRecords } from './add-demo-records.ts';
import { addDemoSites } from './add-demo-sites.ts';
import { addDemoRecordsJob } from './add-records.job.ts';
import { addDemoSitesJob } from './add-sites.job.ts';
import { linkDemoUser } from './link-demo-user.ts';
import { linkDemoUserJob } from './link-user.job.ts';
import { visitDemoSite } from './visit-demo-site.ts';
import { visitDemoSiteJob } from './visit-site.job.ts';

export const demoJobs = [
  handleJob(linkDemoUserJob, (ctx, { tenantId, index }) => linkDemoUser(ctx, tenantId, index)),
  handleJob(addDemoSitesJob, addDemoSites),
  handleJob(addDemoRecordsJob, addDemoRecords),
  handleJob(visitDemoSiteJob, visitDemoSite),
];
