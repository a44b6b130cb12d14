import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../platform/html.ts';

export interface LinkPagesOptions {
  /** The built link app. */
  folder: string;
  /** The built SDK script. */
  sdkFile: string;
  linkUrl: string;
  portalUrl: string;
}

const year = 'public, max-age=31536000, immutable';

/**
 * Files for end users' browsers: the SDK under both its published paths, the widget frame and hosted pages. Sandboxed
 * pages have no origin of their own, so every file answers any origin, and the policy names ours beside 'self'.
 */
export async function addLinkPages(app: FastifyInstance, options: LinkPagesOptions): Promise<void> {
  const { folder, sdkFile, linkUrl, portalUrl } = options;
  if (!existsSync(join(folder, 'widget/index.html'))) return;
  const [linkOrigin, portalOrigin] = [new URL(linkUrl).origin, new URL(portalUrl).origin];
  await app.register(async (pages) => {
    await pages.register(compress);
    await pages.register(staticFiles, {
      root: folder,
      serve: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
    });
    addPages(pages, framePolicy(linkOrigin), dirname(sdkFile));
    addHostedPages(pages, linkOrigin);
    addPortalFrames(pages, { folder, linkOrigin, portalOrigin });
  });
}

function addPages(app: FastifyInstance, policy: string, sdkFolder: string): void {
  // Pages isolated by COEP frame only what has a policy of its own; this one still shows logos of any origin.
  const sendPage = (reply: FastifyReply, page: string) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .header('cross-origin-embedder-policy', 'credentialless')
      .sendFile(page);
  app.get('/widget', (_request, reply) => sendPage(reply, 'widget/index.html'));
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    reply.header('cache-control', year).sendFile(`assets/${request.params['*']}`),
  );
  for (const path of ['/v2/smile.v2.js', '/v1/smile.v1.js']) {
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').sendFile('smile.v2.js', sdkFolder),
    );
  }
}

/** Pages that stand on their own: nobody frames them, and they frame the widget. */
function addHostedPages(app: FastifyInstance, linkOrigin: string): void {
  const policy = `${framePolicy(linkOrigin)}; frame-src 'self' ${linkOrigin}; frame-ancestors 'none'`;
  app.get('/invite-user/:id', (_request, reply) =>
    reply.header('cache-control', 'no-cache').header('content-security-policy', policy).sendFile('invite/index.html'),
  );
}

/**
 * Pages that only the portal may frame: the widget as a preview, which may call nobody, and the emulator. Each carries
 * the portal's origin, the only one they listen to.
 */
function addPortalFrames(
  app: FastifyInstance,
  { folder, linkOrigin, portalOrigin }: { folder: string; linkOrigin: string; portalOrigin: string },
): void {
  const own = `'self' ${linkOrigin}`;
  const frames = {
    '/widget/preview': { file: 'widget/index.html', policy: framePolicy(linkOrigin, "'none'") },
    '/site/preview': { file: 'site/index.html', policy: framePolicy(linkOrigin, "'none'") },
    '/emulator': { file: 'emulator/index.html', policy: `${framePolicy(linkOrigin, "'none'")}; frame-src ${own}` },
  };
  const meta = `<meta name="portal-origin" content="${escapeHtml(portalOrigin)}">`;
  for (const [path, { file, policy }] of Object.entries(frames)) {
    const html = readFileSync(join(folder, file), 'utf8').replace('</head>', `${meta}</head>`);
    app.get(path, (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .header('content-security-policy', `${policy}; frame-ancestors ${portalOrigin}`)
        .type('text/html; charset=utf-8')
        .send(html),
    );
  }
}

/** Without `frame-ancestors`: not even `*` matches a sandboxed page, which has no origin. */
function framePolicy(origin: string, connect?: string): string {
  const own = `'self' ${origin}`;
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `connect-src ${connect ?? own}`,
    `font-src ${own}`,
    `img-src ${own} data: blob: https:`,
    "form-action 'none'",
  ].join('; ');
}
