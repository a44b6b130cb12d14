import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';
import { sendError } from '../create-app.ts';

/**
 * Serves a built single-page app: hashed assets with unlimited caching, `index.html` for every other path that a
 * browser opens.
 */
export async function addSinglePageApp(app: FastifyInstance, folder: string): Promise<void> {
  const indexFile = join(folder, 'index.html');
  const hasBuild = existsSync(indexFile);
  const index = hasBuild ? readFileSync(indexFile) : null;
  if (hasBuild) {
    await app.register(async (files) => {
      await files.register(compress);
      await files.register(staticFiles, {
        root: folder,
        wildcard: false,
        cacheControl: false,
        decorateReply: false,
        setHeaders: (reply, path) => {
          const isHashed = path.includes('/assets/');
          void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        },
      });
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (index && wantsPage(request))
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(index);
    return sendError(new ApiError('MISSING_RESOURCE'), request, reply);
  });
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
