import { channel } from 'node:diagnostics_channel';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@smile/contract/endpoint';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { portalFolder } from '../../src/paths.ts';
import { routePathOf } from '../../src/platform/http/router.ts';
import { listEndpoints } from '../endpoints.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/** Routes outside the contract that serve no user's files: pages, assets and monitoring endpoints. */
const besideTheContract = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  // The portal and its configuration.
  'GET /config.json',
  'GET /status',
  'GET /status.json',
  'GET /status/refresh.js',
  'GET /status/style.css',
  'GET /docs',
  'GET /docs/start.js',
  'GET /docs/scalar.js',
  'GET /docs/theme.js',
  'GET /docs/style.css',
  'GET /docs/inter.woff2',
  'GET /docs/guides',
  'GET /docs/guides/:name',
  'GET /docs/guides.js',
  'GET /openapi.json',
  // Mailbox of installations without SMTP.
  'GET /dev/mailbox',
  'GET /dev/mailbox.json',
  // SDK, widget and hosted pages.
  'GET /v1/smile.v1.js',
  'GET /v2/smile.v2.js',
  'GET /assets/*',
  'GET /widget',
  'GET /widget/preview',
  'GET /emulator',
  'GET /invite-user/:id',
  'GET /site/preview',
  'GET /:id(^ws-[0-9a-f]{32}$)',
  'GET /:id(^ws-[0-9a-f]{32}$)/draft',
];

const opening = channel('fastify.initialization');
const routes = new Set<string>();
let app: TestApp;

beforeAll(async () => {
  opening.subscribe(watch);
  app = await createTestApp();
  opening.unsubscribe(watch);
});
afterAll(async () => {
  await app.portal.close();
  await app.link.close();
});

function watch(message: unknown): void {
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
    for (const name of [method].flat()) if (name !== 'HEAD' && name !== 'OPTIONS') routes.add(`${name} ${url}`);
  });
}

function placesOf(endpoint: Endpoint): string[] {
  const prefixes = {
    public: ['/developer/v1'],
    developer: ['/developer/v1'],
    openApi: ['/sandbox/v1', '/open/v1'],
    link: ['/link-sandbox/v1', '/link/v1'],
    hosted: ['/hosted/v1'],
    files: [''],
  };
  return prefixes[endpoint.api ?? endpoint.auth].map(
    (prefix) => `${endpoint.method} ${prefix}${routePathOf(endpoint)}`,
  );
}

/** The built portal is served file by file, its assets by their folder. */
function isOfThePortal(route: string): boolean {
  return existsSync(join(portalFolder, route.slice('GET '.length).replace('/assets/*', '/assets')));
}

it('serves each endpoint of the contract in its place, and otherwise only pages with their files', async () => {
  const contract = (await listEndpoints()).flatMap(placesOf);
  expect(contract.filter((route) => !routes.has(route))).toEqual([]);
  const known = new Set([...contract, ...besideTheContract]);
  expect([...routes].filter((route) => !known.has(route) && !isOfThePortal(route))).toEqual([]);
});
