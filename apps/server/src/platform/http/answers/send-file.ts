import { Readable } from 'node:stream';
import type { FileAnswer } from '@smile/contract/file-answer';
import { foreverSeconds } from '@smile/contract/file-answer';
import { encodeExtended } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { ApiError } from '../../errors.ts';
import type { BytePart, NamedFile } from '../../files/files.ts';

/** The only way in which files leave: whole, or the part that was asked for (RFC 9110 §14). */
export async function sendFile(reply: FastifyReply, answer: FileAnswer, file: NamedFile): Promise<FastifyReply> {
  const { sizeBytes } = file;
  const part = answer.isWrittenAnew ? undefined : readPart(reply.request, sizeBytes);
  const stream = reply.request.method === 'HEAD' ? Readable.from([]) : await file.open(part);
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${sizeBytes}`);
  return reply
    .headers(describeFile(answer, file))
    .header('content-length', part ? part.end - part.start + 1 : sizeBytes)
    .send(stream);
}

/** Stops browsers from guessing the type of a file or running it; SVG pictures may use inline styles. */
function describeFile({ isInline, isWrittenAnew, publicSeconds }: FileAnswer, { name, contentType }: NamedFile) {
  return {
    'content-type': contentType,
    'content-disposition': `${isInline ? 'inline' : 'attachment'}; ${describeName(name)}`,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'accept-ranges': isWrittenAnew ? 'none' : 'bytes',
    'cache-control': publicSeconds === undefined ? 'private, no-store' : describeCaching(publicSeconds),
    ...(publicSeconds !== undefined && { 'access-control-allow-origin': '*' }),
  };
}

/** Content-Disposition parameters (RFC 6266): a name beyond ASCII also gets the form of RFC 8187. */
export function describeName(name: string): string {
  const standIn = name.replace(/[^\x20-\x7e]|["\\%]/g, '?');
  return `filename="${standIn}"${standIn === name ? '' : `; filename*=${encodeExtended(name)}`}`;
}

function describeCaching(seconds: number): string {
  return `public, max-age=${seconds}${seconds === foreverSeconds ? ', immutable' : ''}`;
}

/**
 * Undefined for all of the file: also for what is no range of bytes, for several at once, and for one on a condition,
 * which no file of ours can meet, since none names its version.
 * @throws ApiError RANGE_NOT_SATISFIABLE
 */
function readPart({ method, headers }: FastifyRequest, sizeBytes: number): BytePart | undefined {
  if (method !== 'GET' || !headers.range || headers['if-range']) return undefined;
  const ranges = parseRange(sizeBytes, headers.range);
  if (ranges === unsatisfiable)
    throw new ApiError('RANGE_NOT_SATISFIABLE', undefined, { 'content-range': `bytes */${sizeBytes}` });
  const [range, second] = ranges === malformed || ranges.type !== 'bytes' ? [] : ranges;
  return second ? undefined : range;
}

const unsatisfiable = -1;
const malformed = -2;
