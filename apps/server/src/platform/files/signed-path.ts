import { isSameSecret, type Vault } from '../crypto/vault.ts';

/** A path that hands one file to a browser without a token, until a time. */
export function signFilePath(vault: Vault, key: string, expiresAt: Date): string {
  const expires = Math.floor(expiresAt.getTime() / 1000);
  return `/files/${key}?expires=${expires}&signature=${signatureOf(vault, key, expires)}`;
}

interface SignedFile {
  key: string;
  expires: number;
  signature: string;
}

export function isSignedFile(vault: Vault, { key, expires, signature }: SignedFile, now: Date): boolean {
  return expires * 1000 >= now.getTime() && isSameSecret(signature, signatureOf(vault, key, expires));
}

function signatureOf(vault: Vault, key: string, expires: number): string {
  return vault.keyedHash(`file ${expires} ${key}`);
}
