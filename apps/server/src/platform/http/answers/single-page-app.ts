import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FindFormerAsset } from '../../builds/find-former-asset.ts';
import { ApiError } from '../../errors.ts';
import { sendError } from '../create-app.ts';
import { addAssets } from './assets.ts';

/**
 * Serves a built single-page app: hashed assets with unlimited caching, `index.html` for every other path that a
 * browser opens.
 */
export async function addSinglePageApp(
  app: FastifyInstance,
  folder: string,
  findFormer: FindFormerAsset,
): Promise<void> {
  const indexFile = join(folder, 'index.html');
  const readIndex = existsSync(indexFile) ? keepUntilChanged(indexFile) : null;
  if (readIndex) {
    await app.register(async (files) => {
      await files.register(compress);
      await files.register(staticFiles, {
        root: folder,
        wildcard: false,
        globIgnore: ['assets/**'],
        cacheControl: false,
        decorateReply: false,
        setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
      });
    });
    await addAssets(app, { folder, findFormer });
  }
  app.setNotFoundHandler((request, reply) => {
    if (readIndex && wantsPage(request))
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(readIndex());
    return sendError(new ApiError('MISSING_RESOURCE'), request, reply);
  });
}

/**
 * The content of a file, read now, and again after a rebuild: the one before names assets that are gone. While a build
 * has removed the file, the one before.
 */
function keepUntilChanged(file: string): () => Buffer {
  // The time first: a file that changes in between is read again.
  const read = () => ({ mtimeMs: statSync(file).mtimeMs, content: readFileSync(file) });
  let kept = read();
  return () => {
    const mtimeMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? kept.mtimeMs;
    if (kept.mtimeMs !== mtimeMs) kept = read();
    return kept.content;
  };
}

/**
 * Link scanners and monitors request pages with any `Accept` or none, and by HEAD. A path with an extension is a
 * missing file, unless a browser opens it as a page.
 */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const accept = headers.accept?.trim().toLowerCase() || '*/*';
  if (accept.includes('text/html')) return true;
  const isFile = /\.\w+$/.test(url.split('?')[0]!);
  return !isFile && /(^|[\s,])(\*|text)\/\*/.test(accept);
}
