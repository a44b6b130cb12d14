import { describe, expect, test } from 'vitest';
import { checkDocument, joinProblems } from './checks.ts';
import type { InputComponent, Rule, Screen, SiteDocument } from './document.ts';
import { componentMessages, fieldNameHelp, paramKeyMessage, targetMessage } from './field-messages.ts';
import { newScreen } from './new-document.ts';
import { duplicateComponent, retypeComponent } from './operations/component-operations.ts';
import type { Operation } from './operations/operation.ts';
import { componentsOf } from './parts.ts';
import { ruleMessages } from './rule-messages.ts';
import { possibleTargets, unlinkedScreens } from './screen-graph.ts';
import { applied, countingIds, nextItem, sampleSite } from './testing/sample-site.ts';

const doc = sampleSite();
const rule: Rule = {
  format: 'NUMBER',
  min: null,
  max: null,
  minLength: null,
  maxLength: null,
  regex: null,
  message: null,
};

function onInput(componentId: string, values: Partial<InputComponent['props']>): Operation {
  return {
    type: 'batch',
    operations: Object.entries(values).map(
      ([key, value]) => ({ type: 'setComponent', screenId: 'Screen_income', componentId, key, value }) as Operation,
    ),
  };
}

function leadsTo(screenId: string, ...targets: (string | null)[]): Operation {
  const items = targets.map((target, index) => ({ ...nextItem(target), id: `Next_${index}` }));
  return { type: 'setNextConfig', screenId, items };
}

function problemsAfter(...operations: Operation[]): string[] {
  return checkDocument(applied(doc, ...operations)).map(({ message }) => message);
}

describe('before it is saved', () => {
  test('finds no problems in a sound site', () => {
    expect(checkDocument(doc)).toEqual([]);
  });

  test('requires unique labels and names on a screen', () => {
    const copy = duplicateComponent(doc, 'Screen_income', 'Input_4', () => 'Input_9')!;
    expect(problemsAfter(copy)).toEqual([
      'Display Label is required in Input component in screen: Income',
      'Field Name is required in Input component in screen: Income',
    ]);
    expect(problemsAfter(copy, onInput('Input_9', { label: 'Pay', name: 'pay' }))).toEqual([
      'Duplicate component Display Label found in screen: Income',
      'Duplicate component Field Name found in screen: Income',
    ]);
    expect(problemsAfter(onInput('Input_4', { name: 'pay1' }))).toEqual([
      'Field Name can only have English letters in Pay component in screen: Income',
    ]);
  });

  test('requires options, and each once', () => {
    const select = retypeComponent(doc, 'Screen_income', 'Input_4', 'Select', () => 'Select_9')!;
    const option = { label: 'Yes', value: 'YES' };
    expect(problemsAfter(select, onInput('Select_9', { options: [option, option] }))).toEqual([
      'Duplicate option display found in Select component in screen: Income',
      'Duplicate option values found in Select component in screen: Income',
    ]);
    expect(problemsAfter(select, onInput('Select_9', { options: [] }))).toEqual([
      'At least one option is required in Select component in screen: Income',
    ]);
  });

  test('requires next items to lead somewhere, but not to the first screen or in a circle', () => {
    expect(
      problemsAfter({
        type: 'setNextConfig',
        screenId: 'Screen_extra',
        items: [nextItem(null), { ...nextItem('https://x'), target: null }, nextItem('http://example.com')],
      }),
    ).toEqual([
      'Target Screen is required in screen Extra next config item 1',
      'Target URL is required in screen Extra next config item 2',
      'Target URL must start with https:// in screen Extra next config item 3',
    ]);
    expect(problemsAfter(leadsTo('Screen_connect', 'Screen_income'))).toEqual([
      'Target Screen cannot be the first screen in screen Connect next config item 1',
      'Screens cannot lead back to each other: Income → Extra → Connect → Income',
    ]);
    for (const url of ['javascript:alert(1)', '//example.com', 'https://', 'https://{{Query.a}}/'])
      expect(problemsAfter(leadsTo('Screen_extra', url)), url).toHaveLength(1);
    expect(problemsAfter(leadsTo('Screen_extra', 'https://a:b@c.com'))).toEqual([
      expect.stringContaining('Target URL cannot hold a user name or password in screen '),
    ]);
  });

  test('requires a name of the site, and keys that an address can hold', () => {
    const params = ['1a', 'a-b', '', '_ok'].map((key) => ({ key, value: '' }));
    expect(
      problemsAfter({ type: 'setSite', key: 'name', value: ' ' }, { type: 'setUrlParams', urlParams: params }),
    ).toEqual([
      'URL parameter key "1a" can only have English letters, digits and underscores, and no digit first',
      'URL parameter key "a-b" can only have English letters, digits and underscores, and no digit first',
      'Site name cannot be empty',
    ]);
  });

  test('refuses rules that cannot hold, and patterns that the server refuses', () => {
    const site = applied(doc, onInput('Input_4', { rule: { ...rule, format: 'REGEX', regex: '(?=a)' } }));
    expect(joinProblems(checkDocument(site, () => ({ problem: 'Lookaheads are not supported', programSize: 0 })))).toBe(
      'Regular expression of Pay in screen: Income: Lookaheads are not supported',
    );
  });

  test('refuses a screen whose patterns are too costly together', () => {
    const site = applied(doc, onInput('Input_4', { rule: { ...rule, format: 'REGEX', regex: '^a$' } }));
    const check = (programSize: number) => checkDocument(site, () => ({ problem: null, programSize }));
    expect(joinProblems(check(2001))).toBe('The regular expressions take too long to check together in screen: Income');
    expect(check(2000)).toEqual([]);
  });

  test('lists each problem once, in the order of the screens, with its place', () => {
    const newId = countingIds(100);
    const blank = newScreen('FormModule', ' ', newId);
    const site = applied(
      doc,
      { type: 'addScreen', screen: blank, at: 0 },
      leadsTo(blank.id, 'Screen_income'),
      onInput('Input_4', { label: '', name: '' }),
    );
    const problems = checkDocument(site);
    expect(joinProblems([...problems, ...problems]).split('\n')).toEqual([
      'Screen Name is required in screen 1',
      'Display Label is required in Input component in screen: Income',
      'Field Name is required in Input component in screen: Income',
    ]);
    expect(problems[1]).toMatchObject({ screenId: 'Screen_income', componentId: 'Input_4' });
  });
});

describe('while it is edited', () => {
  const messagesOf = (site: SiteDocument, index: number) => {
    const screen = site.screens.Screen_income as Screen;
    return componentMessages(screen, componentsOf(screen)[index]!);
  };

  test('shows messages of labels, names and options', () => {
    const copied = applied(doc, duplicateComponent(doc, 'Screen_income', 'Input_4', () => 'Input_9')!);
    expect(messagesOf(copied, 2)).toEqual({ label: 'Label is required', name: fieldNameHelp, options: [] });
    expect(messagesOf(applied(copied, onInput('Input_9', { label: 'Pay ', name: 'pay' })), 2)).toEqual({
      label: 'Duplicate labels are not allowed',
      name: 'Duplicate names are not allowed',
      options: [],
    });
    const select = applied(doc, retypeComponent(doc, 'Screen_income', 'Input_4', 'Select', () => 'Select_9')!);
    const option = { label: 'Yes', value: 'YES' };
    const doubled = applied(select, onInput('Select_9', { options: [option, { ...option, value: 'NO' }] }));
    expect(messagesOf(doubled, 1).options).toEqual([
      { label: 'Duplicate option labels are not allowed' },
      { label: 'Duplicate option labels are not allowed' },
    ]);
    expect(messagesOf(doc, 0)).toEqual({ options: [] });
  });

  test('shows messages of targets and parameters', () => {
    expect(targetMessage(nextItem(null))).toBe('Screen is required');
    expect(targetMessage({ ...nextItem('https://x'), target: null })).toBe('URL is required');
    expect(targetMessage(nextItem('https://a:b@example.com'))).toBe('URL cannot hold a user name or password');
    expect(targetMessage(nextItem('https://example.com/?c={{ Query.a }}'))).toBeNull();
    expect([paramKeyMessage(''), paramKeyMessage('_a1'), paramKeyMessage('1')].map((text) => text === null)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('bounds that cross each other have theirs', () => {
    expect(ruleMessages({ ...rule, min: 2, max: 1 })).toEqual({
      min: 'Cannot be greater than Max Value',
      max: 'Cannot be less than Min Value',
    });
    const lengths = { ...rule, format: 'STRING' } as const;
    expect(ruleMessages({ ...lengths, minLength: 3, maxLength: -1 })).toEqual({
      minLength: 'Cannot be greater than Max Length',
      maxLength: 'Cannot be less than 0',
    });
    expect(ruleMessages({ ...rule, format: 'EMAIL', min: 2, max: 1 })).toEqual({});
  });

  test('lets a next item lead only to later screens that do not lead back', () => {
    const namesFrom = (id: string) => possibleTargets(doc, id).map(({ screenName }) => screenName);
    expect([namesFrom('Screen_income'), namesFrom('Screen_extra'), namesFrom('Screen_connect')]).toEqual([
      ['Extra', 'Connect'],
      ['Connect'],
      [],
    ]);
    expect(unlinkedScreens(doc)).toEqual([]);
    expect(unlinkedScreens(applied(doc, leadsTo('Screen_income', 'Screen_connect'))).map(({ id }) => id)).toEqual([
      'Screen_extra',
    ]);
  });
});
