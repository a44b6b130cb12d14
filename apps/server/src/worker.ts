import type { Dependencies } from './context.ts';
import { demoJobs } from './demo/jobs.ts';
import { accountExportJobs } from './features/account-reports/jobs.ts';
import { accountJobs, accountSchedules } from './features/accounts/jobs.ts';
import { adapterJobs, adapterSchedules } from './features/adapters/jobs.ts';
import { apiKeyJobs } from './features/api-keys/jobs.ts';
import { archiveJobs, archiveSchedules } from './features/archives/jobs.ts';
import { authJobs } from './features/auth/jobs.ts';
import { createDocumentReader } from './features/document-reading/service.ts';
import { inviteJobs } from './features/invites/jobs.ts';
import { lookupJobs } from './features/lookups/jobs.ts';
import { siteVisitJobs } from './features/site-visits/jobs.ts';
import { tenantJobs } from './features/tenants/jobs.ts';
import { getUserPayload } from './features/user-sessions/service.ts';
import { webhookJobs } from './features/webhooks/jobs.ts';
import { holdings } from './holdings.ts';
import { lookupNouns } from './lookup-nouns.ts';
import { createProductionSources } from './lookup-sources/registry.ts';
import { readerProgram } from './paths.ts';
import { fileJobs, fileSchedules } from './platform/files/create-files.ts';
import { retentionJobs, retentionSchedules } from './platform/holdings/retention.ts';
import type { JobHandler } from './platform/jobs/job.ts';
import type { Schedule } from './platform/jobs/schedule.ts';
import { mailJobs } from './platform/mail/mail.ts';
import { createLogTransport, type MailTransport } from './platform/mail/mail-transport.ts';
import { createSmtpTransport } from './platform/mail/smtp-transport.ts';
import { createSender } from './platform/outbound/send-request.ts';
import { traceMail, traceSender } from './platform/tracing/trace-calls.ts';

/** Jobs of the worker role: every feature's jobs and schedules. */
export function createWork(
  deps: Pick<Dependencies, 'config' | 'log' | 'compute' | 'metrics' | 'tracing'>,
  program = readerProgram,
): {
  handlers: JobHandler[];
  schedules: Schedule[];
  close(): void;
} {
  const { config, compute, metrics, tracing } = deps;
  const transport = createTransport(deps);
  const reader = createDocumentReader(program, metrics);
  const sender = traceSender(createSender({ allowPrivate: config.webhookAllowPrivate }), tracing);
  return {
    handlers: [
      ...mailJobs(transport),
      ...webhookJobs(sender, tracing),
      ...authJobs,
      ...apiKeyJobs,
      ...accountJobs,
      ...accountExportJobs,
      ...adapterJobs,
      ...archiveJobs(reader),
      ...lookupJobs(createProductionSources(config, compute, deps), lookupNouns),
      ...inviteJobs,
      ...siteVisitJobs(getUserPayload),
      ...demoJobs,
      ...fileJobs,
      ...retentionJobs(holdings),
      ...tenantJobs(holdings),
    ],
    schedules: [...accountSchedules, ...adapterSchedules, ...archiveSchedules, ...fileSchedules, ...retentionSchedules],
    close() {
      transport?.close();
      void sender.close();
      void reader.close();
    },
  };
}

function createTransport({
  config: { mail, mailFrom },
  log,
  tracing,
}: Pick<Dependencies, 'config' | 'log' | 'tracing'>): MailTransport | null {
  if (mail.kind === 'smtp') return traceMail(createSmtpTransport(mail.url, mailFrom), tracing);
  return mail.kind === 'log' ? createLogTransport(log) : null;
}
