// Strapi 5 with one content type and no admin panel: `node strapi-server.mjs DATABASE_URL FOLDER`.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [, , url, folder] = process.argv;
const middlewares = [
  'logger',
  'errors',
  'security',
  'cors',
  'poweredBy',
  'query',
  'body',
  'session',
  'favicon',
  'public',
];
const use = (factory) => `require('@strapi/strapi').factories.${factory}('api::member.member')`;
const modules = {
  'config/database.js': {
    connection: {
      client: 'postgres',
      connection: { connectionString: url, schema: 'strapi' },
      pool: { min: 10, max: 10 },
    },
  },
  'config/server.js': { host: '127.0.0.1', port: 0, app: { keys: ['only for this run'] } },
  'config/logger.js': { level: 'warn' },
  'config/admin.js': {
    auth: { secret: 'a'.repeat(32) },
    apiToken: { salt: 'b'.repeat(32) },
    transfer: { token: { salt: 'c'.repeat(32) } },
    secrets: { encryptionKey: 'd'.repeat(32) },
  },
  'config/middlewares.js': middlewares.map((name) => `strapi::${name}`),
};
const member = {
  kind: 'collectionType',
  collectionName: 'members',
  info: { singularName: 'member', pluralName: 'members', displayName: 'Member' },
  options: { draftAndPublish: false },
  attributes: { memberId: { type: 'string' }, externalMetadata: { type: 'json' } },
};
const files = {
  ...Object.fromEntries(
    Object.entries(modules).map(([path, value]) => [path, `module.exports = ${JSON.stringify(value)};`]),
  ),
  'package.json': JSON.stringify({ name: 'peer', version: '0.0.0', private: true }),
  'public/uploads/.keep': '',
  'src/api/member/content-types/member/schema.json': JSON.stringify(member),
  'src/api/member/controllers/member.js': `module.exports = ${use('createCoreController')};`,
  'src/api/member/routes/member.js': `module.exports = ${use('createCoreRouter')};`,
  'src/api/member/services/member.js': `module.exports = ${use('createCoreService')};`,
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
symlinkSync(fileURLToPath(new URL('node_modules', import.meta.url)), join(folder, 'node_modules'), 'junction');

Object.assign(process.env, { NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' });
const { createStrapi } = createRequire(import.meta.url)('@strapi/strapi');
const strapi = createStrapi({ appDir: folder, distDir: folder, serveAdminPanel: false, autoReload: false });
await strapi.start();
const { accessKey } = await strapi
  .service('admin::api-token')
  .create({ name: 'bench', description: '', type: 'full-access', lifespan: null });
const query = 'pagination[pageSize]=20&pagination[withCount]=false&sort=createdAt:desc';
console.log(
  JSON.stringify({
    url: `http://127.0.0.1:${strapi.server.httpServer.address().port}/api/members?${query}`,
    pid: process.pid,
    authorization: `Bearer ${accessKey}`,
  }),
);
