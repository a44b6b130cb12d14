import { unavailable } from '../errors.ts';
import type { FileStore } from './file-store.ts';

/** Answers 503 when the store is down, full or read-only. */
export function guardStore(store: FileStore): FileStore {
  return {
    put: (...input) => store.put(...input).catch(refuse),
    get: (...input) => store.get(...input).catch(refuse),
    remove: (...input) => store.remove(...input).catch(refuse),
  };
}

/** System errors have a code and bucket errors have metadata; all others are bugs of ours. */
function refuse(error: object): never {
  throw 'code' in error || '$metadata' in error ? unavailable(error) : error;
}
