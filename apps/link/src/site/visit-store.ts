import type { FinishedSession } from '@smile/contract/hosted-sites';
import type { Visit } from './visit.ts';

const dayMs = 24 * 3600 * 1000;

type Kept = Pick<Visit, 'answers' | 'unsent' | 'ordinal'>;
/** Result of a visit, with the answers that its texts refer to. */
export type KeptEnd = FinishedSession & Pick<Visit, 'answers'>;

/**
 * Browser storage of a visit: its resume key for a day, and per tab the data that the server does not have yet. Each
 * tab keeps its own visit, even if other tabs of the site start another.
 */
export interface VisitStore {
  readResumeKey(): string | null;
  keepResumeKey(resumeKey: string): void;
  /** Data that this tab stored for the visit with this key; null for a visit that the server does not know yet. */
  readVisit(resumeKey: string | null): Kept | null;
  keepVisit(visit: Kept): void;
  forget(): void;
  /**
   * Stores how this tab's visit ended. Only the result page has the QR code to revoke with, so a reload must show it
   * again.
   */
  keepEnd(end: KeptEnd | null): void;
  readEnd(): KeptEnd | null;
  /** Calls `listener` when another tab takes over this tab's visit. */
  onTaken(listener: () => void): () => void;
}

/** Storage may be blocked (private windows, frames without an origin): then nothing is stored. */
export function createVisitStore(siteId: string, version: number): VisitStore {
  const resumeName = `smile.site.${siteId}`;
  const visitName = `smile.visit.${siteId}.${version}`;
  const endName = `smile.end.${siteId}`;
  const tab = Math.random();
  let current: string | null = null;
  const readVisit = (resumeKey: string | null) =>
    guard(() => {
      const kept = JSON.parse(sessionStorage.getItem(visitName) ?? 'null') as (Kept & { key: string | null }) | null;
      return kept?.key === resumeKey ? kept : null;
    }, null);
  const keepVisit = ({ answers, unsent, ordinal }: Kept) =>
    guard(() => sessionStorage.setItem(visitName, JSON.stringify({ answers, unsent, ordinal, key: current })));
  return {
    readResumeKey: () =>
      guard(() => readKey(sessionStorage.getItem(resumeName)) ?? readKey(localStorage.getItem(resumeName)), null),
    keepResumeKey(key) {
      // Data stored before the server knew the visit belongs to it.
      const begun = current === null ? readVisit(null) : null;
      current = key;
      if (begun) keepVisit(begun);
      guard(() => {
        const kept = JSON.stringify({ key, until: Date.now() + dayMs, tab });
        sessionStorage.setItem(resumeName, kept);
        localStorage.setItem(resumeName, kept);
      });
    },
    readVisit,
    keepVisit,
    forget() {
      current = null;
      guard(() => {
        for (const storage of [localStorage, sessionStorage]) storage.removeItem(resumeName);
        sessionStorage.removeItem(visitName);
      });
    },
    keepEnd: (end) => guard(() => sessionStorage.setItem(endName, JSON.stringify(end))),
    readEnd: () => guard(() => JSON.parse(sessionStorage.getItem(endName) ?? 'null') as KeptEnd | null, null),
    onTaken(listener) {
      const hear = ({ key, newValue }: StorageEvent) => {
        if (key === resumeName && current !== null && readKey(newValue) === current) listener();
      };
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
}

function guard(work: () => void): void;
function guard<T>(work: () => T, fallback: T): T;
function guard<T>(work: () => T, fallback?: T): T | undefined {
  try {
    return work();
  } catch {
    return fallback;
  }
}

function readKey(text: string | null): string | null {
  const kept = JSON.parse(text ?? 'null') as { key: string; until: number } | null;
  return kept && typeof kept.key === 'string' && kept.until > Date.now() ? kept.key : null;
}
