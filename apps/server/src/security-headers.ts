import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/** What no page here ever asks a browser for. */
const withheld =
  'accelerometer=(), autoplay=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/** No inline script, nothing framed by others, frames of the link origin only; the dashboard's widget where there is one. */
export async function addPortalHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const link = new URL(config.linkUrl).origin;
  const widget = config.dashboardWidgetUrl ? [new URL(config.dashboardWidgetUrl).origin] : [];
  await app.register(helmet, {
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
    strictTransportSecurity: config.portalUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  // The portal frames the widget, which may photograph documents.
  withhold(app, `${withheld}, camera=("${link}")`);
}

/** Made to be framed by any tenant's page; its own pages tighten the policy where they are served. */
export async function addLinkHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  withhold(app, `${withheld}, camera=(self)`);
}

function withhold(app: FastifyInstance, policy: string): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', policy);
    done();
  });
}
