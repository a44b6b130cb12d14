import { createHmac } from 'node:crypto';
import { modeSchema, roleSchema } from '@smile/contract/common';
import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { deriveKey } from './platform/crypto/master-key.ts';
import { ApiError } from './platform/errors.ts';

const developerClaims = z.object({
  typ: z.literal('developer'),
  tenantId: z.string(),
  userId: z.string(),
  role: roleSchema,
  mode: modeSchema,
  version: z.number().int(),
  sessionId: z.string(),
});
const openApiClaims = z.object({
  typ: z.literal('openapi'),
  tenantId: z.string(),
  userId: z.string(),
  mode: modeSchema,
  version: z.number().int(),
  sessionId: z.string(),
});
const linkClaims = z.object({
  typ: z.literal('link'),
  tenantId: z.string(),
  userId: z.string(),
  mode: modeSchema,
  jti: z.string(),
  /** Hosted site session that the token is for. */
  siteSessionId: z.string().optional(),
  /** Missing for full access; `manage` only views and revokes shared data. */
  scope: z.literal('manage').optional(),
});
const claimsSchema = z.discriminatedUnion('typ', [developerClaims, openApiClaims, linkClaims]);
export type TokenClaims = z.infer<typeof claimsSchema>;

export interface Tokens {
  sign(claims: TokenClaims, issuedAt: Date, expiresAt: Date): Promise<string>;
  /**
   * @throws ApiError INVALID_TOKEN when it is malformed, forged or expired; SESSION_EXPIRED for a developer's expired
   * one
   */
  verify(token: string, now: Date): Promise<TokenClaims & { expiresAt: Date }>;
}

const header = encode({ alg: 'HS256', typ: 'JWT' });

/**
 * HS256 tokens. Imports the key once, because importing takes longer than verifying. Signs synchronously, ten times as
 * fast as on the thread pool, since every new end user needs a token.
 */
export async function createTokens(masterKey: Buffer): Promise<Tokens> {
  const raw = new Uint8Array(deriveKey(masterKey, 'tokens'));
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  return {
    async sign(claims, issuedAt, expiresAt) {
      const payload = { ...claims, sub: claims.userId, iat: toSeconds(issuedAt), exp: toSeconds(expiresAt) };
      const signed = `${header}.${encode(payload)}`;
      return `${signed}.${createHmac('sha256', raw).update(signed).digest('base64url')}`;
    },
    async verify(token, now) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now });
        return { ...claimsSchema.parse(payload), expiresAt: new Date(payload.exp! * 1000) };
      } catch (error) {
        const isEnded = error instanceof errors.JWTExpired && error.payload.typ === 'developer';
        throw new ApiError(isEnded ? 'SESSION_EXPIRED' : 'INVALID_TOKEN');
      }
    },
  };
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function toSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
