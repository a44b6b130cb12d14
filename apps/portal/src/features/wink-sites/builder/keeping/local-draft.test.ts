import { sampleSite } from '@smile/site-model/testing/sample-site';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logIn } from '../../../../../testing/tokens.ts';
import { clearSession, modeName } from '../../../../api/session.ts';
import { pagesOf } from '../store/site-pages.ts';
import { dropHeldDraft, readHeldDraft, storeTabDraft } from './held-draft.ts';
import {
  beginLocalDraft,
  dropLocalDraft,
  holdOwnDraft,
  isBeingEdited,
  onDraftTaken,
  ownDraftKey,
  readLocalDraft,
  storeLocalDraft,
} from './local-draft.ts';

const at = new Date('2026-11-02T08:00:00.000Z');
const document = { ...sampleSite(), name: 'Loans' };
const begun = { id: 'ws-1', version: 3, draftRevision: 7, published: sampleSite(), kept: sampleSite() };

beforeEach(() => {
  logIn({ hasProduction: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it('keeps a new site by mode, until it is dropped or the session ends', () => {
  storeLocalDraft(document, at);
  const kept = readLocalDraft()!;
  expect([kept.at, pagesOf(kept.document)]).toEqual([at.toISOString(), pagesOf(document)]);
  localStorage.setItem(modeName, 'Production');
  expect(readLocalDraft()).toBeNull();
  localStorage.setItem(modeName, 'Sandbox');
  dropLocalDraft();
  expect(readLocalDraft()).toBeNull();
  storeLocalDraft(document, at);
  clearSession();
  expect(readLocalDraft()).toBeNull();
});

/** Another tab of this browser: it has the same stored drafts, but no own one yet. */
const openTab = () => {
  sessionStorage.clear();
  return beginLocalDraft(null);
};

it('keeps the new sites of several tabs apart, and offers a tab its own or else the newest', () => {
  const first = openTab();
  storeLocalDraft({ ...document, name: 'First' }, at);
  const second = openTab();
  storeLocalDraft({ ...document, name: 'Second' }, new Date('2026-11-02T09:00:00Z'));
  expect(readLocalDraft()).toMatchObject({ key: second, document: { name: 'Second' } });
  sessionStorage.setItem('new-wink-site', first);
  expect(readLocalDraft()).toMatchObject({ key: first, document: { name: 'First' } });
  openTab();
  expect(readLocalDraft()).toMatchObject({ key: second });
  dropLocalDraft(second);
  expect(readLocalDraft()).toMatchObject({ key: first });
  dropLocalDraft();
  expect(readLocalDraft()).toMatchObject({ key: first });
});

it('continues a draft in this tab without taking the changes of the tab that still edits it', () => {
  const first = openTab();
  storeLocalDraft({ ...document, name: 'First' }, at);
  sessionStorage.clear();
  const own = beginLocalDraft(first);
  expect(readLocalDraft()).toMatchObject({ key: own, document: { name: 'First' } });
  expect(localStorage.getItem(first)).toBeNull();
  sessionStorage.setItem('new-wink-site', first);
  storeLocalDraft({ ...document, name: 'Changed first' }, at);
  dropLocalDraft(own);
  expect(readLocalDraft()?.document.name).toBe('Changed first');
});

it('reports that another tab took or discarded the draft, and nothing else', () => {
  const own = openTab();
  const restore = vi.fn();
  const stop = onDraftTaken(restore);
  const tell = (key: string | null, newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  tell(own, '{}');
  tell('new-wink-site-Sandbox_other', null);
  tell(null, null);
  expect(restore).not.toHaveBeenCalled();
  tell(own, null);
  expect(restore).toHaveBeenCalledOnce();
  stop();
  tell(own, null);
  expect(restore).toHaveBeenCalledOnce();
});

it('keeps a draft under its former key where it cannot be stored again', () => {
  const first = openTab();
  storeLocalDraft({ ...document, name: 'First' }, at);
  sessionStorage.clear();
  const setItem = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (this === localStorage && key !== first) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  beginLocalDraft(first);
  expect(readLocalDraft()).toMatchObject({ key: first, document: { name: 'First' } });
});

it('offers a new site that was stored when a browser had only one', () => {
  storeLocalDraft(document, at);
  const stored = localStorage.getItem(ownDraftKey())!;
  openTab();
  localStorage.clear();
  localStorage.setItem('new-wink-site-Sandbox', stored);
  expect(readLocalDraft()).toMatchObject({ key: 'new-wink-site-Sandbox', at: at.toISOString() });
});

it.each([
  '',
  'null',
  '{',
  '{"at":"yesterday","name":"x","template":{}}',
  '{"at":"2026-11-02T08:00:00Z","name":"x","template":{}}',
])('reads no draft from %j', (text) => {
  localStorage.setItem('new-wink-site-Sandbox', text);
  sessionStorage.setItem('wink-site-changes-ws-1', text);
  expect([readLocalDraft(), readHeldDraft('ws-1')]).toEqual([null, null]);
});

it("holds changes of a saved site beyond the session, with the server's version", () => {
  storeTabDraft('ws-1', { at, owner: 'dev-1', document, begun });
  clearSession();
  const held = readHeldDraft('ws-1')!;
  expect(held).toMatchObject({ at: at.toISOString(), owner: 'dev-1' });
  expect(pagesOf(held.document)).toEqual(pagesOf(document));
  expect(held.begun).toMatchObject({ id: 'ws-1', version: 3, draftRevision: 7 });
  expect(pagesOf(held.begun!.kept)).toEqual(pagesOf(begun.kept));
  expect(readHeldDraft('ws-2')).toBeNull();
  dropHeldDraft('ws-1');
  expect(readHeldDraft('ws-1')).toBeNull();
});

it('reports that a full browser cannot hold a draft', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeTabDraft('new', { at, owner: 'dev-1', document, begun: null });
  expect(readHeldDraft('new')).toBeNull();
  expect([storeLocalDraft(document, at), readLocalDraft()]).toEqual([false, null]);
});

it('tells other tabs which draft this tab edits, until it stops', async () => {
  const held = new Set<string>();
  const locks = {
    request: async (name: string, _options: object, work: () => Promise<void>) => {
      held.add(name);
      await work();
      held.delete(name);
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  const key = openTab();
  const release = holdOwnDraft();
  expect([await isBeingEdited(key), await isBeingEdited('another')]).toEqual([true, false]);
  release();
  await vi.waitFor(async () => expect(await isBeingEdited(key)).toBe(false));
  Reflect.deleteProperty(navigator, 'locks');
  expect(await isBeingEdited(key)).toBe(false);
});
