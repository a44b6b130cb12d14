import { expect, test } from 'vitest';
import type { Screen, SiteDocument } from '../document.ts';
import {
  documentOf,
  inputNamed,
  redirectTo,
  routeTo,
  screenWithForm,
  screenWithWidget,
  testOf,
  textOf,
} from '../testing/documents.ts';
import { rule } from '../testing/flows.ts';
import { heavySite } from '../testing/heavy-site.ts';
import { proveSite } from './prove-site.ts';

const settings = {
  matches: (pattern: string, text: string) => new RegExp(pattern, 'u').test(text),
  templateIds: ['wtpl-1'],
  sourceIds: ['gcash', 'sss'],
};
const prove = (screens: Screen[], given: Partial<SiteDocument> = {}) => proveSite(documentOf(screens, given), settings);
const textsOf = (screens: Screen[], given: Partial<SiteDocument> = {}) =>
  prove(screens, given).findings.map(({ text }) => text);

const income = inputNamed('income', {
  label: 'Monthly income',
  required: true,
  rule: rule({ format: 'NUMBER', min: 0 }),
});
const isEmployed = {
  ...inputNamed('employed', { required: true, options: ['YES', 'NO'].map((value) => ({ label: value, value })) }),
  type: 'Select' as const,
};

test('finds no fault in a sound site, and gives an example for every screen and item', () => {
  const { findings, screens } = prove([
    screenWithForm(
      'Screen_Income',
      [income, isEmployed],
      [
        routeTo('Screen_Connect', testOf('income', 'GTE', '1000'), testOf('employed', 'EQ', 'YES')),
        routeTo('Screen_Low'),
      ],
    ),
    screenWithForm('Screen_Low', [], [routeTo('Screen_Connect')]),
    screenWithWidget('Screen_Connect', [redirectTo('https://example.com')]),
  ]);
  expect(findings).toEqual([]);
  expect(screens.Screen_Income!.items[0]).toEqual({
    isPossible: true,
    example: {
      path: ['Screen_Income'],
      answers: { Input_income: '1000', Input_employed: 'YES' },
      linked: {},
      query: { campaign: 'web' },
    },
  });
  expect(screens.Screen_Connect!.example!.path).toEqual(['Screen_Income', 'Screen_Connect']);
  expect(screens.Screen_Connect!.items[0]!.example!.linked).toEqual({ WinkWidgetModule_Connect: ['gcash'] });
});

test('finds a visit that ends on a screen with next items', () => {
  const screens = [
    screenWithForm('Screen_Income', [income], [routeTo('Screen_Connect', testOf('income', 'GTE', '1000'))]),
    screenWithWidget('Screen_Connect'),
  ];
  expect(textsOf(screens)).toEqual([
    'If Monthly income is 999, no next config item holds in screen Income and the site ends there',
  ]);
});

test('finds next items that are never taken, with the reason', () => {
  const items = [
    routeTo('Screen_b', testOf('income', 'GT', '10')),
    routeTo('Screen_b', testOf('income', 'GT', '20')),
    routeTo('Screen_c', testOf('income', 'GT', '5'), testOf('income', 'LT', '3')),
    routeTo('Screen_b', testOf('income', 'LT', '0')),
    routeTo('Screen_c'),
  ];
  expect(
    textsOf([
      screenWithForm('Screen_a', [income], items),
      screenWithForm('Screen_b', [], [routeTo('Screen_c', testOf('income', 'LT', '4')), routeTo('Screen_c')]),
      screenWithForm('Screen_c', []),
    ]),
  ).toEqual([
    'b never opens from a (next config item 2): next config item 1 (to b) comes first and is always taken instead',
    'c never opens from a (next config item 3): it needs Monthly income above 5 and below 3, which can never be',
    'b never opens from a (next config item 4): it needs Monthly income below 0, which can never be',
    'c never opens from b (next config item 1): it needs Monthly income below 4, which no visit has that comes to b',
  ]);
});

test('finds screens that no visit reaches', () => {
  const screens = [
    screenWithForm('Screen_a', [income], [routeTo('Screen_b', testOf('income', 'LT', '0')), routeTo(null)]),
    screenWithForm('Screen_b', [], [routeTo('Screen_c')]),
    screenWithForm('Screen_c', []),
    screenWithForm('Screen_d', []),
  ];
  expect(textsOf(screens)).toEqual([
    'b never opens from a (next config item 1): it needs Monthly income below 0, which can never be',
    'No other screen leads to screen: d',
  ]);
  expect(prove(screens).screens.Screen_c).toEqual({ isPossible: false, example: null, items: [] });
});

test('finds fields that a condition reads but not every path asks', () => {
  const { findings } = prove([
    screenWithForm(
      'Screen_a',
      [isEmployed],
      [routeTo('Screen_b', testOf('employed', 'EQ', 'YES')), routeTo('Screen_c')],
    ),
    screenWithForm('Screen_b', [income], [routeTo('Screen_c')]),
    screenWithForm('Screen_c', [], [routeTo('Screen_d', testOf('income', 'GT', '5')), routeTo('Screen_d')]),
    screenWithForm('Screen_d', []),
  ]);
  expect(findings).toMatchObject([
    {
      text: 'Next config item 1 (to d) in screen c reads Monthly income, which is not asked on the way a → c',
      example: { path: ['Screen_a', 'Screen_c'], answers: { Input_employed: 'NO' } },
    },
  ]);
});

test('finds screens that lead in a circle', () => {
  const screens = [
    screenWithForm('Screen_a', [], [routeTo('Screen_b')]),
    screenWithForm('Screen_b', [], [routeTo('Screen_c')]),
    screenWithForm('Screen_c', [], [routeTo('Screen_b')]),
  ];
  expect(textsOf(screens)).toEqual(['Screens cannot lead back to each other: b → c → b']);
  expect(prove(screens).screens.Screen_c).toMatchObject({ isPossible: null, items: [{ isPossible: null }] });
});

test('finds fields that block every visit, and refused default values', () => {
  const locked = inputNamed('locked', { required: true, disabled: true });
  const { findings } = prove([
    screenWithForm(
      'Screen_a',
      [
        locked,
        inputNamed('bad', { defaultValue: 'x', rule: rule({ format: 'EMAIL' }) }),
        inputNamed('none', { required: true, rule: rule({ format: 'INTEGER', min: 3, max: 2 }) }),
      ],
      [routeTo('Screen_b')],
    ),
    screenWithForm('Screen_b', []),
  ]);
  expect(findings.map(({ text }) => text)).toEqual([
    'locked is required, disabled and without default in screen: a',
    'The default value of bad is not accepted in screen: a',
    'No answer to none is accepted in screen: a',
  ]);
  expect(findings[0]).toMatchObject({ kind: 'locked-field', componentId: 'Input_locked' });
});

test('finds tests of missing fields and impossible values, unknown variables and deleted templates', () => {
  const query = { kind: 'query', key: 'other' } as const;
  const linked = { kind: 'linked', moduleId: 'WinkWidgetModule_w' } as const;
  expect(
    textsOf([
      screenWithForm(
        'Screen_a',
        [isEmployed, income, textOf('Title', 'Hi {{b.x}}')],
        [
          routeTo('Screen_w', testOf('employed', 'NE', 'MAYBE'), testOf('income', 'NE', 'much')),
          routeTo('Screen_w', { field: query, type: 'EQ', value: '1' }, testOf('gone', 'EQ', '1')),
        ],
      ),
      {
        ...screenWithWidget('Screen_w', [
          redirectTo('https://example.com/{{a.employed}}', { field: linked, type: 'INCLUDES', value: 'nobody' }),
          redirectTo('https://example.com'),
        ]),
      },
    ]),
  ).toEqual([
    'Next config item 1 (to w) in screen a compares employed with "MAYBE", which it never is',
    'Next config item 1 (to w) in screen a compares Monthly income with "much", which it never is',
    'Next config item 2 (to w) in screen a reads the URL parameter other that does not exist',
    'Next config item 2 (to w) in screen a reads a field that does not exist',
    'The variable {{b.x}} is always empty in screen: a',
    'Next config item 1 (to https://example.com/{{a.employed}}) in screen w compares what was connected with "nobody", which it never is',
    'The variable {{a.employed}} is always empty in screen: w',
  ]);
  const widget = screenWithWidget('Screen_w');
  expect(proveSite(documentOf([widget]), { ...settings, templateIds: [] }).findings.map(({ text }) => text)).toEqual([
    'The Wink Widget template no longer exists in screen: w',
  ]);
});

test('reports a condition with an empty value, and a screen with the name of another', () => {
  const screens = (value: string, screenName: string) => [
    screenWithForm('Screen_a', [income], [routeTo('Screen_b', testOf('income', 'EQ', value)), routeTo('Screen_b')]),
    { ...screenWithForm('Screen_b', []), screenName },
  ];
  expect(textsOf(screens(' ', 'a '))).toEqual([
    'Next config item 1 (to a ) in screen a compares Monthly income with nothing: enter a value',
    'Another screen is called a too',
  ]);
  expect(textsOf(screens('5', 'b'))).toEqual([]);
});

test('follows conditions on parts of texts and on dates', () => {
  const born = { ...inputNamed('born', { required: true }), type: 'DatePicker' as const };
  const { findings, screens } = prove([
    screenWithForm(
      'Screen_a',
      [inputNamed('job', { required: true }), born],
      [
        routeTo('Screen_b', testOf('job', 'INCLUDES', 'nurse'), testOf('job', 'NOT_INCLUDES', 'nur')),
        routeTo('Screen_b', testOf('born', 'GT', '2024-02-28'), testOf('born', 'LT', '2024-03-01')),
        routeTo('Screen_b', testOf('job', 'INCLUDES', 'nur'), testOf('job', 'NE', 'nur')),
        routeTo('Screen_b'),
      ],
    ),
    screenWithForm('Screen_b', []),
  ]);
  expect(findings.map(({ text }) => text)).toEqual([
    'b never opens from a (next config item 1): it needs job with nurse and without nur, which can never be',
  ]);
  expect(screens.Screen_a!.items[1]!.example!.answers.Input_born).toBe('2024-02-29');
  expect(screens.Screen_a!.items[2]!.isPossible).toBe(true);
});

test('gives examples in the notation in which answers are stored', () => {
  const { screens } = prove([
    screenWithForm(
      'Screen_a',
      [income],
      [routeTo('Screen_b', testOf('income', 'INCLUDES', '007')), routeTo('Screen_b')],
    ),
    screenWithForm('Screen_b', []),
  ]);
  expect(screens.Screen_a!.items[0]!.example?.answers.Input_income).not.toBe('007');
});

test('checks as many screens as the time allows, and reports no findings on the others', () => {
  const site = heavySite({ screens: 6, routes: 4, tests: 2, fields: 2 });
  const all = proveSite(site, settings);
  expect(all.checkedScreens).toBe(6);
  let asked = 0;
  const some = proveSite(site, { ...settings, isOver: () => ++asked > 12 });
  expect(some.checkedScreens).toBeGreaterThan(0);
  expect(some.checkedScreens).toBeLessThan(6);
  const [limit, ...others] = some.findings.filter(({ kind }) => kind === 'time-limit');
  expect(limit!.text).toBe(`Not proved within the time limit: ${some.checkedScreens} of 6 screens checked`);
  expect(others).toEqual([]);
  const claims = some.findings.filter(({ kind }) => kind !== 'time-limit').map(({ text }) => text);
  expect(all.findings.map(({ text }) => text)).toEqual(expect.arrayContaining(claims));
  expect(Object.values(some.screens).filter(({ isPossible }) => isPossible === null).length).toBeGreaterThan(0);
});

test('reports a proof without any time as not begun', () => {
  const { findings, checkedScreens } = proveSite(heavySite({ screens: 3, routes: 2, tests: 1, fields: 1 }), {
    ...settings,
    isOver: () => true,
  });
  expect(checkedScreens).toBe(0);
  expect(findings.map(({ text }) => text)).toContain('Not proved within the time limit: 0 of 3 screens checked');
});

test('reports one fault once, with screen, target, question and value', () => {
  const named = (id: string, screenName: string, items: Parameters<typeof screenWithForm>[2] = []) => ({
    ...screenWithForm(id, id === 'Screen_a' ? [income, isEmployed] : [], items),
    screenName,
  });
  const impossible = [testOf('income', 'GT', '50000'), testOf('income', 'LT', '10000')];
  expect(
    textsOf([
      named('Screen_a', 'Income', [routeTo('Screen_b', ...impossible)]),
      named('Screen_b', 'Employer details', [routeTo('Screen_c')]),
      named('Screen_c', 'End'),
    ]),
  ).toEqual([
    'Employer details never opens from Income (next config item 1): it needs Monthly income above 50,000 and below 10,000, which can never be',
  ]);
  expect(
    textsOf([
      named('Screen_a', 'Income', [routeTo('Screen_b', testOf('employed', 'EQ', ''))]),
      named('Screen_b', 'Employer details', [routeTo('Screen_c')]),
      named('Screen_c', 'End'),
    ]),
  ).toEqual([
    'Next config item 1 (to Employer details) in screen Income compares employed with nothing: enter a value',
  ]);
});
