import type { FinishedSession } from '@smile/contract/hosted-sites';
import type { Visit } from './visit.ts';

const dayMs = 24 * 3600 * 1000;

type Kept = Pick<Visit, 'answers' | 'unsent' | 'ordinal'>;
/** An end with the answers that its texts read. */
export type KeptEnd = FinishedSession & Pick<Visit, 'answers'>;

/**
 * Storage of a visit on the phone: the key to resume it for a day, and for this tab the data that the server does not
 * have yet. A tab keeps its own visit, even if other tabs of the same site begin another.
 */
export interface VisitStore {
  readResumeKey(): string | null;
  keepResumeKey(resumeKey: string): void;
  /** Data that this tab kept of the visit with this key; null stands for a visit that the server does not know yet. */
  readVisit(resumeKey: string | null): Kept | null;
  keepVisit(visit: Kept): void;
  forget(): void;
  /** How this tab's visit ended: the result page has the only QR code to revoke with, so a reload shows it again. */
  keepEnd(end: KeptEnd | null): void;
  readEnd(): KeptEnd | null;
  /** Calls back once another tab goes on with the visit of this one. */
  onTaken(listener: () => void): () => void;
}

/** Storage may be closed to the page (private windows, frames without an origin): then nothing is kept. */
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
    guard(
      () => sessionStorage.setItem(visitName, JSON.stringify({ answers, unsent, ordinal, key: current })),
      undefined,
    );
  return {
    readResumeKey: () =>
      guard(() => readKey(sessionStorage.getItem(resumeName)) ?? readKey(localStorage.getItem(resumeName)), null),
    keepResumeKey(key) {
      // Data kept before the server knew of the visit belongs to it.
      const begun = current === null ? readVisit(null) : null;
      current = key;
      if (begun) keepVisit(begun);
      guard(() => {
        const kept = JSON.stringify({ key, until: Date.now() + dayMs, tab });
        sessionStorage.setItem(resumeName, kept);
        localStorage.setItem(resumeName, kept);
      }, undefined);
    },
    readVisit,
    keepVisit,
    forget() {
      current = null;
      guard(() => {
        for (const storage of [localStorage, sessionStorage]) storage.removeItem(resumeName);
        sessionStorage.removeItem(visitName);
      }, undefined);
    },
    keepEnd: (end) => guard(() => sessionStorage.setItem(endName, JSON.stringify(end)), undefined),
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

function guard<T>(work: () => T, fallback: T): T {
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
