import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('needs no setting at all', () => {
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

it('takes an empty setting as none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', S3_BUCKET: '' })).toMatchObject({ port: 3000, databaseUrl: null });
});

it('keeps private webhook addresses out unless the embedded demo or a setting lets them in', () => {
  const DATABASE_URL = 'postgres://localhost/smile';
  expect(readConfig({ NODE_ENV: 'production' }).webhookAllowPrivate).toBe(false);
  expect(readConfig({ DEMO: '0' }).webhookAllowPrivate).toBe(false);
  expect(readConfig({ DATABASE_URL }).webhookAllowPrivate).toBe(false);
  expect(readConfig({ DATABASE_URL, WEBHOOK_ALLOW_PRIVATE: '1' }).webhookAllowPrivate).toBe(true);
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
  ['RATE_LIMIT', '-1'],
  ['TRUST_PROXY', 'maybe'],
  ['WEBHOOK_ALLOW_PRIVATE', 'on'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
  ['S3_BUCKET', 'files'],
  ['S3_ENDPOINT', 'minio:9000'],
])('names %s when it is %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} .+\\.$`));
});
