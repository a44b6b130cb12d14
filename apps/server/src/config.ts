import { resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './platform/errors.ts';
import {
  baseUrl,
  bearerToken,
  bucketName,
  contactUrl,
  httpUrl,
  originUrl,
  pageUrl,
  postgresUrl,
  proxyTrust,
  senderAddress,
  smtpUrl,
} from './platform/setting-values.ts';
import { otlpHeaders, readTracing, tracesSampler } from './platform/tracing/tracing-settings.ts';

const port = z.coerce.number().int().min(0).max(65535);
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const text = z.string().trim().min(1);

const waits = z
  .string()
  .regex(/^\d{1,6}(,\d{1,6}){0,19}$/)
  .transform((list) => list.split(',').map(Number));

const settingsSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: text.default('127.0.0.1'),
  PORT: port.default(3000),
  LINK_PORT: port.default(3001),
  WORKER_PORT: port.default(3002),
  PORTAL_URL: originUrl.optional(),
  LINK_URL: originUrl.optional(),
  SITE_URL: originUrl.optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(500).default(10),
  SMTP_URL: smtpUrl.optional(),
  MAIL: z.enum(['log']).optional(),
  MAIL_FROM: senderAddress.default('Smile <no-reply@localhost>'),
  S3_ENDPOINT: baseUrl.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_BUCKET: bucketName.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  MASTER_KEY: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/)
    .optional(),
  NEW_MASTER_KEY: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/)
    .optional(),
  ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).default(0),
  STOP_SECONDS: z.coerce.number().int().min(1).max(600).default(3),
  DEMO: flag.optional(),
  CONTACT_URL: contactUrl.optional(),
  CONTACT_EMAIL: z.email().optional(),
  DOCS_URL: pageUrl.default('/docs'),
  STATUS_URL: pageUrl.default('/status'),
  TERMS_URL: httpUrl.optional(),
  PRIVACY_URL: httpUrl.optional(),
  DASHBOARD_WIDGET_URL: httpUrl.optional(),
  RATE_LIMIT: z.coerce.number().int().min(0).max(1_000_000).default(20),
  TRUST_PROXY: proxyTrust.default(0),
  METRICS_TOKEN: bearerToken.min(16).optional(),
  WEBHOOK_ALLOW_PRIVATE: flag.optional(),
  WEBHOOK_RETRY_SECONDS: waits.default([30, 60]),
  WEBHOOK_DISABLE_AFTER: z.coerce.number().int().min(0).max(100_000).default(100),
  WEBHOOK_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(60),
  LOOKUP_ADAPTER_URL: httpUrl.optional(),
  LOOKUP_ADAPTER_TOKEN: bearerToken.optional(),
  ADAPTERS_FILE: text.optional(),
  ADAPTER_SECRET: z.string().min(24).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: baseUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: otlpHeaders.default({}),
  OTEL_SERVICE_NAME: text.optional(),
  OTEL_TRACES_SAMPLER: tracesSampler,
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  EXPORT_TIMEOUT: z.coerce.number().int().min(1).max(55).default(45),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

const postgresUrlText = 'a postgres:// URL, with #, ?, /, @ and % in user name and password percent-encoded (% is %25)';
const expectations: Record<string, string> = {
  NODE_ENV: 'production, development or test',
  PORT: 'a port number from 0 to 65535',
  LINK_PORT: 'a port number from 0 to 65535',
  WORKER_PORT: 'a port number from 0 to 65535',
  PORTAL_URL: 'an http or https URL of one host, without a path, user name or wildcard',
  LINK_URL: 'an http or https URL of one host, without a path, user name or wildcard',
  SITE_URL: 'an http or https URL of one host, without a path, user name or wildcard',
  DATABASE_URL: postgresUrlText,
  DATABASE_DIRECT_URL: postgresUrlText,
  DATABASE_REPLICA_URL: postgresUrlText,
  DATABASE_POOL_SIZE: 'a whole number from 2 to 500',
  SMTP_URL: 'an smtp:// or smtps:// URL, with #, ?, /, @ and % in user name and password percent-encoded (# is %23)',
  MAIL: 'log',
  MAIL_FROM: 'one email address, alone or as Name <address>',
  S3_ENDPOINT: 'an http or https URL without a user name, wildcard, query or fragment',
  S3_BUCKET: 'the name of a bucket',
  MASTER_KEY: '64 hexadecimal digits (openssl rand -hex 32)',
  NEW_MASTER_KEY: '64 hexadecimal digits (openssl rand -hex 32)',
  ROLE: 'all, api or worker',
  DRAIN_SECONDS: 'a whole number of seconds from 0 to 600',
  STOP_SECONDS: 'a whole number of seconds from 1 to 600',
  DEMO: '0 or 1',
  CONTACT_URL: 'an http, https or mailto URL, or a path of the portal',
  CONTACT_EMAIL: 'an email address',
  DOCS_URL: 'an http or https URL, or a path of the portal',
  STATUS_URL: 'an http or https URL, or a path of the portal',
  DASHBOARD_WIDGET_URL: 'an http or https URL without a user name or wildcard',
  TERMS_URL: 'an http or https URL without a user name or wildcard',
  PRIVACY_URL: 'an http or https URL without a user name or wildcard',
  RATE_LIMIT: 'a whole number of requests per second up to 1000000, 0 for none',
  TRUST_PROXY: 'how many proxies stand in front (1 to 9), or their addresses and CIDR ranges, separated by commas',
  METRICS_TOKEN: 'at least 16 printable ASCII characters without spaces',
  WEBHOOK_ALLOW_PRIVATE: '0 or 1',
  WEBHOOK_RETRY_SECONDS: 'up to 20 whole numbers of seconds, separated by commas',
  WEBHOOK_DISABLE_AFTER: 'a whole number of events, 0 for never',
  WEBHOOK_RETENTION_DAYS: 'a whole number of days from 1 to 3650',
  LOOKUP_ADAPTER_TOKEN: 'printable ASCII characters without spaces',
  LOOKUP_ADAPTER_URL: 'an http or https URL without a user name or wildcard',
  ADAPTER_SECRET: 'at least 24 characters',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'an http or https URL without a user name, wildcard, query or fragment',
  OTEL_EXPORTER_OTLP_HEADERS: 'name=value pairs separated by commas, percent-encoded',
  OTEL_TRACES_SAMPLER: 'always_on, always_off, traceidratio, or one of them after parentbased_',
  OTEL_TRACES_SAMPLER_ARG: 'a number from 0 to 1',
  EXPORT_TIMEOUT: 'a whole number of seconds from 1 to 55',
  LOG_LEVEL: 'trace, debug, info, warn, error, fatal or silent',
};

export type Config = ReturnType<typeof readConfig>;

/**
 * Settings from the environment; an empty variable counts as not set.
 * @throws ConfigError naming the first wrong setting and what it should be
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    throw new ConfigError(`${name} is wrong: it must be ${expectations[name] ?? 'a text that is not empty'}.`);
  }
  const s = parsed.data;
  if (s.PORT !== 0 && s.PORT === s.LINK_PORT) throw new ConfigError('LINK_PORT is wrong: it must differ from PORT.');
  if (s.S3_BUCKET && !(s.S3_ACCESS_KEY_ID && s.S3_SECRET_ACCESS_KEY))
    throw new ConfigError('S3_BUCKET is set: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too.');
  if (!s.DATABASE_URL && s.ROLE !== 'all')
    throw new ConfigError(`ROLE is wrong: ${s.ROLE} needs DATABASE_URL, the embedded database has one process.`);
  const isEmbedded = !s.DATABASE_URL;
  const isProduction = s.NODE_ENV === 'production';
  const demo = s.DEMO ?? (isEmbedded && !isProduction);
  const portalUrl = s.PORTAL_URL ?? `http://localhost:${s.PORT}`;
  const linkUrl = s.LINK_URL ?? `http://localhost:${s.LINK_PORT}`;
  refuseSharedOrigin(portalUrl, { LINK_URL: linkUrl, SITE_URL: s.SITE_URL });
  return {
    isProduction,
    isTest: s.NODE_ENV === 'test',
    host: s.HOST,
    port: s.PORT,
    linkPort: s.LINK_PORT,
    /** Health and metrics of a process with ROLE=worker. */
    workerPort: s.WORKER_PORT,
    portalUrl,
    linkUrl,
    /** Origin of hosted sites; may equal the link origin. */
    siteUrl: s.SITE_URL ?? linkUrl,
    dataDir: resolve(s.DATA_DIR),
    ...readDatabase(s),
    mail: readMail(s, isEmbedded && !isProduction),
    mailFrom: s.MAIL_FROM,
    s3: s.S3_BUCKET
      ? {
          endpoint: s.S3_ENDPOINT ?? null,
          region: s.S3_REGION,
          bucket: s.S3_BUCKET,
          accessKeyId: s.S3_ACCESS_KEY_ID!,
          secretAccessKey: s.S3_SECRET_ACCESS_KEY!,
        }
      : null,
    masterKey: s.MASTER_KEY ?? null,
    /** Read only by the operator's key rotation command. */
    newMasterKey: s.NEW_MASTER_KEY ?? null,
    role: s.ROLE,
    ...readStop(s),
    demo,
    ...readContact(s, portalUrl),
    docsUrl: s.DOCS_URL,
    statusUrl: s.STATUS_URL,
    /** Links shown on hosted sites. */
    termsUrl: s.TERMS_URL ?? `${portalUrl}/terms`,
    privacyUrl: s.PRIVACY_URL ?? `${portalUrl}/privacy`,
    dashboardWidgetUrl: s.DASHBOARD_WIDGET_URL ?? null,
    rateLimitPerSecond: s.RATE_LIMIT,
    trustProxy: s.TRUST_PROXY,
    /** Bearer token that lets other machines read `/metrics`; without it only this machine may. */
    metricsToken: s.METRICS_TOKEN ?? null,
    webhookAllowPrivate: s.WEBHOOK_ALLOW_PRIVATE ?? (isEmbedded && demo && !isProduction),
    /** Delays between delivery attempts. */
    webhookRetrySeconds: s.WEBHOOK_RETRY_SECONDS,
    webhookDisableAfter: s.WEBHOOK_DISABLE_AFTER,
    webhookRetentionDays: s.WEBHOOK_RETENTION_DAYS,
    /** Adapter that answers lookups in Production; without it they end as SERVICE_UNAVAILABLE. */
    lookupAdapter: s.LOOKUP_ADAPTER_URL ? { url: s.LOOKUP_ADAPTER_URL, token: s.LOOKUP_ADAPTER_TOKEN ?? null } : null,
    /** File of connector adapters, applied at each start. */
    adaptersFile: s.ADAPTERS_FILE ?? null,
    /** Read only by the operator commands that add or change one adapter. */
    adapterSecret: s.ADAPTER_SECRET ?? null,
    /** Maximum time that a request waits for its export. */
    exportTimeoutSeconds: s.EXPORT_TIMEOUT,
    /** Null when no trace collector is configured. */
    tracing: readTracing(s),
    logLevel: s.LOG_LEVEL,
  };
}

function readDatabase(s: z.infer<typeof settingsSchema>) {
  if (!s.DATABASE_URL && s.DATABASE_DIRECT_URL)
    throw new ConfigError('DATABASE_DIRECT_URL is wrong: it needs DATABASE_URL, which leads through the pooler.');
  if (!s.DATABASE_URL && s.DATABASE_REPLICA_URL)
    throw new ConfigError('DATABASE_REPLICA_URL is wrong: it needs DATABASE_URL, which leads to the primary.');
  return {
    databaseUrl: s.DATABASE_URL ?? null,
    /** Bypasses a transaction-mode pooler when `databaseUrl` goes through one. */
    databaseDirectUrl: s.DATABASE_DIRECT_URL ?? null,
    /** Streaming replica for the portal's lists, reports and exports. */
    databaseReplicaUrl: s.DATABASE_REPLICA_URL ?? null,
    databasePoolSize: s.DATABASE_POOL_SIZE,
  };
}

function readStop({ DRAIN_SECONDS, STOP_SECONDS }: { DRAIN_SECONDS: number; STOP_SECONDS: number }) {
  return {
    /** After SIGTERM `/readyz` answers 503 for this long before the listeners close. */
    drainSeconds: DRAIN_SECONDS,
    /** Maximum time for running requests and jobs after the listeners have closed. */
    stopSeconds: STOP_SECONDS,
  };
}

const ownContactPage = '/contact';

/** Contact link: the operator's page, else their email address, else the portal's own contact page. */
function readContact(
  { CONTACT_URL, CONTACT_EMAIL }: { CONTACT_URL?: string | undefined; CONTACT_EMAIL?: string | undefined },
  portalUrl: string,
) {
  const page = CONTACT_URL === ownContactPage ? undefined : CONTACT_URL;
  return {
    contactUrl: page ?? (CONTACT_EMAIL ? `mailto:${CONTACT_EMAIL}` : ownContactPage),
    contactEmail: CONTACT_EMAIL ?? null,
    /** Contact as printed in mails and messages; null when the operator has set none. */
    contact: page ? new URL(page, portalUrl).href.replace(/^mailto:/, '') : (CONTACT_EMAIL ?? null),
  };
}

/** End-user pages need an origin of their own, so that none of them can read a developer's session. */
function refuseSharedOrigin(portalUrl: string, others: Record<string, string | undefined>): void {
  const shared = Object.keys(others).find((name) => others[name] === portalUrl);
  if (shared) throw new ConfigError(`${shared} is wrong: it must differ from PORTAL_URL.`);
}

/** Where mails go: to an SMTP server, the built-in mailbox or the log. */
export type MailSetting = { kind: 'smtp'; url: string } | { kind: 'mailbox' } | { kind: 'log' };

const loopbackHosts = ['127.0.0.1', 'localhost', '::1'];

/** The mailbox shows every mailed link to anyone who can open the portal, so it is allowed on loopback hosts only. */
function readMail(
  { SMTP_URL, MAIL, HOST }: { SMTP_URL?: string | undefined; MAIL?: 'log' | undefined; HOST: string },
  mayHaveMailbox: boolean,
): MailSetting {
  if (SMTP_URL) return { kind: 'smtp', url: SMTP_URL };
  if (MAIL === 'log') return { kind: 'log' };
  if (mayHaveMailbox && loopbackHosts.includes(HOST)) return { kind: 'mailbox' };
  throw new ConfigError(
    'SMTP_URL is not set: mails need an SMTP server here. Set SMTP_URL, or MAIL=log to write mails with their links to the log.',
  );
}
