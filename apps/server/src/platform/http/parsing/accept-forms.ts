import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, invalid } from '../../errors.ts';

interface FormLimits {
  maxFileBytes: number;
  /** Limits of forms with several files, with their error messages. */
  several?: { maxFiles: number; tooManyFiles: string; maxTotalBytes: number; totalTooLarge: string };
}

/**
 * Accepts `multipart/form-data` on a scope's routes: texts as strings, a file as a File, several files of one name as a
 * list. Keeps one byte more than allowed of an oversized file, so that its size shows it.
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
  // The parser's own errors have no message for the caller, and most would count as server errors.
  app.setErrorHandler((error, request) => {
    throw parsing.delete(request) && !isRefusal(error) ? invalid(describeRefusal(error)) : error;
  });
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError || codeOf(error).startsWith('FST_ERR_CTP_');
}

function describeRefusal(error: unknown): string {
  if (/^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(codeOf(error))) return 'The form has more files or fields than are read.';
  if (codeOf(error) === 'FST_PROTO_VIOLATION') return 'The form has a field whose name is reserved.';
  return 'The body is not a complete form: its boundary or a part is missing, too long or cut off.';
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown }).code);
}

const watched = new WeakSet<FastifyRequest>();

/** Closes the connection when a body without a length exceeds the route's limit. */
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
