import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';
import { answersFile, type Endpoint } from '@smile/contract/endpoint';
import { z } from 'zod';

/** Minimum size: below, compression saves no packet. */
const compressedFromBytes = 1024;
/** Fastest level for an answer to a server, compression and transfer together. */
const quickLevel = 4;

/** gzip, which every client supports. */
export const compression = {
  threshold: compressedFromBytes,
  encodings: ['gzip', 'identity'],
  zlibOptions: { level: quickLevel, strategy: constants.Z_DEFAULT_STRATEGY },
} satisfies FastifyCompressOptions;

/** Names of fields that may hold a credential; URLs may be signed. */
const credentialName = /secret|token|password|url$/i;
const publicNames = new Set(['logoUrl', 'profileUrl', 'socialUrl']);

/**
 * Whether compressing the answer is safe from attacks on its length (such as BREACH): it only reads data, and has no
 * field with a credential, whatever text of others it contains.
 */
export function isSafeToCompress(endpoint: Endpoint): boolean {
  const { method, auth, answer } = endpoint;
  if (method !== 'GET' || auth !== 'openApi' || !answer || answersFile(endpoint)) return false;
  const known = safeAnswers.get(answer);
  if (known !== undefined) return known;
  const isSafe = !holdsCredential(z.toJSONSchema(answer as z.ZodType, { io: 'output', unrepresentable: 'any' }));
  safeAnswers.set(answer, isSafe);
  return isSafe;
}

/** Both modes share the schemas, so each is checked once. */
const safeAnswers = new WeakMap<object, boolean>();

function holdsCredential(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { properties = {} } = schema as { properties?: object };
  return (
    Object.keys(properties).some((name) => credentialName.test(name) && !publicNames.has(name)) ||
    Object.values(schema).some(holdsCredential)
  );
}
