import type { Config } from './config.ts';
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
import type { Log } from './platform/log.ts';
import { createLogTransport } from './platform/mail/log-transport.ts';
import { type MailTransport, mailJobs } from './platform/mail/mail.ts';
import { createSmtpTransport } from './platform/mail/smtp-transport.ts';
import { createSender } from './platform/outbound/send-request.ts';

/** What the worker role runs: each feature's jobs, and what recurs. */
export function createWork({ config, log }: Pick<Dependencies, 'config' | 'log'>): {
  handlers: JobHandler[];
  schedules: Schedule[];
  close(): void;
} {
  const transport = createTransport(config, log);
  const sender = createSender({ allowPrivate: config.webhookAllowPrivate });
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
      ...lookupJobs(createProductionSources(config)),
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

function createTransport({ mail, mailFrom }: Config, log: Log): MailTransport | null {
  if (mail.kind === 'smtp') return createSmtpTransport(mail.url, mailFrom);
  return mail.kind === 'log' ? createLogTransport(log) : null;
}
