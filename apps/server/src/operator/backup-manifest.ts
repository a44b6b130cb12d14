import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { ConfigError } from '../platform/errors.ts';

const manifestSchema = z.object({
  version: z.string(),
  createdAt: z.string(),
  files: z.record(z.string(), z.string()),
});

/** Written last: a backup without it was interrupted, or comes from an older release. */
const manifestName = 'backup.json';

/** SHA-256 of each file in the parts, by path. */
export async function hashParts(folder: string, parts: readonly string[]): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const path of parts.flatMap((part) => listFiles(folder, part))) sums[path] = await hashFile(join(folder, path));
  return sums;
}

function listFiles(folder: string, part: string): string[] {
  const path = join(folder, part);
  if (!existsSync(path)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  if (entries.find(({ name }) => name === part)?.isFile()) return [part];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** @throws ConfigError naming the first file that differs or is missing */
export function compareSums(wanted: Record<string, string>, found: Record<string, string>, where: string): void {
  const wrong = Object.keys(wanted).find((path) => found[path] !== wanted[path]);
  if (wrong === undefined) return;
  throw new ConfigError(`${where} is damaged: ${wrong} ${wrong in found ? 'has other content' : 'is missing'}.`);
}

export function writeManifest(folder: string, version: string, files: Record<string, string>): void {
  const text = JSON.stringify({ version, createdAt: new Date().toISOString(), files }, null, 1);
  writeFileSync(join(folder, manifestName), text, { mode: 0o600 });
}

/** Checksums by path; null for backups of releases that wrote none. @throws ConfigError for an invalid manifest */
export function readManifest(folder: string): Record<string, string> | null {
  const path = join(folder, manifestName);
  if (!existsSync(path)) return null;
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).files;
  } catch {
    throw new ConfigError(`${path} cannot be read: the backup is damaged.`);
  }
}
