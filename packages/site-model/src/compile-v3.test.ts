import { expect, test } from 'vitest';
import { compileV3 } from './compile-v3.ts';
import type { Screen } from './document.ts';
import {
  documentOf,
  inputNamed,
  redirectTo,
  routeTo,
  screenWithForm,
  screenWithWidget,
  testOf,
  textOf,
} from './testing/documents.ts';
import { listVariables, renameVariables } from './variables.ts';

const rule = { min: 1, max: 2, minLength: 3, maxLength: 4, regex: 'x', message: ' No. ' };

test('compiles the autocomplete type of an input, and only the parts of a rule that its format reads', () => {
  const components = [
    inputNamed('firstName', { label: ' First name ', required: true }),
    inputNamed('firstNameB', { rule: { ...rule, format: 'PHONE' } }),
    inputNamed('income', { rule: { ...rule, format: 'NUMBER' }, options: [{ label: 'a', value: 'b' }] }),
    inputNamed('code', { rule: { ...rule, format: 'REGEX', message: ' ' } }),
  ];
  const [screen] = compileV3(documentOf([screenWithForm('Screen_a', components)])).screens;
  const none = { min: null, max: null, minLength: null, maxLength: null, regex: null, message: null };
  expect(screen).toMatchObject({
    type: 'form',
    moduleId: 'FormModule_a',
    components: [
      { label: ['First name'], autocomplete: 'given-name', isRequired: true, rule: null },
      { autocomplete: null, rule: { ...none, format: 'PHONE', message: 'No.' } },
      { options: [], rule: { ...none, format: 'NUMBER', min: 1, max: 2, message: 'No.' } },
      { rule: { ...none, format: 'REGEX', regex: 'x' } },
    ],
  });
});

test('compiles variables in texts to answers and parameters, and unknown ones to nothing', () => {
  const texts = [
    textOf('Title', 'Hi {{About.you.First name}}{{Nobody.x}}!', { level: 5 }),
    textOf('Paragraph', '{{Query.campaign}} {{Query.other}}', { align: 'center' }),
    textOf('Markdown', '*{{About.you.First name}}*'),
  ];
  const first = { ...screenWithForm('Screen_a', [inputNamed('x', { label: 'First name' })]), screenName: 'About.you' };
  const flow = compileV3(documentOf([first, screenWithForm('Screen_b', texts)]));
  const source = { kind: 'answer', componentId: 'Input_x' };
  expect(flow.screens[1]).toMatchObject({
    components: [
      { text: ['Hi ', { source }, '!'], level: 3 },
      { text: [{ source: { kind: 'query', key: 'campaign' } }, ' '], align: 'center' },
      { blocks: [{ children: [{ type: 'emphasis', children: [{ text: [{ source }] }] }] }] },
    ],
  });
});

test('drops next items that cannot be played, and compiles tests of unknown fields to no source', () => {
  const screens = [
    screenWithForm(
      'Screen_a',
      [inputNamed('job')],
      [
        routeTo(null),
        routeTo('Screen_a'),
        routeTo('Screen_gone'),
        redirectTo('http://example.com'),
        redirectTo('https://{{Query.campaign}}.example.com'),
        redirectTo('https://example.com@evil.example'),
        redirectTo('javascript:alert(1)'),
        routeTo('Screen_b', testOf('job', 'EQ', ' yes '), testOf('gone', 'INCLUDES', ' a'), {
          field: { kind: 'linked', moduleId: 'WinkWidgetModule_c' },
          type: 'INCLUDES',
          value: 'sss',
        }),
      ],
    ),
    screenWithForm('Screen_b', [], [routeTo('Screen_c'), routeTo('Screen_a')]),
    screenWithWidget('Screen_c', [redirectTo('https://example.com/x?q={{Query.campaign}}&n={{b.job}}')], true),
  ];
  const flow = compileV3(documentOf(screens));
  expect(flow.screens.map(({ next }) => next)).toEqual([
    [
      {
        type: 'ROUTE_SCREEN',
        target: 'Screen_b',
        tests: [
          { source: { kind: 'answer', componentId: 'Input_job' }, type: 'EQ', value: 'yes' },
          { source: { kind: 'none' }, type: 'INCLUDES', value: ' a' },
          { source: { kind: 'linked', moduleId: 'WinkWidgetModule_c' }, type: 'INCLUDES', value: 'sss' },
        ],
      },
    ],
    [{ type: 'ROUTE_SCREEN', target: 'Screen_c', tests: [] }],
    [
      {
        type: 'REDIRECT_URL',
        target: ['https://example.com/x?q=', { source: { kind: 'query', key: 'campaign' } }, '&n='],
        tests: [],
      },
    ],
  ]);
  expect(flow.screens.map(({ longestWay }) => longestWay)).toEqual([3, 2, 1]);
  expect(flow.screens[2]).toMatchObject({ type: 'widget', winkTemplateId: 'wtpl-1', isSkippable: true });
});

test('compiles a landing screen with variables in its header, a Markdown introduction and a button', () => {
  const landing: Screen = {
    ...screenWithForm('Screen_a', []),
    module: {
      id: 'LandingPageModule_a',
      type: 'LandingPageModule',
      moduleName: '',
      props: { headerText: ' For {{Query.campaign}}', introductionText: 'Hi', launchButtonText: '' },
    },
  };
  expect(compileV3(documentOf([landing])).screens).toMatchObject([
    {
      type: 'landing',
      header: ['For ', { source: { kind: 'query', key: 'campaign' } }],
      introduction: [{ type: 'paragraph' }],
      launchButtonText: 'GET STARTED',
    },
  ]);
});

test('lists and renames variables by their names, whatever spaces surround them', () => {
  const text = '{{ A.b }} and {{A.c}} {{}} {{ {{A.b}}';
  expect(listVariables(text, () => false).map(({ name }) => name)).toEqual(['A.b', 'A.c', '', 'A.b']);
  expect(renameVariables(text, (name) => (name === 'A.b' ? 'X.b' : null))).toBe(
    '{{ X.b }} and {{A.c}} {{}} {{ {{X.b}}',
  );
});

test('compiles again only components that changed or read another field than before', () => {
  const components = [
    inputNamed('pay', { label: 'Pay' }),
    inputNamed('city'),
    textOf('Paragraph', 'You earn {{a.Pay}}'),
  ];
  const before = documentOf([screenWithForm('Screen_a', components)]);
  const compiled = (document: typeof before) => {
    const [screen] = compileV3(document).screens;
    return screen?.type === 'form' ? screen.components : [];
  };
  const form = before.screens.Screen_a!;
  const relabelled = { ...components[1]!, props: { ...components[1]!.props, label: 'Town' } } as (typeof components)[1];
  const [pay, city, text] = compiled(before);
  const [samePay, otherCity, sameText] = compiled(
    documentOf([{ ...form, ...screenWithForm('Screen_a', [components[0]!, relabelled!, components[2]!]) }]),
  );
  expect(samePay).toBe(pay);
  expect(sameText).toBe(text);
  expect(otherCity).not.toBe(city);
  expect(text).toMatchObject({ text: ['You earn ', { source: { componentId: 'Input_pay' } }] });
  const renamed = { ...components[0]!, props: { ...components[0]!.props, label: 'Wage' } } as (typeof components)[0];
  const [, , lost] = compiled(documentOf([screenWithForm('Screen_a', [renamed!, components[1]!, components[2]!])]));
  expect(lost).toMatchObject({ text: ['You earn '] });
});
