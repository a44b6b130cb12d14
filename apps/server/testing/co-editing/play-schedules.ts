import { winkSiteDraftsApi } from '@smile/contract/wink-site-drafts';
import { winkSitesApi } from '@smile/contract/wink-sites';
import { runs } from '@smile/site-model/testing/runs';
import { fromWire } from '@smile/site-model/wire/from-wire';
import { toWire } from '@smile/site-model/wire/to-wire';
import fc from 'fast-check';
import { expect } from 'vitest';
import { addTestMember } from '../member.ts';
import { request } from '../request.ts';
import { createTestTenant, type TestTenant } from '../tenant.ts';
import { type TestApp, testApp } from '../test-app.ts';
import { createTestSite } from '../wink-sites.ts';
import { createEditor, type Editor } from './editor.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { authorOfToken, findTokens, readCells, startSite } from './sheet.ts';

const seed = 20_261_128 + Number(process.env.PROPERTY_SEED ?? 0);
const query = { mode: 'SANDBOX' } as const;

let app: TestApp;
let tenant: TestTenant;
/** Credentials by author. */
let authors: Map<string, { id: string; authorization: string }>;
async function prepare(): Promise<void> {
  app = await testApp();
  tenant = await createTestTenant(app);
  authors = new Map([['a', { id: tenant.developerId, authorization: tenant.developer }]]);
  for (const letter of ['b', 'c']) {
    const member = await addTestMember(app, tenant, letter === 'b' ? 'DEVELOPER' : 'ADMIN');
    authors.set(letter, { id: member.id, authorization: member.developer });
  }
}

const actions = [
  'edit',
  'edit',
  'edit',
  'edit',
  'keep',
  'keep',
  'notice',
  'close',
  'save',
  'save',
  'saveByApi',
  'discard',
  'down',
  'deaf',
  'up',
] as const;
type Action = (typeof actions)[number];

/** Concurrent actions of one round, one per editor. */
const rounds = fc.array(
  fc.uniqueArray(fc.record({ editor: fc.nat(2), action: fc.constantFrom(...actions) }), {
    selector: ({ editor }) => editor,
    minLength: 1,
    maxLength: 3,
  }),
  { minLength: 4, maxLength: 14, size: 'max' },
);
/** Two tabs of one author count as two editors. */
const casts = fc.constantFrom(['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'a']);

/**
 * Plays random schedules of two and three editors over HTTP (edit, keep, close, save, discard, go offline). Fails for
 * an acknowledged edit that is neither live, nor in its author's draft, nor discarded by its author. `PROPERTY_RUNS`
 * and `PROPERTY_SEED` vary the schedules.
 */
export async function playSchedules(everyday: number): Promise<void> {
  await prepare();
  await fc.assert(
    fc.asyncProperty(casts, rounds, fc.nat(), async (cast, schedule, luck) => {
      const ledger = createLedger();
      const { name, ...template } = startingPages;
      const { id: siteId } = await createTestSite(app, tenant, { type: 'LOWCODE', name, ...template } as never);
      const editors = cast.map((author, index) =>
        createEditor({
          app,
          ledger,
          siteId,
          author,
          authorization: authors.get(author)!.authorization,
          choose: createChooser(luck + index),
        }),
      );
      for (const round of schedule)
        await Promise.all(round.map(({ editor, action }) => act(editors[editor % editors.length]!, action)));
      for (const editor of editors) {
        editor.setNetwork('up');
        await editor.keep();
      }
      await judge(siteId, ledger, new Set(cast));
    }),
    { ...runs(everyday), seed, endOnFailure: true },
  );
}

const startingPages = (() => {
  const doc = startSite();
  return { name: doc.name, winkSiteTemplate: toWire(doc) };
})();

async function act(editor: Editor, action: Action): Promise<void> {
  if (action === 'up' || action === 'down' || action === 'deaf') return editor.setNetwork(action);
  return editor[action]();
}

function createChooser(luck: number): () => number {
  let state = luck >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}

async function judge(siteId: string, ledger: Ledger, cast: Set<string>): Promise<void> {
  const versions = await readVersions(siteId);
  const live = new Set(versions.flatMap(({ template }) => findTokens(template)));
  const drafted = new Set<string>();
  for (const author of cast) {
    const { authorization } = authors.get(author)!;
    const draft = await request(app, winkSiteDraftsApi.get, { authorization, params: { id: siteId }, query });
    const tokens = draft.status === 200 ? findTokens(draft.data.winkSiteTemplate) : [];
    for (const token of tokens) if (authorOfToken(token) === author) drafted.add(token);
    // Unpublished edits appear only in their author's draft.
    expect(tokens.filter((token) => authorOfToken(token) !== author && !live.has(token))).toEqual([]);
  }
  const isThere = (token: string): boolean =>
    live.has(token) ||
    drafted.has(token) ||
    ledger.discarded.has(token) ||
    ledger.replacementsOf(token).some((later) => isThere(later));
  expect([...ledger.acknowledged].filter((token) => !isThere(token))).toEqual([]);
  judgeVersions(versions, ledger);
}

interface Version {
  author: string;
  template: unknown;
  cells: Map<string, string>;
}

/** Each save may publish only its author's own edits, and may replace only edits that they had seen. */
function judgeVersions(versions: Version[], ledger: Ledger): void {
  const known = new Set<string>();
  versions.forEach(({ author, template, cells }, index) => {
    const tokens = findTokens(template);
    expect(tokens.filter((token) => !known.has(token) && authorOfToken(token) !== author)).toEqual([]);
    for (const [cell, text] of versions[index - 1]?.cells ?? []) {
      const [before] = findTokens(text);
      const [after] = findTokens(cells.get(cell) ?? '');
      if (!before || !after || before === after || authorOfToken(before) === author) continue;
      expect([after, before, ledger.isKnownTo(after, before)]).toEqual([after, before, true]);
    }
    for (const token of tokens) known.add(token);
  });
}

async function readVersions(siteId: string): Promise<Version[]> {
  const authorization = tenant.developer;
  const { data } = await request(app, winkSitesApi.get, { authorization, params: { id: siteId }, query });
  const numbers = Array.from({ length: data.version }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (version) => {
      const params = { id: siteId, version };
      const found = (await request(app, winkSitesApi.getVersion, { authorization, params, query })).data;
      const read = fromWire('Loans', found.winkSiteTemplate);
      const [letter] = [...authors].find(([, { id }]) => id === found.createdBy?.id)!;
      return {
        author: letter,
        template: found.winkSiteTemplate,
        cells: 'doc' in read ? readCells(read.doc) : new Map(),
      };
    }),
  );
}
