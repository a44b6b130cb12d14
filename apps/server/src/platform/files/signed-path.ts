import { isSameSecret, type Vault } from '../crypto/vault.ts';

/** A path that hands one file to a browser without a token, until a time. */
export function signFilePath(vault: Vault, key: string, expiresAt: Date): string {
  const expires = Math.floor(expiresAt.getTime() / 1000);
  return `/files/${key}?expires=${expires}&signature=${signatureOf(vault, key, expires)}`;
}

/** What a signed path says behind its question mark; anybody may have written it. */
export interface LinkSignature {
  expires?: string | undefined;
  signature?: string | undefined;
}

export function isSignedFile(vault: Vault, key: string, { expires, signature }: LinkSignature, now: Date): boolean {
  if (!signature || !/^\d{1,12}$/.test(expires ?? '')) return false;
  const seconds = Number(expires);
  return seconds * 1000 >= now.getTime() && isSameSecret(signature, signatureOf(vault, key, seconds));
}

function signatureOf(vault: Vault, key: string, expires: number): string {
  return vault.keyedHash(`file ${expires} ${key}`);
}
