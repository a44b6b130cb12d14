import type { Visit } from './visit.ts';

const dayMs = 24 * 3600 * 1000;

type Kept = Pick<Visit, 'answers' | 'unsent' | 'ordinal'>;

/** What a phone keeps of a visit: for a day the key to resume it, for this tab what the server does not have yet. */
export interface VisitStore {
  readResumeKey(): string | null;
  keepResumeKey(resumeKey: string): void;
  readVisit(): Kept | null;
  keepVisit(visit: Kept): void;
  forget(): void;
}

/** Storage may be closed to the page (private windows, frames without an origin): then nothing is kept. */
export function createVisitStore(siteId: string, version: number): VisitStore {
  const resumeName = `smile.site.${siteId}`;
  const visitName = `smile.visit.${siteId}.${version}`;
  const guard = <T>(work: () => T, fallback: T): T => {
    try {
      return work();
    } catch {
      return fallback;
    }
  };
  return {
    readResumeKey: () =>
      guard(() => {
        const kept = JSON.parse(localStorage.getItem(resumeName) ?? 'null') as { key: string; until: number } | null;
        return kept && typeof kept.key === 'string' && kept.until > Date.now() ? kept.key : null;
      }, null),
    keepResumeKey: (key) =>
      guard(() => localStorage.setItem(resumeName, JSON.stringify({ key, until: Date.now() + dayMs })), undefined),
    readVisit: () => guard(() => JSON.parse(sessionStorage.getItem(visitName) ?? 'null') as Kept | null, null),
    keepVisit: ({ answers, unsent, ordinal }) =>
      guard(() => sessionStorage.setItem(visitName, JSON.stringify({ answers, unsent, ordinal })), undefined),
    forget: () =>
      guard(() => {
        localStorage.removeItem(resumeName);
        sessionStorage.removeItem(visitName);
      }, undefined),
  };
}
