import { expect, test } from 'vitest';
import { compileV3 } from '../compile-v3.ts';
import { comparisonHolds } from '../conditions.ts';
import type { Screen, SiteDocument } from '../document.ts';
import type { SiteFlow } from '../flow.ts';
import { valuesOn } from '../routing.ts';
import { documentOf, inputNamed, routeTo, screenWithForm, testOf, textOf } from '../testing/documents.ts';
import { rule } from '../testing/flows.ts';
import { randomFrom, randomSite, sourceIds } from '../testing/random-sites.ts';
import { matchNatively } from '../testing/random-walk.ts';
import { evaluateForm } from '../visits/visible-parts.ts';
import { arrives } from './follow-example.ts';
import { proveSite } from './prove-site.ts';
import type { VisitExample } from './visit-example.ts';

const settings = { matches: matchNatively, templateIds: ['wtpl-1'], sourceIds };
const findingsOf = (document: SiteDocument) => proveSite(document, settings).findings;
const letters = 'abcdefgh';

/**
 * A site whose items split a number into ranges that only touch, and whose texts use fields that every visit answers.
 */
function soundSite(random: () => number): Screen[] {
  const count = 4 + Math.floor(random() * 4);
  return Array.from({ length: count }, (_, at) => {
    const name = `pay${letters[at]}`;
    const field = inputNamed(name, { required: true, rule: rule({ format: 'NUMBER', min: 0 }) });
    const first = 10 + Math.floor(random() * 1000);
    const second = first + 10 + Math.floor(random() * 1000);
    const screenAt = (step: number) => `Screen_${letters[Math.min(at + step, count - 1)]}`;
    const items = [
      routeTo(screenAt(1), testOf(name, 'LT', String(first))),
      routeTo(screenAt(2), testOf(name, 'GTE', String(first)), testOf(name, 'LT', String(second))),
      routeTo(screenAt(1 + Math.floor(random() * 3))),
    ];
    const text = textOf('Paragraph', at === 0 ? 'Hello' : 'You earn {{a.paya}}');
    return screenWithForm(`Screen_${letters[at]}`, [text, field], at === count - 1 ? [] : items);
  });
}

/** A copy with one fault added. */
function planted(screens: readonly Screen[], change: (screens: Screen[]) => void): SiteDocument {
  const copy = JSON.parse(JSON.stringify(screens)) as Screen[];
  change(copy);
  return documentOf(copy);
}

function setText({ module }: Screen, text: string) {
  const component = module.type === 'FormModule' ? module.componentMap.Paragraph_1 : undefined;
  if (component?.type === 'Paragraph') component.props.text = text;
}

const faults: [string, (screens: Screen[]) => void][] = [
  [
    'overlap',
    ([screen]) => {
      const [, item] = screen!.nextConfig;
      const [low] = item!.condition.items;
      low!.value = String(Number(low!.value) - 1);
    },
  ],
  ['sample-text', ([screen]) => setText(screen!, 'Paragraph')],
  ['not-asked', (screens) => setText(screens.at(-1)!, '{{b.payb}}')],
  [
    'same-name',
    ([, second, third]) => {
      second!.screenName = third!.screenName;
    },
  ],
  [
    'empty-value',
    ([screen]) => {
      screen!.nextConfig[0]!.condition.items[0]!.value = '';
    },
  ],
];

test('reports nothing of 100 random sound sites, and each planted fault once', () => {
  const wrong: string[] = [];
  for (let seed = 1; seed <= 100; seed++) {
    const screens = soundSite(randomFrom(seed));
    wrong.push(...findingsOf(documentOf(screens)).map(({ text }) => `site ${seed}: ${text}`));
    for (const [kind, plant] of faults) {
      const found = findingsOf(planted(screens, plant)).map((one) => one.kind);
      if (found.join() !== kind) wrong.push(`site ${seed}, ${kind}: ${found.join()}`);
    }
  }
  expect(wrong).toEqual([]);
}, 20_000);

test('reports exactly the overlaps that trying all values finds', () => {
  const values = Array.from({ length: 15 }, (_, step) => String(step / 2));
  const pairsOfItems = [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const;
  let count = 0;
  for (let seed = 1; seed <= 200; seed++) {
    const items = randomRanges(randomFrom(seed));
    const holds = (item: number, value: string) =>
      items[item]!.condition.items.every((one) => comparisonHolds(value, one));
    const takenWith = (value: string) => items.findIndex((_, item) => holds(item, value));
    const holdsAlone = (one: number, other: number) =>
      values.some((value) => holds(one, value) && !holds(other, value));
    const expected = pairsOfItems.filter(
      ([first, second]) =>
        items[first]!.target !== items[second]!.target &&
        values.some((value) => takenWith(value) === first && holds(second, value)) &&
        values.some((value) => takenWith(value) === second) &&
        holdsAlone(first, second) &&
        holdsAlone(second, first),
    );
    const pay = inputNamed('pay', { required: true, rule: rule({ format: 'NUMBER', min: 0 }) });
    const targets = ['Screen_b', 'Screen_c'].map((id) => screenWithForm(id, []));
    const found = findingsOf(documentOf([screenWithForm('Screen_a', [pay], items), ...targets]));
    const pairs = found
      .filter(({ kind }) => kind === 'overlap')
      .map(({ text }) => [...text.matchAll(/(\d) \(to/g)].map(([, number]) => Number(number) - 1));
    count += pairs.length;
    expect([seed, pairs]).toEqual([seed, expected]);
  }
  expect(count).toBeGreaterThan(20);
}, 20_000);

test('claims skipped questions of random sites only with a visit that skips them', () => {
  const wrong: string[] = [];
  let count = 0;
  for (let seed = 1; seed <= 150; seed++) {
    const document = withTexts(randomSite(randomFrom(seed), { screens: 3 + (seed % 6), items: 2 + (seed % 4) }));
    const flow = compileV3(document);
    for (const { kind, example, screenId, componentId } of findingsOf(document)) {
      if (kind !== 'not-asked' || componentId === null) continue;
      count++;
      const question = questionBefore(document, screenId);
      const isShown = example !== null && arrives(flow, example, matchNatively) && example.path.at(-1) === screenId;
      const isHidden = example !== null && isHiddenIn(flow, example, question);
      if (!isShown || !(isHidden || !example.path.includes(question))) wrong.push(`site ${seed}: ${screenId}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(50);
}, 20_000);

/** Three next items, each with one or two bounds of a number. */
function randomRanges(random: () => number) {
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!;
  return Array.from({ length: 3 }, () => {
    const bounds = Array.from({ length: 1 + Math.floor(random() * 2) }, () =>
      testOf('pay', pick(['GT', 'GTE', 'LT', 'LTE'] as const), String(Math.floor(random() * 7))),
    );
    return routeTo(pick(['Screen_b', 'Screen_c']), ...bounds);
  });
}

function formsOf({ screenIds, screens }: SiteDocument): Screen[] {
  return screenIds.map((id) => screens[id]!).filter(({ module }) => module.type === 'FormModule');
}

/** Whether an example's path hides the first question of a screen. */
function isHiddenIn(flow: SiteFlow, example: VisitExample, screenId: string): boolean {
  const screen = flow.screens.find(({ id }) => id === screenId);
  const at = example.path.indexOf(screenId);
  if (screen?.type !== 'form' || at < 0) return false;
  const before = valuesOn(flow, new Set(example.path.slice(0, at)), example);
  return !evaluateForm(screen, example.answers, before).shown.some(({ id }) => id === screen.components[0]!.id);
}

function questionBefore(document: SiteDocument, screenId: string): string {
  const forms = formsOf(document);
  return forms[forms.findIndex(({ id }) => id === screenId) - 1]!.id;
}

/** Adds to each form a text that uses a field of the previous form. */
function withTexts(document: SiteDocument): SiteDocument {
  const forms = formsOf(document);
  for (const [index, { module }] of forms.entries()) {
    const before = forms[index - 1];
    if (!before || module.type !== 'FormModule' || before.module.type !== 'FormModule') continue;
    const field = before.module.componentMap[before.module.componentIds[0]!]!;
    module.componentMap.Paragraph_1 = textOf('Paragraph', `{{${before.id}.${field.id}}}`);
    module.componentIds.push('Paragraph_1');
  }
  return document;
}
