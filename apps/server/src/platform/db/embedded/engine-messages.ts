/** Data of the thread. */
export interface EngineFolders {
  folder: string;
  snapshotFolder: string;
}

/**
 * Requests to the database's thread. GATHER and STORE frame the statements whose log is synced to disk while other
 * statements run (see `log-sync.ts`).
 */
export type EngineRequest =
  | { kind: 'EXEC'; id: number; messages: Uint8Array<ArrayBuffer> }
  | { kind: 'GATHER' }
  | { kind: 'STORE' | 'SETTLE' | 'CLOSE'; id: number };

/** First message of the thread, when the database is open. */
export const opened = 'OPENED';

/** One answer for each request with an id. */
export type EngineAnswer = { isSettled: boolean } & (
  | { kind: 'DONE'; id: number; answers?: Uint8Array<ArrayBuffer> }
  | { kind: 'FAILED'; id: number; error: unknown }
);
