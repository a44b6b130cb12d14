import { unavailable } from '../errors.ts';
import type { FileStore } from './file-store.ts';

/** A store that is away, full or read-only answers 503, not as a fault of ours. */
export function guardStore(store: FileStore): FileStore {
  return {
    put: (...input) => store.put(...input).catch(refuse),
    get: (...input) => store.get(...input).catch(refuse),
    remove: (...input) => store.remove(...input).catch(refuse),
  };
}

/** Faults of the system carry a code, those of a bucket what it answered; anything else is our own. */
function refuse(error: object): never {
  throw 'code' in error || '$metadata' in error ? unavailable(error) : error;
}
