import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import staticFiles, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';
import { sendError } from '../create-app.ts';

/**
 * Serves a built single-page app: hashed assets with unlimited caching, `index.html` for every other path that a
 * browser opens.
 */
export async function addSinglePageApp(app: FastifyInstance, folder: string): Promise<void> {
  const indexFile = join(folder, 'index.html');
  const readIndex = existsSync(indexFile) ? keepUntilChanged(indexFile) : null;
  if (readIndex) {
    await app.register(async (files) => {
      await files.register(compress);
      const serve = (options: Omit<FastifyStaticOptions, 'root'>, part: string, cacheControl: string) =>
        files.register(staticFiles, {
          ...options,
          root: join(folder, part),
          cacheControl: false,
          decorateReply: false,
          setHeaders: (reply) => void reply.header('cache-control', cacheControl),
        });
      await serve({ wildcard: false, globIgnore: ['assets/**'] }, '', 'no-cache');
      // Found by name on each request: those of a rebuild are served without a restart.
      await serve({ prefix: '/assets/' }, 'assets', 'public, max-age=31536000, immutable');
    });
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
export function wantsPage({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (accept.includes('text/html')) return true;
  const isFile = /\.\w+$/.test(url.split('?')[0]!);
  return !isFile && /(^|[\s,])(\*|text)\/\*/.test(accept);
}
