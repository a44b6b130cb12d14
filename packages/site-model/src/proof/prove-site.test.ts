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
    'Next config item 2 in screen a is never taken: an earlier item is always taken instead',
    'Next config item 3 in screen a is never taken: its conditions can never hold',
    'Next config item 4 in screen a is never taken: its conditions can never hold',
    'Next config item 1 in screen b is never taken: no answers that lead here meet its conditions',
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
    'Next config item 1 in screen a is never taken: its conditions can never hold',
    'If Monthly income is 0, no next config item holds in screen a and the site ends there',
    'No answers lead to screen: b',
    'Only screens that cannot be reached lead to screen: c',
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
      text: 'Next config item 1 in screen c reads Monthly income, which is not asked on every way there',
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
    'Next config item 1 in screen a is never taken: nobody gets past the fields of the screen',
    'No answers lead to screen: b',
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
    ]).filter((text) => !text.includes('never taken')),
  ).toEqual([
    'Next config item 1 in screen a compares employed with "MAYBE", which it never is',
    'Next config item 1 in screen a compares Monthly income with "much", which it never is',
    'Next config item 2 in screen a reads the URL parameter other that does not exist',
    'Next config item 2 in screen a reads a field that does not exist',
    'The variable {{b.x}} is always empty in screen: a',
    'Next config item 1 in screen w compares what was connected with "nobody", which it never is',
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
  expect(textsOf(screens(' ', 'a ')).filter((text) => !text.includes('never taken'))).toEqual([
    'Next config item 1 in screen a compares Monthly income with nothing: enter a value',
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
    'Next config item 1 in screen a is never taken: its conditions can never hold',
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
