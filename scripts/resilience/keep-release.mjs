// Packs a stopped data folder for the upgrade test of later releases:
// node scripts/resilience/keep-release.mjs DATA_DIR apps/server/testing/resilience/releases/NAME.br
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const [folder, target] = process.argv.slice(2);
if (!folder || !target) {
  console.error('Name a stopped data folder, and the file to write.');
  process.exit(1);
}

const kept = ['database', 'files', 'master.key'];
const entries = readdirSync(folder, { recursive: true })
  .filter((path) => kept.includes(path.split(/[/\\]/)[0]))
  .sort()
  .map((path) => ({ path, at: statSync(join(folder, path)) }))
  .map(({ path, at }) => ({ path: path.replaceAll('\\', '/'), size: at.isDirectory() ? null : at.size }));

// Format: four-byte length, file list as JSON, then the files' contents.
const list = Buffer.from(JSON.stringify(entries));
const length = Buffer.alloc(4);
length.writeUInt32BE(list.length);
const files = entries
  .filter(({ size }) => size !== null)
  .map(({ path }) => dropOldLog(path, readFileSync(join(folder, path))));
const whole = Buffer.concat([length, list, ...files]);
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 10,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
};
writeFileSync(target, brotliCompressSync(whole, { params }));
console.log(`${entries.length} files and folders, ${whole.length} bytes, packed ${statSync(target).size}`);

/**
 * Zeroes write-ahead log around the shutdown checkpoint: a cleanly stopped database reads only that record, and the rest is
 * most of the size. `checkPoint` is at byte 32 of pg_control (PostgreSQL, src/include/catalog/pg_control.h).
 */
function dropOldLog(path, bytes) {
  const name = /^database\/pg_wal\/[0-9A-F]{8}([0-9A-F]{8})([0-9A-F]{8})$/.exec(path);
  if (!name) return bytes;
  const checkpoint = readFileSync(join(folder, 'database/global/pg_control')).readBigUInt64LE(32);
  const at = Number(checkpoint - (BigInt(`0x${name[1]}`) << 32n) - (BigInt(`0x${name[2]}`) << 24n));
  const pageSize = 8192;
  const page = at - (at % pageSize);
  const clear = (from, to) => to > from && from < bytes.length && bytes.fill(0, Math.max(from, 0), to);
  // The first page identifies the segment; the record may continue on the following page.
  clear(pageSize, Math.min(page, bytes.length));
  clear(page + 2 * pageSize, bytes.length);
  return bytes;
}
