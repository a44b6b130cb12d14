import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const DATABASE_URL = 'postgres://localhost/smile';
const MAIL = 'log';

it('needs no settings', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    linkPort: 3001,
    portalUrl: 'http://localhost:3000',
    linkUrl: 'http://localhost:3001',
    databaseUrl: null,
    role: 'all',
    demo: true,
    rateLimitPerSecond: 20,
    webhookAllowPrivate: true,
  });
});

it('reads an empty setting as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', S3_BUCKET: '' })).toMatchObject({ port: 3000, databaseUrl: null });
});

it('keeps private webhook addresses out unless the embedded demo or a setting lets them in', () => {
  expect(readConfig({ NODE_ENV: 'production', MAIL }).webhookAllowPrivate).toBe(false);
  expect(readConfig({ DEMO: '0' }).webhookAllowPrivate).toBe(false);
  expect(readConfig({ DATABASE_URL, MAIL }).webhookAllowPrivate).toBe(false);
  expect(readConfig({ DATABASE_URL, MAIL, WEBHOOK_ALLOW_PRIVATE: '1' }).webhookAllowPrivate).toBe(true);
});

it.each([
  ['PORTAL_URL', 'https://example.com/smile'],
  ['LINK_URL', 'https://example.com/?a=1'],
  ['SITE_URL', 'https://user:word@example.com'],
  ['SMTP_URL', 'smtp://user:pa#ss@mail:25'],
  ['SMTP_URL', 'smtp://user:p/ss@mail:25'],
  ['SMTP_URL', 'smtp://user:100%@mail:25'],
  ['SMTP_URL', 'smtp://user:p%zz@mail:25'],
  ['SMTP_URL', 'smtp://user:12?ss@mail:25'],
  ['DATABASE_DIRECT_URL', 'http://db'],
  ['DATABASE_REPLICA_URL', 'http://db'],
  ['DATABASE_URL', 'postgres://smile:12/ss@db/smile'],
  ['DATABASE_URL', 'postgres://smile:12?ss@db/smile'],
  ['DATABASE_URL', 'postgres://smile:p%zz@db/smile'],
  ['DATABASE_URL', 'postgres://smile:p#ss@db/smile'],
  ...['PORTAL_URL', 'LINK_URL', 'SITE_URL', 'S3_ENDPOINT', 'LOOKUP_ADAPTER_URL', 'TERMS_URL', 'DOCS_URL'].flatMap(
    (name) =>
      [
        'https://*.example',
        'https://a.example,b.example',
        'https://smile.example.',
        'https://.smile.example',
        'https://smile..example',
        'https://-smile.example',
        'https://{host}',
        'https://$HOST',
        'https://user@smile.example',
        'https://:word@smile.example',
        `https://${'a'.repeat(64)}.example`,
        'javascript:alert(1)',
      ].map((value) => [name, value]),
  ),
  ['PORTAL_URL', 'http://0.0.0.0:3000'],
  ['LINK_URL', 'http://[::]:3001'],
  ['SITE_URL', 'http://localhost:0'],
  ['SMTP_URL', 'smtp://*.example:25'],
  ['SMTP_URL', 'smtp://mail.example.:25'],
  ['DATABASE_URL', 'postgres://smile@*.example/smile'],
  ['SMTP_URL', 'smtp://mail:0'],
  ['S3_ENDPOINT', 'https://store.example:0'],
  ['S3_ENDPOINT', 'https://store.example/?region=eu'],
  ['S3_ENDPOINT', 'https://store.example/#files'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://collector.example/?key=1'],
  ...['files/ours', '../files', 'files?x', 'our files', 'dateien-ü'].map((value) => ['S3_BUCKET', value]),
  ...[
    'Smile',
    'no-reply@',
    'Smile <no-reply@example.com',
    'A <a@example.com>, B <b@example.com>',
    'a@example.com\r\nBcc: b@example.com',
  ].map((value) => ['MAIL_FROM', value]),
  ['RATE_LIMIT', '99999999999'],
  ['METRICS_TOKEN', 'token of the operator'],
  ['LOOKUP_ADAPTER_TOKEN', 'geheim€'],
  ['LOOKUP_ADAPTER_TOKEN', 'secret\r\nX-Admin: 1'],
  ['STATUS_URL', '//evil.example'],
  ['STATUS_URL', '/\\evil.example'],
  ['CONTACT_URL', 'mailto:'],
  ['CONTACT_URL', 'mailto:help'],
  ['CONTACT_URL', 'https://user:word@example.com/help'],
])('refuses %s %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} is wrong: it must be`);
});

it.each([
  ['HTTPS://Smile.Example.COM:443/', 'https://smile.example.com'],
  ['http://[0:0:0:0:0:0:0:1]:3000/', 'http://[::1]:3000'],
  ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
  ['https://ｓｍｉｌｅ．example', 'https://smile.example'],
  ['http://smile_portal:8080', 'http://smile_portal:8080'],
  ['http://10.0.0.5', 'http://10.0.0.5'],
])('reads the origin of PORTAL_URL %s', (value, origin) => {
  expect(readConfig({ PORTAL_URL: value }).portalUrl).toBe(origin);
  expect(() => readConfig({ PORTAL_URL: value, LINK_URL: origin })).toThrow('LINK_URL is wrong: it must differ');
});

it('accepts any character in a password when it is percent-encoded', () => {
  const smtp = 'smtp://user:%23%25%40%2F@[::1]:25';
  expect(readConfig({ SMTP_URL: smtp }).mail).toEqual({ kind: 'smtp', url: smtp });
  const database = 'postgres://smile:%23%25%40%2F@db/smile';
  expect(readConfig({ DATABASE_URL: database, MAIL }).databaseUrl).toBe(database);
});

it.each(['postgres:///smile?host=/var/run/postgresql', 'postgres://db_1/smile', 'postgres://[::1]:5432/smile'])(
  'accepts DATABASE_URL %s',
  (DATABASE_URL) => {
    expect(readConfig({ DATABASE_URL, MAIL }).databaseUrl).toBe(DATABASE_URL);
  },
);

it('refuses one origin for the portal and for end users', () => {
  const url = 'https://smile.example.com';
  expect(() => readConfig({ PORTAL_URL: url, LINK_URL: `${url}/` })).toThrow('LINK_URL is wrong: it must differ');
  expect(() => readConfig({ PORTAL_URL: url, SITE_URL: url })).toThrow('SITE_URL is wrong: it must differ');
  expect(readConfig({ PORTAL_URL: `${url}:443/` }).portalUrl).toBe(url);
});

it.each(['no-reply@localhost', 'Smile <no-reply@example.com>', '"Smile, Inc." <a+b@ex.co>', 'Ñandú <a@b.co>'])(
  'sends mails from %s',
  (MAIL_FROM) => {
    expect(readConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
  },
);

it('keeps the options of the SMTP client in SMTP_URL', () => {
  const url = 'smtp://user:pa%23ss@mail:25?tls.rejectUnauthorized=false';
  expect(readConfig({ SMTP_URL: url }).mail).toEqual({ kind: 'smtp', url });
});

it('creates a demo in production only on request', () => {
  expect(readConfig({ NODE_ENV: 'production', MAIL }).demo).toBe(false);
  expect(readConfig({ NODE_ENV: 'production', MAIL, DEMO: '1' }).demo).toBe(true);
});

it('shows mails in the mailbox on this machine only, and wants a way for them everywhere else', () => {
  expect(readConfig({}).mail).toEqual({ kind: 'mailbox' });
  expect(readConfig({ DEMO: '0', HOST: '::1' }).mail).toEqual({ kind: 'mailbox' });
  expect(readConfig({ DATABASE_URL, SMTP_URL: 'smtp://mail' }).mail).toEqual({ kind: 'smtp', url: 'smtp://mail' });
  expect(readConfig({ DATABASE_URL, MAIL }).mail).toEqual({ kind: 'log' });
  for (const settings of [{ DATABASE_URL }, { NODE_ENV: 'production' }, { HOST: '0.0.0.0' }])
    expect(() => readConfig(settings)).toThrow(/^SMTP_URL is not set: .+ Set SMTP_URL, or MAIL=log .+\.$/);
});

it('leads contact links to the page, else to the email address, else to the page of the portal', () => {
  const contactOf = (settings: NodeJS.ProcessEnv) => {
    const { contactUrl, contactEmail, contact } = readConfig(settings);
    return [contactUrl, contactEmail, contact];
  };
  const CONTACT_URL = 'https://example.com/help';
  const CONTACT_EMAIL = 'help@example.com';
  expect(contactOf({ CONTACT_URL, CONTACT_EMAIL })).toEqual([CONTACT_URL, CONTACT_EMAIL, CONTACT_URL]);
  expect(contactOf({ CONTACT_URL })).toEqual([CONTACT_URL, null, CONTACT_URL]);
  expect(contactOf({ CONTACT_EMAIL })).toEqual(['mailto:help@example.com', CONTACT_EMAIL, CONTACT_EMAIL]);
  expect(contactOf({ CONTACT_URL: '/contact', CONTACT_EMAIL })).toEqual([
    'mailto:help@example.com',
    CONTACT_EMAIL,
    CONTACT_EMAIL,
  ]);
  expect(contactOf({ CONTACT_URL: '/help' })).toEqual(['/help', null, 'http://localhost:3000/help']);
  for (const none of [{}, { CONTACT_URL: '', CONTACT_EMAIL: '' }, { CONTACT_URL: '/contact' }])
    expect(contactOf(none)).toEqual(['/contact', null, null]);
});

it('trusts the configured number or networks of proxies', () => {
  expect(readConfig({}).trustProxy).toBe(0);
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
});

it.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['LINK_PORT', '3000'],
  ['PORTAL_URL', 'localhost:3000'],
  ['LINK_URL', 'ftp://example.com'],
  ['DATABASE_URL', 'mysql://localhost/smile'],
  ['DATABASE_POOL_SIZE', '1'],
  ['SMTP_URL', 'http://localhost'],
  ['MASTER_KEY', 'secret'],
  ['ROLE', 'both'],
  ['ROLE', 'worker'],
  ['DEMO', 'yes'],
  ['CONTACT_URL', 'nonsense'],
  ['CONTACT_URL', 'javascript:alert(1)'],
  ['CONTACT_URL', '//evil.example'],
  ['CONTACT_EMAIL', 'help'],
  ['CONTACT_EMAIL', 'Help <help@example.com>'],
  ['RATE_LIMIT', '-1'],
  ['TRUST_PROXY', 'maybe'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '12'],
  ['METRICS_TOKEN', 'short'],
  ['MAIL', 'smtp'],
  ['WEBHOOK_ALLOW_PRIVATE', 'on'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
  ['S3_BUCKET', 'files'],
  ['S3_ENDPOINT', 'minio:9000'],
])('begins the error with the name of %s when its value is %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} .+\\.$`));
});

it('needs the URL of the pooler beside the one past it', () => {
  const direct = { DATABASE_DIRECT_URL: 'postgres://smile@db/smile' };
  expect(() => readConfig(direct)).toThrow('DATABASE_DIRECT_URL is wrong: it needs DATABASE_URL');
  expect(readConfig({ ...direct, DATABASE_URL, MAIL })).toMatchObject({
    databaseUrl: DATABASE_URL,
    databaseDirectUrl: direct.DATABASE_DIRECT_URL,
  });
});

it('needs the URL of the primary beside that of a replica', () => {
  const replica = { DATABASE_REPLICA_URL: 'postgres://smile@replica/smile' };
  expect(() => readConfig(replica)).toThrow('DATABASE_REPLICA_URL is wrong: it needs DATABASE_URL');
  expect(readConfig({ ...replica, DATABASE_URL, MAIL }).databaseReplicaUrl).toBe(replica.DATABASE_REPLICA_URL);
});
