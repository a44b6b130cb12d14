import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { FindFormerAsset } from '../../builds/find-former-asset.ts';

interface AssetOptions {
  /** Folder of the built app. */
  folder: string;
  headers?: Record<string, string>;
  /** For names that this build does not have. */
  findFormer: FindFormerAsset;
}

const forever = 'public, max-age=31536000, immutable';

/**
 * Serves the hashed files of a built app: those of this build, found by name on each request so that a rebuild needs no
 * restart, and those of other builds, whose pages are still open.
 */
export async function addAssets(
  app: FastifyInstance,
  { folder, headers = {}, findFormer }: AssetOptions,
): Promise<void> {
  const root = join(folder, 'assets');
  await app.register(async (assets) => {
    await assets.register(compress);
    await assets.register(staticFiles, { root, serve: false, cacheControl: false });
    assets.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
      const name = request.params['*'];
      const isOwn = name === basename(name) && (await isFile(join(root, name)));
      const former = isOwn ? null : await findFormer(name);
      if (!isOwn && !former) return reply.callNotFound();
      reply.headers({ ...headers, 'cache-control': forever });
      return former ? reply.type(former.contentType).send(former.body) : reply.sendFile(name);
    });
  });
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
