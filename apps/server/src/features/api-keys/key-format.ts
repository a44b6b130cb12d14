import { crc32 } from 'node:zlib';
import type { Mode } from '@smile/contract/common';
import type { RandomBytes } from '../../platform/ids.ts';

const prefixes: Record<Mode, string> = { SANDBOX: 'sandbox_', PRODUCTION: 'production_' };
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const secretLength = 48;

/** `sandbox_` or `production_`, 32 hex digits, and the CRC-32 of both as 8 hex digits. */
export function newApiKey(mode: Mode, randomBytes: RandomBytes): string {
  const body = prefixes[mode] + randomBytes(16).toString('hex');
  return body + checksum(body);
}

/** Checks form and checksum, so that mistyped keys cause no database lookup. */
export function isApiKey(value: string): boolean {
  return /^(sandbox|production)_[0-9a-f]{40}$/.test(value) && checksum(value.slice(0, -8)) === value.slice(-8);
}

/** 48 base62 characters, uniformly distributed. */
export function newApiSecret(randomBytes: RandomBytes): string {
  let secret = '';
  while (secret.length < secretLength) {
    for (const byte of randomBytes(64)) {
      if (byte < 248 && secret.length < secretLength) secret += alphabet[byte % 62];
    }
  }
  return secret;
}

function checksum(text: string): string {
  return crc32(text).toString(16).padStart(8, '0');
}
