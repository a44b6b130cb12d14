import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkFileKey, type FileStore } from './file-store.ts';

/** Files in a folder; each is written to a temporary name, synced and renamed, so that none is ever partial. */
export function createDiskFiles(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkFileKey(key));
  return {
    async put(key, body, contentType) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeDurably(`${path}.type`, Buffer.from(contentType));
      await writeDurably(path, body);
    },
    async get(key) {
      const path = pathOf(key);
      try {
        const [{ size }, contentType] = await Promise.all([stat(path), readFile(`${path}.type`, 'utf8')]);
        // Opened before it is read: the failure of a stream that nobody reads would end the process.
        return { sizeBytes: size, contentType, open: async (part) => (await open(path)).createReadStream(part) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      const path = pathOf(key);
      const parts = [path, `${path}.type`].flatMap((part) => [part, partialOf(part)]);
      await Promise.all(parts.map((part) => rm(part, { force: true })));
    },
  };
}

function partialOf(path: string): string {
  return `${path}.partial`;
}

async function writeDurably(path: string, body: Buffer): Promise<void> {
  const partial = partialOf(path);
  const file = await open(partial, 'w', 0o600);
  try {
    await file.writeFile(body);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(partial, path);
}
