import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FindFormerAsset } from '../platform/builds/find-former-asset.ts';
import { escapeHtml } from '../platform/html.ts';
import { addAssets } from '../platform/http/answers/assets.ts';
import { linksToPart, type Manifest } from './part-links.ts';

export interface LinkPagesOptions {
  /** The built link app. */
  folder: string;
  /** The built SDK script. */
  sdkFile: string;
  linkUrl: string;
  portalUrl: string;
  findFormerAsset: FindFormerAsset;
}

const anyOrigin = { 'access-control-allow-origin': '*' };

/**
 * Files for end users' browsers: the SDK at both published paths, the widget frame and hosted pages. Sandboxed pages
 * have an opaque origin, so files allow any origin, and the policy names our origin besides 'self'.
 */
export async function addLinkPages(app: FastifyInstance, options: LinkPagesOptions): Promise<void> {
  const { folder, sdkFile, linkUrl, portalUrl, findFormerAsset } = options;
  if (!existsSync(join(folder, 'widget/index.html'))) return;
  const [linkOrigin, portalOrigin] = [new URL(linkUrl).origin, new URL(portalUrl).origin];
  await app.register(async (pages) => {
    await pages.register(compress);
    await pages.register(staticFiles, {
      root: folder,
      serve: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.headers(anyOrigin),
    });
    addPages(pages, framePolicy(linkOrigin), dirname(sdkFile));
    addHostedPages(pages, linkOrigin);
    addPortalFrames(pages, { folder, linkOrigin, portalOrigin });
  });
  await addAssets(app, { folder, headers: anyOrigin, findFormer: findFormerAsset });
}

function addPages(app: FastifyInstance, policy: string, sdkFolder: string): void {
  // Pages with COEP can only frame pages that send it too; `credentialless` still allows logos from any origin.
  const sendPage = (reply: FastifyReply, page: string) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .header('cross-origin-embedder-policy', 'credentialless')
      .sendFile(page);
  app.get('/widget', (_request, reply) => sendPage(reply, 'widget/index.html'));
  for (const path of ['/v2/smile.v2.js', '/v1/smile.v1.js']) {
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').sendFile('smile.v2.js', sdkFolder),
    );
  }
}

/** Stand-alone pages: they may frame the widget, and no page may frame them. */
function addHostedPages(app: FastifyInstance, linkOrigin: string): void {
  const policy = `${framePolicy(linkOrigin)}; frame-src 'self' ${linkOrigin}; frame-ancestors 'none'`;
  app.get('/invite-user/:id', (_request, reply) =>
    reply.header('cache-control', 'no-cache').header('content-security-policy', policy).sendFile('invite/index.html'),
  );
}

/**
 * Pages that only the portal may frame: the widget preview, which may make no requests, and the emulator. Each contains
 * the portal's origin, the only one whose messages it accepts.
 */
function addPortalFrames(
  app: FastifyInstance,
  { folder, linkOrigin, portalOrigin }: { folder: string; linkOrigin: string; portalOrigin: string },
): void {
  const own = `'self' ${linkOrigin}`;
  const frames = {
    '/widget/preview': {
      file: 'widget/index.html',
      part: 'src/widget/preview/preview.tsx',
      policy: framePolicy(linkOrigin, "'none'"),
    },
    '/site/preview': {
      file: 'site/index.html',
      part: 'src/site/preview/site-preview.tsx',
      policy: framePolicy(linkOrigin, "'none'"),
    },
    '/emulator': {
      file: 'emulator/index.html',
      part: null,
      policy: `${framePolicy(linkOrigin, "'none'")}; frame-src ${own}`,
    },
  };
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const meta = `<meta name="portal-origin" content="${escapeHtml(portalOrigin)}">`;
  for (const [path, { file, part, policy }] of Object.entries(frames)) {
    const page = readFileSync(join(folder, file), 'utf8');
    const links = part === null ? '' : linksToPart(manifest, part, page);
    const html = page.replace('</head>', `${meta}${links}</head>`);
    app.get(path, (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .header('content-security-policy', `${policy}; frame-ancestors ${portalOrigin}`)
        .type('text/html; charset=utf-8')
        .send(html),
    );
  }
}

/** Omits `frame-ancestors`: not even `*` matches a sandboxed page with its opaque origin. */
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
