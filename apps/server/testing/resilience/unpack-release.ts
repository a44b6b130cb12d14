import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

interface Entry {
  path: string;
  /** Bytes; null for a folder. */
  size: number | null;
}

const releases = new URL('releases/', import.meta.url);

/** Names of the packed earlier releases. */
export function listReleases(): string[] {
  return readdirSync(releases)
    .map((file) => file.replace(/\.br$/, ''))
    .sort();
}

/** Unpacks the data folder of an earlier release, packed by `scripts/resilience/keep-release.mjs`. */
export function unpackRelease(name: string, folder: string): void {
  const whole = brotliDecompressSync(readFileSync(new URL(`${name}.br`, releases)));
  let at = 4 + whole.readUInt32BE(0);
  const entries: Entry[] = JSON.parse(whole.toString('utf8', 4, at));
  for (const { path, size } of entries) {
    if (size === null) mkdirSync(join(folder, path), { recursive: true, mode: 0o700 });
    else {
      writeFileSync(join(folder, path), whole.subarray(at, at + size), { mode: 0o600 });
      at += size;
    }
  }
}
