import type { Dependencies } from './context.ts';
import { demoJobs } from './demo/link-demo-user.ts';
import { accountExportJobs, accountExportSchedules } from './features/account-exports/jobs.ts';
import { accountJobs, accountSchedules } from './features/accounts/jobs.ts';
import { archiveJobs, archiveSchedules } from './features/archives/jobs.ts';
import { formJobs, formSchedules } from './features/forms/jobs.ts';
import { imageJobs, imageSchedules } from './features/images/jobs.ts';
import { linkJobs, linkSchedules } from './features/links/jobs.ts';
import { lookupJobs } from './features/lookups/jobs.ts';
import { webhookJobs, webhookSchedules } from './features/webhooks/jobs.ts';
import { housekeepingJobs, housekeepingSchedules } from './housekeeping.ts';
import { createProductionSources } from './lookup-sources/registry.ts';
import type { JobHandler } from './platform/jobs/job.ts';
import type { Schedule } from './platform/jobs/schedule.ts';
import { mailJobs } from './platform/mail/mail.ts';
import { createSmtpTransport } from './platform/mail/smtp-transport.ts';
import { createSender } from './platform/outbound/send-request.ts';

/** What the worker role runs: each feature's jobs, and what recurs. */
export function createWork(deps: Pick<Dependencies, 'config'>): {
  handlers: JobHandler[];
  schedules: Schedule[];
  close(): void;
} {
  const { smtpUrl, mailFrom, webhookAllowPrivate } = deps.config;
  const transport = smtpUrl ? createSmtpTransport(smtpUrl, mailFrom) : null;
  const sender = createSender({ allowPrivate: webhookAllowPrivate });
  return {
    handlers: [
      ...mailJobs(transport),
      ...webhookJobs(sender),
      ...accountJobs,
      ...accountExportJobs,
      ...formJobs,
      ...archiveJobs,
      ...imageJobs,
      ...linkJobs,
      ...lookupJobs(createProductionSources(deps.config)),
      ...demoJobs,
      ...housekeepingJobs,
    ],
    schedules: [
      ...housekeepingSchedules,
      ...accountSchedules,
      ...accountExportSchedules,
      ...formSchedules,
      ...archiveSchedules,
      ...imageSchedules,
      ...linkSchedules,
      ...webhookSchedules,
    ],
    close() {
      transport?.close();
      void sender.close();
    },
  };
}
