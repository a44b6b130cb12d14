import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createTestApp, testApp } from '../testing/test-app.ts';

const settings = {
  PORTAL_URL: 'https://portal.example.com',
  LINK_URL: 'https://link.example.com',
  DASHBOARD_WIDGET_URL: 'https://widget.example.com/board',
};

async function writeWithHelmet(options: FastifyHelmetOptions): Promise<Record<string, unknown>> {
  const app = Fastify();
  await app.register(helmet, options);
  app.get('/', (_request, reply) => reply.send({}));
  const { headers } = await app.inject('/');
  const { date, connection, 'content-type': type, 'content-length': length, ...written } = headers;
  return written;
}

describe('the headers of pages', () => {
  it.each([
    { name: 'https and a widget', makeApp: () => createTestApp(settings), widget: ['https://widget.example.com'] },
    { name: 'http', makeApp: testApp, widget: [] },
  ])('are those of Helmet on the portal origin: $name', async ({ makeApp, widget }) => {
    const { deps, portal } = await makeApp();
    const link = new URL(deps.config.linkUrl).origin;
    const expected = await writeWithHelmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          baseUri: ["'none'"],
          objectSrc: ["'none'"],
          scriptSrc: ["'self'", ...widget],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:', link, ...widget],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", ...widget],
          frameSrc: [link],
          frameAncestors: ["'none'"],
          formAction: ["'self'"],
        },
      },
      crossOriginEmbedderPolicy: false,
      strictTransportSecurity: deps.config.portalUrl.startsWith('https:'),
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    });
    for (const path of ['/healthz', '/no-such-page', '/open/v1/nothing']) {
      const { headers } = await portal.inject(path);
      const { 'content-security-policy': _, ...others } = expected;
      expect(headers).toMatchObject(path.startsWith('/open') ? others : expected);
    }
  });

  it('are those of Helmet on the link origin, which is made to be framed', async () => {
    const { link } = await testApp();
    const expected = await writeWithHelmet({
      contentSecurityPolicy: false,
      frameguard: false,
      crossOriginEmbedderPolicy: false,
      crossOriginResourcePolicy: { policy: 'cross-origin' },
      crossOriginOpenerPolicy: false,
      originAgentCluster: false,
      referrerPolicy: { policy: 'no-referrer' },
    });
    const { headers } = await link.inject('/healthz');
    expect(headers).toMatchObject(expected);
    for (const name of ['content-security-policy', 'x-frame-options', 'cross-origin-opener-policy'])
      expect(headers[name]).toBeUndefined();
  });

  it('are not those of answers', async () => {
    const { portal } = await testApp();
    const { headers } = await portal.inject('/open/v1/users');
    expect(headers).toMatchObject({ 'permissions-policy': expect.any(String), 'x-content-type-options': 'nosniff' });
    for (const name of ['x-frame-options', 'referrer-policy', 'cross-origin-opener-policy'])
      expect(headers[name]).toBeUndefined();
  });
});
