import { unavailable } from '../errors.ts';
import type { FileStore } from './file-store.ts';

/** Answers 503 when the store is down, full or read-only, and reports each failed operation. */
export function guardStore(store: FileStore, report: (operation: keyof FileStore) => void): FileStore {
  const refuseFor = (operation: keyof FileStore) => (error: object) => {
    report(operation);
    return refuse(error);
  };
  return {
    put: (...input) => store.put(...input).catch(refuseFor('put')),
    get: (...input) => store.get(...input).catch(refuseFor('get')),
    remove: (...input) => store.remove(...input).catch(refuseFor('remove')),
  };
}

/** System errors have a code and bucket errors have metadata; all others are bugs of ours. */
function refuse(error: object): never {
  throw 'code' in error || '$metadata' in error ? unavailable(error) : error;
}
