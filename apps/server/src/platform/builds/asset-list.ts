import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { z } from 'zod';

/** Types of built files that former builds are served with; files of other types are not kept. */
const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pfb': 'application/octet-stream',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
};

const assetList = z.array(
  z.strictObject({ name: z.string(), start: z.number(), sizeBytes: z.number(), hash: z.string() }),
);

/** A built file's place among the joined files of its build. */
export type Asset = z.infer<typeof assetList>[number];

/** Undefined for names that no kept file has, such as paths. */
export function contentTypeOf(name: string): string | undefined {
  return /^[\w.-]{1,200}$/.test(name) ? contentTypes[extname(name)] : undefined;
}

/** A build's hashed files in one piece, and the list of them, whose hash identifies the build. */
export function packAssets(folder: string): { id: string; list: Buffer; files: Buffer } {
  const names = existsSync(folder) ? readdirSync(folder).filter(contentTypeOf).sort() : [];
  const bodies = names.map((name) => readFileSync(join(folder, name)));
  let start = 0;
  const assets = names.map((name, at): Asset => {
    const body = bodies[at]!;
    const asset = { name, start, sizeBytes: body.length, hash: hashOf(body) };
    start += body.length;
    return asset;
  });
  const list = Buffer.from(JSON.stringify(assets));
  return { id: hashOf(list), list, files: Buffer.concat(bodies) };
}

/** @throws Error when the list is not the one of this id */
export function readAssetList(id: string, list: Buffer): Asset[] {
  if (hashOf(list) !== id) throw new Error('The list of files of a former build was changed.');
  return assetList.parse(JSON.parse(list.toString()));
}

export function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}
