import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

type Headers = Record<string, string>;

/** Browser features that no page uses. */
const withheld =
  'accelerometer=(), autoplay=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/** Helmet's headers, built once instead of per request (ADR 43); a test compares them. */
const common: Headers = {
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
const httpsOnly: Headers = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/**
 * No inline scripts, no framing by others, frames from the link origin only; also allows the dashboard widget if
 * configured.
 */
export function addPortalHeaders(app: FastifyInstance, config: Config): void {
  const link = new URL(config.linkUrl).origin;
  const widget = config.dashboardWidgetUrl ? ` ${new URL(config.dashboardWidgetUrl).origin}` : '';
  const directives = [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `script-src 'self'${widget}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${link}${widget}`,
    "font-src 'self'",
    `connect-src 'self'${widget}`,
    `frame-src ${link}`,
    "frame-ancestors 'none'",
    "form-action 'self'",
  ];
  const ofPages = {
    ...common,
    ...(config.portalUrl.startsWith('https:') && httpsOnly),
    'content-security-policy': directives.join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
  };
  // The portal frames the widget, which uses the camera to photograph documents.
  addHeaders(app, { ofPages, ofAll: { 'permissions-policy': `${withheld}, camera=("${link}")` } });
}

/** Allows framing by any tenant's page; individual pages tighten the policy where they are served. */
export function addLinkHeaders(app: FastifyInstance): void {
  const ofPages = {
    ...common,
    ...httpsOnly,
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
  };
  addHeaders(app, { ofPages, ofAll: { 'permissions-policy': `${withheld}, camera=(self)` } });
}

function addHeaders(app: FastifyInstance, { ofPages, ofAll }: Record<'ofPages' | 'ofAll', Headers>): void {
  const both = { ...ofPages, ...ofAll };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.hasOwnHeaders ? ofAll : both);
    done();
  });
}
