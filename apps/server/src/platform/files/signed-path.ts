import { isSameSecret, type Vault } from '../crypto/vault.ts';

/** A path that serves one file to a browser without a token until it expires. */
export function signFilePath(vault: Vault, key: string, expiresAt: Date): string {
  const expires = Math.floor(expiresAt.getTime() / 1000);
  return `/files/${key}?expires=${expires}&signature=${signatureOf(vault, key, expires)}`;
}

/** Unverified query parameters of a signed path. */
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
