import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, invalid } from '../../errors.ts';

interface FormLimits {
  maxFileBytes: number;
  /** Limits of forms with several files, with their error messages. */
  several?: { maxFiles: number; tooManyFiles: string; maxTotalBytes: number; totalTooLarge: string };
}

/**
 * Takes `multipart/form-data` on the routes of a scope: texts as strings, a file as a File, several under one name as
 * a list. Of a file that is larger than allowed one byte too many is kept, so that its size tells.
 */
export async function acceptForms(app: FastifyInstance, { maxFileBytes, several }: FormLimits): Promise<void> {
  const files = several ? several.maxFiles + 1 : 1;
  const parsing = new WeakSet<FastifyRequest>();
  app.addHook('preValidation', async (request) => void parsing.add(request));
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    throwFileSizeLimit: false,
    limits: { fileSize: maxFileBytes + 1, files, fields: 10, fieldSize: 10_000, parts: files + 10, headerPairs: 100 },
    onFile: async function (this: FastifyRequest, part) {
      cutEndless(this);
      const bytes = await part.toBuffer();
      if (several) countFile(this, bytes.length, several);
      part.value = new File([new Uint8Array(bytes)], part.filename ?? '', { type: part.mimetype });
    },
  });
  app.addHook('preValidation', async (request) => void parsing.delete(request));
  // The parser throws plain errors for what it cannot read; the app's own handler takes those for faults of the server.
  app.setErrorHandler((error, request) => {
    throw parsing.delete(request) && !isRefusal(error) ? invalid(brokenForm) : error;
  });
}

const brokenForm = 'The body is not a complete form: its boundary or a part is missing, too long or cut off.';

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError || Number((error as { statusCode?: number }).statusCode) < 500;
}

const watched = new WeakSet<FastifyRequest>();

/** Ends the connection of an endless body without a length at the route's limit. */
function cutEndless(request: FastifyRequest): void {
  if (watched.has(request)) return;
  watched.add(request);
  let bytes = 0;
  request.raw.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > request.routeOptions.bodyLimit) request.raw.destroy();
  });
}

const received = new WeakMap<FastifyRequest, { files: number; bytes: number }>();

function countFile(request: FastifyRequest, bytes: number, limits: NonNullable<FormLimits['several']>): void {
  const before = received.get(request) ?? { files: 0, bytes: 0 };
  const now = { files: before.files + 1, bytes: before.bytes + bytes };
  if (now.files > limits.maxFiles) throw invalid(limits.tooManyFiles);
  if (now.bytes > limits.maxTotalBytes) throw invalid(limits.totalTooLarge);
  received.set(request, now);
}
