import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes (OWASP's first recommendation). */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/** Without a stored hash it still hashes, so that timing does not reveal which accounts exist. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  if (passwordHash) return verify(passwordHash, password);
  await hashPassword(password);
  return false;
}
