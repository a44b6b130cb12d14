import type { NextItem, SiteDocument } from '@smile/site-model/document';
import type { Operation } from '@smile/site-model/operations/operation';
import { inputNamed } from '@smile/site-model/testing/documents';
import { applied, nextItem, propsOf, sampleSite } from '@smile/site-model/testing/sample-site';
import { expect, test, vi } from 'vitest';
import { siteServer } from '../testing/fake-site-server.ts';
import { openStore } from '../testing/render-in-builder.tsx';
import type { Conflict } from './kept-site.ts';
import { openKeptSite } from './open-kept-site.ts';
import { createSiteKeeper } from './site-keeper.ts';

const label = { type: 'setComponent', screenId: 'Screen_income', componentId: 'Input_4', key: 'label' } as const;
const screenName = { type: 'setScreen', screenId: 'Screen_extra', key: 'screenName' } as const;
const labelOf = (document: SiteDocument) => propsOf(document, 'Input_4')?.label;

async function open(server = siteServer(sampleSite())) {
  const { kept } = await openKeptSite(server.calls, server.details(), false);
  const { store } = openStore(kept.kept);
  const merged: string[] = [];
  const renamed: string[] = [];
  const conflicts: Conflict[] = [];
  const deleted: string[] = [];
  const keeper = createSiteKeeper(store, server.calls, kept, {
    onConflict: (conflict) => conflicts.push(conflict),
    onMerged: (who, renames) => {
      merged.push(who);
      renamed.push(...renames);
    },
    onDeleted: () => deleted.push(kept.id),
  });
  const type = (value: string) => store.getState().dispatch({ ...label, value }, { label: 'changed' });
  const document = () => store.getState().document;
  return { server, store, keeper, merged, renamed, conflicts, deleted, type, document };
}

test('keeps changes as a draft, and publishes them as a version', async () => {
  const { server, store, keeper, type } = await open();
  type('Wage');
  expect(keeper.isKept()).toBe(false);
  await keeper.saveDraft();
  expect(server.draft()).toMatchObject({ baseVersion: 1, baseName: sampleSite().name });
  expect([keeper.isKept(), store.getState().draft.kind]).toEqual([true, 'saved']);
  expect(await keeper.publish()).toBe('kept');
  expect([server.versions.length, server.draft()]).toEqual([2, null]);
});

test('sends changes that were typed during a save', async () => {
  const { server, keeper, type, document } = await open();
  type('Wage');
  const sending = keeper.saveDraft();
  type('Wages');
  expect(keeper.saveDraft()).toBe(sending);
  await sending;
  expect(keeper.isKept()).toBe(true);
  expect(JSON.stringify(server.draft())).toContain('Wages');
  expect(labelOf(document())).toBe('Wages');
});

test('merges the draft of another tab', async () => {
  const { server, keeper, merged, type, document } = await open();
  server.keepInOtherTab(applied(sampleSite(), { ...screenName, value: 'More' }));
  type('Wage');
  expect(await keeper.saveDraft()).toBe('kept');
  expect([labelOf(document()), document().screens.Screen_extra?.screenName]).toEqual(['Wage', 'More']);
  expect(merged).toEqual(['another tab of yours']);
  expect(JSON.stringify(server.draft())).toMatch(/Wage.*More/);
});

test('merges a version that another editor publishes, and keeps no draft without changes', async () => {
  const { server, keeper, merged, document } = await open();
  server.publish(applied(sampleSite(), { ...screenName, value: 'More' }));
  expect(await keeper.catchUp()).toBe('kept');
  expect([merged, document().screens.Screen_extra?.screenName]).toEqual([['Anisha'], 'More']);
  expect([keeper.isKept(), server.draft(), keeper.known().version]).toEqual([true, null, 2]);
  expect(await keeper.catchUp()).toBe('kept');
  expect(merged).toHaveLength(1);
});

test('asks when both changed the same value, and keeps the chosen one', async () => {
  const { server, keeper, conflicts, type, document } = await open();
  server.publish(applied(sampleSite(), { ...label, value: 'Salary' }));
  type('Wage');
  expect(await keeper.catchUp()).toBe('clashing');
  expect(JSON.stringify(server.draft())).toContain('Wage');
  expect([labelOf(document()), conflicts[0]?.who]).toEqual(['Wage', 'Anisha']);
  const [clash] = conflicts[0]!.clashes;
  expect(clash).toMatchObject({ theirs: expect.stringContaining('Salary'), mine: expect.stringContaining('Wage') });
  conflicts[0]!.resolve({ [clash!.id]: 'theirs' });
  expect(labelOf(document())).toBe('Salary');
  expect(await keeper.publish()).toBe('kept');
  expect([labelOf(document()), server.draft()]).toEqual(['Salary', null]);
});

test('asks again when a decision causes another conflict', async () => {
  const { server, store, keeper, conflicts, document } = await open();
  const lead = (from: string, ...items: NextItem[]) => ({ type: 'setNextConfig', screenId: from, items }) as const;
  const toConnect = nextItem('Screen_connect', { kind: 'component', componentId: 'Input_4' });
  server.publish(applied(sampleSite(), lead('Screen_extra', toConnect)));
  for (const operation of [lead('Screen_extra'), lead('Screen_connect', nextItem('Screen_extra'))])
    store.getState().dispatch(operation, { label: 'changed' });
  expect(await keeper.catchUp()).toBe('clashing');
  conflicts[0]!.resolve({ 'Screen_extra nextConfig': 'theirs' });
  const [, further] = conflicts;
  expect(further!.clashes).toMatchObject([{ what: 'Routes that lead in a circle: Extra, Connect' }]);
  expect(await keeper.catchUp()).toBe('clashing');
  further!.resolve({ [further!.clashes[0]!.id]: 'theirs' });
  expect(document().screens.Screen_connect?.nextConfig).toEqual([]);
  expect(await keeper.publish()).toBe('kept');
});

test('reports a field that was renamed because another editor used its label', async () => {
  const { server, store, keeper, renamed, document } = await open();
  const add = (id: string): Operation => ({
    type: 'addComponents',
    screenId: 'Screen_income',
    components: [inputNamed('bonus', { label: 'Bonus' }, id)],
    at: 0,
  });
  server.publish(applied(sampleSite(), add('Input_t')));
  store.getState().dispatch(add('Input_m'), { label: 'added' });
  expect(await keeper.publish()).toBe('kept');
  expect(renamed).toEqual(['"Bonus" is now "Bonus (2)"']);
  expect(propsOf(document(), 'Input_m')).toMatchObject({ label: 'Bonus (2)', name: 'bonusB' });
});

test('drops the draft when no changes are left', async () => {
  const { server, store, keeper, type } = await open();
  type('Wage');
  await keeper.saveDraft();
  store.getState().undo();
  expect(await keeper.saveDraft()).toBe('kept');
  expect([server.draft(), keeper.isKept(), store.getState().draft.kind]).toEqual([null, true, 'none']);
});

test('says that the site was deleted', async () => {
  const { server, keeper, deleted, type } = await open();
  server.remove();
  type('Wage');
  await expect(keeper.saveDraft()).rejects.toThrow('no such thing');
  await expect(keeper.publish()).rejects.toThrow('no such thing');
  expect(deleted).toEqual(['ws-1', 'ws-1']);
});

test('keeps the draft when another editor publishes without it', async () => {
  const { server, keeper, merged, type, document } = await open();
  type('Wage');
  await keeper.saveDraft();
  server.publish(applied(sampleSite(), { ...screenName, value: 'More' }));
  expect(await keeper.publish()).toBe('kept');
  expect([labelOf(document()), document().screens.Screen_extra?.screenName]).toEqual(['Wage', 'More']);
  expect([merged, server.versions.length]).toEqual([['Anisha'], 3]);
});

test('recognises its own draft when the answer was lost, however often it tried again', async () => {
  const { server, keeper, merged, conflicts, type, document } = await open();
  const { saveDraft } = server.calls;
  vi.spyOn(server.calls, 'saveDraft')
    .mockImplementationOnce(async (...sent) => {
      await saveDraft(...sent);
      throw new Error('The server is gone');
    })
    .mockRejectedValueOnce(new Error('The server is still gone'));
  type('Wage');
  await expect(keeper.saveDraft()).rejects.toThrow('gone');
  type('Wages');
  await expect(keeper.saveDraft()).rejects.toThrow('still gone');
  type('Wages a month');
  expect(await keeper.saveDraft()).toBe('kept');
  expect([merged, conflicts, labelOf(document())]).toEqual([[], [], 'Wages a month']);
  expect(JSON.stringify(server.draft())).toContain('Wages a month');
});

test('shows a failure, and tries again with the next change', async () => {
  const { server, store, keeper, type } = await open();
  vi.spyOn(server.calls, 'saveDraft').mockRejectedValueOnce(new Error('No network'));
  type('Wage');
  await expect(keeper.saveDraft()).rejects.toThrow('No network');
  expect(store.getState().draft.kind).toBe('failed');
  await keeper.saveDraft();
  expect(store.getState().draft.kind).toBe('saved');
});

test('shows a failure to read the changes of others', async () => {
  const { server, store, keeper, type } = await open();
  server.keepInOtherTab(applied(sampleSite(), { ...screenName, value: 'More' }));
  vi.spyOn(server.calls, 'getSite').mockRejectedValueOnce(new Error('No network'));
  type('Wage');
  await expect(keeper.saveDraft()).rejects.toThrow('No network');
  expect(store.getState().draft.kind).toBe('failed');
  expect(await keeper.saveDraft()).toBe('kept');
});

test('opens a site with its draft, or as published after the draft is discarded', async () => {
  const server = siteServer(sampleSite());
  server.keepInOtherTab(applied(sampleSite(), { ...label, value: 'Wage' }));
  const site = server.details();
  const opened = await openKeptSite(server.calls, site, false);
  expect([labelOf(opened.kept.kept), labelOf(opened.kept.published)]).toEqual(['Wage', 'Pay']);
  expect(opened.draft?.updatedBy.name).toBe('George');
  await server.calls.removeDraft('ws-1', 1);
  const discarded = await openKeptSite(server.calls, site, true);
  expect([labelOf(discarded.kept.kept), discarded.draft]).toEqual(['Pay', null]);
});

test('opens an old draft with its version, and merges it with the newest', async () => {
  const server = siteServer(sampleSite());
  server.keepInOtherTab(applied(sampleSite(), { ...label, value: 'Wage' }));
  server.publish(applied(sampleSite(), { ...screenName, value: 'More' }));
  const { keeper, document } = await open(server);
  expect(keeper.known().version).toBe(1);
  expect(await keeper.catchUp()).toBe('kept');
  expect([labelOf(document()), document().screens.Screen_extra?.screenName]).toEqual(['Wage', 'More']);
  expect(server.draft()).toMatchObject({ baseVersion: 2 });
});

test('keeps a name that another editor has changed', async () => {
  const { server, keeper, document } = await open();
  server.rename('Loans');
  expect(await keeper.publish()).toBe('kept');
  expect([document().name, server.details().name]).toEqual(['Loans', 'Loans']);
});
