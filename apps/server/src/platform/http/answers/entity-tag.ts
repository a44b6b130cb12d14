import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ModeContext } from '../../context.ts';

/** Hashing this much takes a few milliseconds. */
const bytesAtOnce = 1_000_000;

const keptByServers = { 'cache-control': 'private, no-cache', vary: 'authorization' };

/**
 * Sends an ETag to servers with a key pair, or 304 when theirs still matches. Browsers get neither, so that no personal
 * data stays in their caches.
 */
export async function sendVersion(reply: FastifyReply, ctx: ModeContext, text: string | Buffer): Promise<FastifyReply> {
  const { request } = reply;
  if (!isServer(request)) return reply.send(text);
  const tag = await tagOf(ctx, text, request.id);
  reply.headers({ ...keptByServers, etag: tag });
  return matches(request.headers['if-none-match'], tag)
    ? reply.code(304).removeHeader('content-type').send()
    : reply.send(text);
}

/** All current browsers send `Sec-Fetch-Mode`. */
function isServer({ headers }: FastifyRequest): boolean {
  return /^basic /i.test(headers.authorization ?? '') && headers['sec-fetch-mode'] === undefined;
}

/** Weak, since each answer contains its own request id. Includes tenant and mode, so that none share a tag. */
async function tagOf({ tenantId, mode }: ModeContext, text: string | Buffer, requestId: string): Promise<string> {
  const hash = createHash('sha256').update(`${tenantId} ${mode} `);
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const start = bytes.indexOf(requestId);
  hash.update(bytes.subarray(0, start));
  for (let at = start + Buffer.byteLength(requestId); at < bytes.length; at += bytesAtOnce) {
    if (at > bytesAtOnce) await setImmediate();
    hash.update(bytes.subarray(at, at + bytesAtOnce));
  }
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/** Weak comparison (RFC 9110 §13.1.2): `*`, or a list of tags, which may contain commas. */
export function matches(condition: string | undefined, tag: string): boolean {
  if (condition === undefined) return false;
  if (condition.trim() === '*') return true;
  const opaque = tag.slice(tag.indexOf('"'));
  return [...condition.matchAll(/"[\x21\x23-\x7e\x80-\xff]*"/g)].some(([given]) => given === opaque);
}
