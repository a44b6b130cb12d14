import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ModeContext } from '../../context.ts';

/** Hashed within a few milliseconds. */
const bytesAtOnce = 1_000_000;

const keptByServers = { 'cache-control': 'private, no-cache', vary: 'authorization' };

/**
 * Names the version of an answer to a server with a key pair, or says that the one it has is still right. Browsers get
 * neither, so that nothing about a person stays on somebody's disk.
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

/** Every browser of today says how it came to ask. */
function isServer({ headers }: FastifyRequest): boolean {
  return /^basic /i.test(headers.authorization ?? '') && headers['sec-fetch-mode'] === undefined;
}

/** Weak, since each answer has a request id of its own; no two tenants or modes share one. */
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

/** Weak comparison of RFC 9110 §13.1.2: `*`, or any of a list of tags, which may hold commas. */
export function matches(condition: string | undefined, tag: string): boolean {
  if (condition === undefined) return false;
  if (condition.trim() === '*') return true;
  const opaque = tag.slice(tag.indexOf('"'));
  return [...condition.matchAll(/"[\x21\x23-\x7e\x80-\xff]*"/g)].some(([given]) => given === opaque);
}
