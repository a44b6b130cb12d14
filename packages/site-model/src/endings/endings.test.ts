import { describe, expect, test } from 'vitest';
import { checkDocument } from '../checks.ts';
import { compileV3 } from '../compile-v3.ts';
import { diffDocuments } from '../diff.ts';
import type { EndingModule, NextItem, SiteDocument } from '../document.ts';
import { redirectMessage } from '../field-messages.ts';
import type { EndingScreen } from '../flow.ts';
import { newScreen } from '../new-document.ts';
import type { Operation } from '../operations/operation.ts';
import { proveSite } from '../proof/prove-site.ts';
import { rebase } from '../rebase.ts';
import { possibleTargets } from '../screen-graph.ts';
import { findFaults, isSound } from '../soundness/document.ts';
import {
  documentOf,
  inputNamed,
  redirectTo,
  routeTo,
  screenWithEnding,
  screenWithForm,
  testOf,
  textOf,
} from '../testing/documents.ts';
import { applied, countingIds, refusal } from '../testing/sample-site.ts';
import { endingOf, walk } from '../visits/walk.ts';
import { fromWire } from '../wire/from-wire.ts';
import { toWire } from '../wire/to-wire.ts';

const age = inputNamed('age', { label: 'Age', required: true });
const routes = [routeTo('Screen_no', testOf('age', 'EQ', '17')), routeTo('Screen_yes')];

/** A site that routes by age to a declined or a successful ending. */
function site(no: Partial<EndingModule['props']> = {}, items: NextItem[] = routes): SiteDocument {
  return documentOf([
    screenWithForm('Screen_first', [age], items),
    screenWithEnding('Screen_no', { outcome: 'DECLINED', ...no }),
    screenWithEnding('Screen_yes'),
  ]);
}

const set = (key: string, value: unknown): Operation =>
  ({ type: 'setModule', screenId: 'Screen_no', key, value }) as Operation;
const endingIn = (doc: SiteDocument) => compileV3(doc).screens[1] as EndingScreen;
const propsIn = (doc: SiteDocument) => (doc.screens.Screen_no!.module as EndingModule).props;
const messagesOf = (doc: SiteDocument) => checkDocument(doc).map(({ message }) => message);
const settings = { matches: () => true, templateIds: [], sourceIds: [] };
const findingsOf = (doc: SiteDocument) => proveSite(doc, settings).findings.map(({ kind, text }) => `${kind}: ${text}`);

describe('the wire format of an ending', () => {
  test('returns all properties and unknown keys unchanged', () => {
    const template = JSON.parse(
      JSON.stringify(toWire(site({ redirectUrl: 'https://a.example/', redirectSeconds: 9 }))),
    );
    template.scenes[0].screens[1].module.props.own = { deep: [1] };
    template.scenes[0].screens[1].module.other = 'x';
    const read = fromWire('Loans', template);
    if ('problems' in read) throw new Error(read.problems.join());
    expect(toWire(read.doc)).toEqual(template);
    expect(propsIn(read.doc)).toMatchObject({ outcome: 'DECLINED', redirectSeconds: 9 });
  });

  test('refuses an ending with next items, another outcome or another delay', () => {
    const problemsOf = (change: (screen: ReturnType<typeof toWire>['scenes'][0]['screens'][0]) => void) => {
      const template = JSON.parse(JSON.stringify(toWire(site())));
      change(template.scenes[0].screens[1]);
      const read = fromWire('Loans', template);
      return 'problems' in read ? read.problems.join('\n') : '';
    };
    expect(problemsOf((screen) => screen.props.routers.push({ target: 'Screen_yes', conditions: [] }))).toContain(
      'An ending has no next items',
    );
    expect(problemsOf(({ module }) => Object.assign(module.props, { outcome: 'MAYBE' }))).toContain(
      'outcome: must be one of SUCCESS, DECLINED',
    );
    for (const redirectSeconds of [2, 121, 4.5])
      expect(problemsOf(({ module }) => Object.assign(module.props, { redirectSeconds }))).toContain('3 to 120');
    expect(problemsOf(({ module }) => Object.assign(module.props, { imageUrl: 'javascript:x' }))).toContain('http');
  });
});

describe('an operation on an ending', () => {
  test('adds a sound ending without next items', () => {
    const screen = newScreen('EndingModule', 'Thanks', countingIds());
    const doc = applied(site(), { type: 'addScreen', screen, at: 3 });
    expect(isSound(doc)).toBe(true);
    expect(screen.module).toMatchObject({ props: { outcome: 'SUCCESS', headerText: 'Thank you!', redirectUrl: '' } });
    const leading = { ...screen, id: 'Screen_x', nextConfig: [routeTo('Screen_yes')] };
    expect(refusal(site(), { type: 'addScreen', screen: leading, at: 3 })).toBe('An ending has no next items');
  });

  test('refuses next items and values over their limits', () => {
    const items = [routeTo('Screen_yes')];
    expect(refusal(site(), { type: 'setNextConfig', screenId: 'Screen_no', items })).toBe(
      'An ending has no next items',
    );
    expect(refusal(site(), set('redirectSeconds', 1))).toContain('3 to 120');
    expect(refusal(site(), set('bodyText', 'x'.repeat(1001)))).toContain('at most 1000');
    expect(refusal(site(), set('winkTemplateId', 'wtpl-1'))).toBe('This screen has no winkTemplateId');
  });

  test('renames fields in its texts, and parameters in its address', () => {
    const doc = site({
      headerText: 'Sorry, {{first.Age}}',
      bodyText: '**{{first.Age}}** {{Query.campaign}}',
      redirectUrl: 'https://a.example/?c={{Query.campaign}}',
    });
    const renamed = applied(
      doc,
      { type: 'setComponent', screenId: 'Screen_first', componentId: 'Input_age', key: 'label', value: 'Years' },
      { type: 'setUrlParams', urlParams: [{ key: 'source', value: 'web' }] },
    );
    expect(propsIn(renamed)).toMatchObject({
      headerText: 'Sorry, {{first.Years}}',
      bodyText: '**{{first.Years}}** {{Query.source}}',
      redirectUrl: 'https://a.example/?c={{Query.source}}',
    });
  });

  test('clears the routes to a removed ending', () => {
    const doc = applied(site(), { type: 'removeScreen', screenId: 'Screen_no' });
    expect(doc.screens.Screen_first?.nextConfig[0]?.target).toBeNull();
    expect(findFaults(doc)).toEqual([]);
  });

  test('offers an ending as a target, and no target for it', () => {
    expect(possibleTargets(site(), 'Screen_first').map(({ id }) => id)).toEqual(['Screen_no', 'Screen_yes']);
    expect(possibleTargets(site(), 'Screen_no')).toEqual([]);
  });
});

describe('the check of an ending', () => {
  test('accepts an address with a parameter, and none', () => {
    expect(messagesOf(site({ redirectUrl: ' https://a.example/?c={{Query.campaign}} ' }))).toEqual([]);
    expect(messagesOf(site({ redirectUrl: ' ', redirectSeconds: 5 }))).toEqual([]);
  });

  test('refuses an address that is not https, and an ending as the first screen', () => {
    expect(messagesOf(site({ redirectUrl: 'javascript:alert(1)' }))).toEqual([
      'Redirect URL must start with https:// in screen: no',
    ]);
    expect(redirectMessage('https://me:secret@a.example/')).toBe('Redirect URL cannot hold a user name or password');
    const moved = applied(site({}, []), { type: 'moveScreen', screenId: 'Screen_no', to: 0 });
    expect(messagesOf(moved)).toEqual(['The first screen cannot be an ending: no']);
  });
});

describe('the flow of an ending', () => {
  test('has its texts, the fields that they read, and an address with encoded parameters', () => {
    const ending = endingIn(
      site({
        headerText: ' Sorry, {{first.Age}} ',
        bodyText: '{{first.Age}} {{Query.campaign}}',
        redirectUrl: 'https://a.example/?c={{Query.campaign}}&a={{first.Age}}',
        redirectSeconds: 9,
        buttonText: ' ',
      }),
    );
    const answer = { source: { kind: 'answer', componentId: 'Input_age' } };
    const query = { source: { kind: 'query', key: 'campaign' } };
    expect(ending).toMatchObject({
      type: 'ending',
      outcome: 'DECLINED',
      header: ['Sorry, ', answer],
      reads: ['Input_age'],
      redirect: ['https://a.example/?c=', query, '&a='],
      redirectSeconds: 9,
      buttonText: 'Continue',
      next: [],
    });
  });

  test('has no countdown where there is no address to follow', () => {
    for (const redirectUrl of ['', 'http://a.example/', 'https://{{Query.campaign}}.example/'])
      expect(endingIn(site({ redirectUrl, redirectSeconds: 9 }))).toMatchObject({
        redirect: null,
        redirectSeconds: null,
      });
  });

  test('ends the walk over a stored visit', () => {
    const flow = compileV3(site());
    const walkWith = (years: string) =>
      walk(flow, { forms: { FormModule_first: { age: years } }, linked: {}, query: {} });
    expect(walkWith('17')).toMatchObject({ path: ['Screen_first', 'Screen_no'], step: { type: 'end' } });
    expect(endingOf(flow, walkWith('17').path)?.outcome).toBe('DECLINED');
    expect(endingOf(flow, walkWith('18').path)?.outcome).toBe('SUCCESS');
    expect(endingOf(flow, ['Screen_first'])).toBeNull();
  });
});

describe('the proof of a site with endings', () => {
  test('finds no fault at an ending, and an example for each', () => {
    const { findings, screens } = proveSite(site(), settings);
    expect(findings).toEqual([]);
    expect(screens.Screen_no?.example?.path).toEqual(['Screen_first', 'Screen_no']);
    expect(screens.Screen_yes?.isPossible).toBe(true);
  });

  test('reports an ending that nothing leads to, and one that no answer leads to', () => {
    expect(findingsOf(site({}, [routeTo('Screen_yes')]))).toEqual([
      'unlinked-screen: No other screen leads to screen: no',
    ]);
    const never = [routeTo('Screen_yes'), routeTo('Screen_no', testOf('age', 'EQ', '17'))];
    expect(findingsOf(site({}, never))).toEqual([
      'never-taken: no never opens from first (next config item 2): next config item 1 (to yes) comes first and is always taken instead',
    ]);
  });

  test('reports the fall-through past all endings', () => {
    expect(findingsOf(site({}, routes.slice(0, 1)))).toContainEqual(expect.stringContaining('the site ends there'));
  });

  test('reports variables of its texts and address that are empty', () => {
    const empty = site({ bodyText: '{{nobody}}', redirectUrl: 'https://a.example/?a={{first.Age}}' });
    expect(findingsOf(empty)).toEqual([
      'empty-variable: The variable {{nobody}} is always empty in screen: no',
      'empty-variable: The variable {{first.Age}} is always empty in screen: no',
    ]);
    const skipped = documentOf([
      screenWithForm('Screen_first', [age], [routeTo('Screen_more', testOf('age', 'EQ', '17')), routeTo('Screen_no')]),
      screenWithForm('Screen_more', [inputNamed('job')], [routeTo('Screen_no')]),
      screenWithEnding('Screen_no', { headerText: 'Thanks, {{more.job}}' }),
    ]);
    expect(findingsOf(skipped)).toEqual([
      'not-asked: The variable {{more.job}} in screen no is empty on the way first → no: job is not asked there',
    ]);
  });
});

describe('a merge of endings', () => {
  test('merges property by property, and describes the changes', () => {
    const base = site({ headerText: 'Sorry, {{first.Age}}' });
    const theirs = applied(base, set('redirectUrl', 'https://a.example/'), set('redirectSeconds', 5));
    const mine = applied(base, set('outcome', 'SUCCESS'), set('bodyText', 'Call us.'));
    const { doc, clashes } = rebase(base, theirs, mine);
    expect(clashes).toEqual([]);
    const merged = { outcome: 'SUCCESS', bodyText: 'Call us.', redirectUrl: 'https://a.example/', redirectSeconds: 5 };
    expect(propsIn(doc)).toMatchObject(merged);
    expect(diffDocuments(base, doc).flatMap(({ sentences }) => sentences)).toEqual([
      'Outcome: "DECLINED" → "SUCCESS"',
      'Body text: none → "Call us."',
      'Redirect URL: none → "https://a.example/"',
      'Seconds until the redirect: none → 5',
    ]);
    const clash = rebase(base, applied(base, set('headerText', 'No')), applied(base, set('headerText', 'Yes')));
    expect(clash.clashes).toMatchObject([{ what: 'Header text of no', theirs: '"No"', mine: '"Yes"' }]);
  });

  test('asks once when both together would leave an ending as the first screen', () => {
    const base = documentOf([
      screenWithForm('Screen_a', [textOf('Paragraph', 'Hello')]),
      screenWithForm('Screen_b', [], [redirectTo('https://a.example/')]),
      screenWithEnding('Screen_no'),
    ]);
    const remove = (screenId: string) => applied(base, { type: 'removeScreen', screenId });
    const { doc, clashes } = rebase(base, remove('Screen_a'), remove('Screen_b'));
    expect(clashes).toHaveLength(1);
    expect(messagesOf(doc)).toEqual([]);
  });
});
