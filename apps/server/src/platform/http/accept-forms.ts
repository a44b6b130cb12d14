import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/**
 * Takes `multipart/form-data` on the routes of a scope: texts as strings, a file as a File. Of a file that is larger
 * than allowed one byte too many is kept, so that its size tells.
 */
export async function acceptForms(app: FastifyInstance, { maxFileBytes }: { maxFileBytes: number }): Promise<void> {
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    throwFileSizeLimit: false,
    limits: { fileSize: maxFileBytes + 1, files: 1, fields: 10, fieldSize: 10_000, parts: 11, headerPairs: 100 },
    onFile: async (part) => {
      const bytes = await part.toBuffer();
      part.value = new File([new Uint8Array(bytes)], part.filename, { type: part.mimetype });
    },
  });
}
