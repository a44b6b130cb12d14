import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Dependencies } from '../../context.ts';
import { missing } from '../errors.ts';
import { isSignedFile } from '../files/signed-path.ts';

const signedQuery = z.object({ expires: z.coerce.number().int(), signature: z.string() });

/** Serves a stored file to who holds its signed path; a wrong or old signature is the same as no file. */
export function addSignedFiles(app: FastifyInstance, deps: Dependencies): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = request.params['*'];
    const query = signedQuery.safeParse(request.query);
    if (!query.success || !isSignedFile(deps.vault, { key, ...query.data }, deps.now())) throw missing();
    const file = await deps.files.get(key);
    if (!file) throw missing();
    return reply
      .type(file.contentType)
      .headers({
        'content-length': file.sizeBytes,
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .send(file.body);
  });
}
