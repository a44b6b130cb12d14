import { createHash } from 'node:crypto';

/** Hash of a request, independent of the order of keys; files are hashed by their bytes. */
export async function hashRequest(parts: unknown[]): Promise<string> {
  return createHash('sha256')
    .update(JSON.stringify(await Promise.all(parts.map(canonical))))
    .digest('hex');
}

async function canonical(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(canonical));
  if (value instanceof File) {
    const bytes = Buffer.from(await value.arrayBuffer());
    return ['file', value.name, value.type, createHash('sha256').update(bytes).digest('hex')];
  }
  if (typeof value !== 'object' || value === null) return value ?? null;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Promise.all(entries.map(async ([key, entry]) => [key, await canonical(entry)]));
}
