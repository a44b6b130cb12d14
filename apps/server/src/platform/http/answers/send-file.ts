import { Readable } from 'node:stream';
import type { FileAnswer } from '@smile/contract/file-answer';
import { foreverSeconds } from '@smile/contract/file-answer';
import { encodeExtended } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { ApiError } from '../../errors.ts';
import type { BytePart, NamedFile } from '../../files/files.ts';

/** Sends a file, whole or the requested range (RFC 9110 §14). All files are sent by this function. */
export async function sendFile(reply: FastifyReply, answer: FileAnswer, file: NamedFile): Promise<FastifyReply> {
  const { sizeBytes } = file;
  const part = answer.isGenerated ? undefined : readPart(reply.request, sizeBytes);
  const stream = reply.request.method === 'HEAD' ? Readable.from([]) : await file.open(part);
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${sizeBytes}`);
  return reply
    .headers(describeFile(answer, file))
    .header('content-length', part ? part.end - part.start + 1 : sizeBytes)
    .send(stream);
}

/** Headers that stop browsers from sniffing the type of a file or running it; SVG images may use inline styles. */
function describeFile({ isInline, isGenerated, publicSeconds }: FileAnswer, { name, contentType }: NamedFile) {
  return {
    'content-type': contentType,
    'content-disposition': `${isInline ? 'inline' : 'attachment'}; ${describeName(name)}`,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'accept-ranges': isGenerated ? 'none' : 'bytes',
    'cache-control': publicSeconds === undefined ? 'private, no-store' : describeCaching(publicSeconds),
    ...(publicSeconds !== undefined && { 'access-control-allow-origin': '*' }),
  };
}

/** Content-Disposition parameters (RFC 6266): non-ASCII names are also sent in RFC 8187 encoding. */
export function describeName(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '?');
  return `filename="${ascii}"${ascii === name ? '' : `; filename*=${encodeExtended(name)}`}`;
}

function describeCaching(seconds: number): string {
  return `public, max-age=${seconds}${seconds === foreverSeconds ? ', immutable' : ''}`;
}

/**
 * Undefined for the whole file: also for an invalid range, for several ranges, and with `If-Range`, which never matches
 * since files have no version.
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
