import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createVisitStore, type VisitStore } from './visit-store.ts';

const typed = (name: string, ordinal = 0) => ({ answers: { name }, unsent: [], ordinal });
let stops: (() => void)[];

beforeEach(() => {
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** Simulates another tab: session storage is per tab, local storage is shared. */
function inAnotherTab<T>(work: () => T): T {
  const kept = { ...sessionStorage };
  sessionStorage.clear();
  const result = work();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  return result;
}

/** Fires the `storage` event that other tabs receive after a change. */
function tellOthers(change: () => void): void {
  const key = 'smile.site.ws-1';
  change();
  dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
}

function hearTaken(store: VisitStore) {
  const listener = vi.fn();
  stops.push(store.onTaken(listener));
  return listener;
}

it('keeps the resume key for a day, and unsent answers for this tab', () => {
  const store = createVisitStore('ws-1', 1);
  store.keepResumeKey('key');
  store.keepVisit(typed('Ana', 3));
  expect([store.readResumeKey(), store.readVisit('key')]).toMatchObject(['key', typed('Ana', 3)]);
  expect(createVisitStore('ws-1', 2).readVisit('key')).toBeNull();
  expect(inAnotherTab(() => store.readResumeKey())).toBe('key');
  vi.useFakeTimers();
  vi.setSystemTime(Date.now() + 25 * 3600 * 1000);
  expect(store.readResumeKey()).toBeNull();
  vi.useRealTimers();
  store.forget();
  expect([store.readResumeKey(), store.readVisit('key')]).toEqual([null, null]);
});

it('works without storage when the browser blocks it', () => {
  const closed = () => {
    throw new Error('closed');
  };
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, { getItem: closed, setItem: closed });
  const store = createVisitStore('ws-1', 1);
  store.keepVisit(typed('Ana'));
  store.keepResumeKey('key');
  store.forget();
  expect([store.readResumeKey(), store.readVisit(null)]).toEqual([null, null]);
});

it('keeps answers that were typed before the visit began', () => {
  const store = createVisitStore('ws-1', 1);
  store.keepVisit(typed('Ana'));
  expect(store.readVisit(null)).toMatchObject(typed('Ana'));
  store.keepResumeKey('key');
  expect([store.readVisit(null), store.readVisit('key')]).toMatchObject([null, typed('Ana')]);
});

it('stays with the visit of its tab when another tab begins one', () => {
  const store = createVisitStore('ws-1', 1);
  store.keepResumeKey('mine');
  store.keepVisit(typed('Ana'));
  inAnotherTab(() => {
    const other = createVisitStore('ws-1', 1);
    other.forget();
    other.keepResumeKey('theirs');
    other.keepVisit(typed('Ben'));
  });
  expect(store.readResumeKey()).toBe('mine');
  expect([store.readVisit('mine'), store.readVisit('theirs')]).toMatchObject([typed('Ana'), null]);
});

it('notifies once when another tab resumes the same visit, and not otherwise', () => {
  const store = createVisitStore('ws-1', 1);
  const taken = hearTaken(store);
  store.keepResumeKey('mine');
  tellOthers(() => inAnotherTab(() => createVisitStore('ws-1', 1).keepResumeKey('theirs')));
  tellOthers(() => inAnotherTab(() => createVisitStore('ws-1', 1).forget()));
  expect(taken).not.toHaveBeenCalled();
  tellOthers(() => inAnotherTab(() => createVisitStore('ws-1', 1).keepResumeKey('mine')));
  expect(taken).toHaveBeenCalledTimes(1);
});

it('keeps how the visit of its tab ended until that is cleared', () => {
  const store = createVisitStore('ws-1', 1);
  const manageUrl = 'https://link.test/m#k';
  const end = { status: 'SUCCESS', ending: null, exitUrl: null, manageUrl, answers: {} } as const;
  expect(store.readEnd()).toBeNull();
  store.keepEnd({ ...end, sources: [] });
  expect(createVisitStore('ws-1', 2).readEnd()).toEqual({ ...end, sources: [] });
  expect([inAnotherTab(() => store.readEnd()), createVisitStore('ws-2', 1).readEnd()]).toEqual([null, null]);
  store.keepEnd(null);
  expect(store.readEnd()).toBeNull();
});
