import { expect, test } from 'vitest';
import type { Screen } from '../../document.ts';
import { documentOf, inputNamed, routeTo, screenWithForm, testOf, textOf } from '../../testing/documents.ts';
import { rule } from '../../testing/flows.ts';
import { matchNatively } from '../../testing/random-walk.ts';
import { proveSite } from '../prove-site.ts';

const settings = { matches: matchNatively, templateIds: [], sourceIds: [] };
const findingsOf = (screens: Screen[], given = settings) => proveSite(documentOf(screens), given).findings;
const kind = {
  ...inputNamed('kind', { required: true, options: ['JOB', 'SHOP'].map((value) => ({ label: value, value })) }),
  type: 'Select' as const,
};
const toJob = routeTo('Screen_Job', testOf('kind', 'EQ', 'JOB'));
const pay = inputNamed('pay', { label: 'Pay', required: true, rule: rule({ format: 'NUMBER', min: 5 }) });
const end = (text: string) => screenWithForm('Screen_End', [textOf('Paragraph', text)]);

test('reports a variable whose question a branch skips, with the way that skips it', () => {
  const found = findingsOf([
    screenWithForm('Screen_Start', [kind], [toJob, routeTo('Screen_End')]),
    screenWithForm('Screen_Job', [pay], [routeTo('Screen_End')]),
    end('You earn {{Job.Pay}}, {{ Job.Pay }}.'),
  ]);
  expect(found).toMatchObject([
    {
      kind: 'not-asked',
      text: 'The variable {{Job.Pay}} in screen End is empty on the way Start → End: Pay is not asked there',
      screenId: 'Screen_End',
      componentId: 'Paragraph_1',
      example: { path: ['Screen_Start', 'Screen_End'], answers: { Input_kind: 'SHOP' } },
    },
  ]);
});

test('reports a variable that stands before its question', () => {
  const found = findingsOf([
    screenWithForm('Screen_Start', [textOf('Title', 'Hello {{Job.Pay}}'), kind], [routeTo('Screen_Job')]),
    screenWithForm('Screen_Job', [pay]),
  ]);
  expect(found.map(({ text }) => text)).toEqual([
    'The variable {{Job.Pay}} in screen Start is always empty: Pay is not asked before',
  ]);
});

test('reports no variable whose question every possible way asks', () => {
  const around = (value: string) => [
    screenWithForm('Screen_Start', [kind], [toJob, routeTo('Screen_Shop')]),
    screenWithForm('Screen_Job', [pay], [routeTo('Screen_Middle')]),
    screenWithForm('Screen_Shop', [], [routeTo('Screen_Middle')]),
    screenWithForm('Screen_Middle', [], [routeTo('Screen_End', testOf('kind', 'EQ', value)), routeTo('Screen_Other')]),
    end('{{Job.Pay}}'),
    screenWithForm('Screen_Other', []),
  ];
  expect(findingsOf(around('JOB'))).toEqual([]);
  expect(findingsOf(around('SHOP')).map(({ text }) => text)).toEqual([
    'The variable {{Job.Pay}} in screen End is always empty: Pay is not asked before',
  ]);
  const sameScreen = screenWithForm('Screen_Job', [pay, textOf('Paragraph', '{{Job.Pay}}')]);
  expect(findingsOf([sameScreen])).toEqual([]);
});

test('keeps the answers of a field that conditions read too', () => {
  const items = [routeTo('Screen_End', testOf('pay', 'GTE', '700')), routeTo('Screen_Low')];
  const { findings, screens } = proveSite(
    documentOf([
      screenWithForm('Screen_Start', [kind], [toJob, routeTo('Screen_End')]),
      screenWithForm('Screen_Job', [pay], items),
      end('{{Job.Pay}}'),
      screenWithForm('Screen_Low', []),
    ]),
    settings,
  );
  expect(findings.map(({ kind: found }) => found)).toEqual(['not-asked']);
  expect(screens.Screen_Job!.items[0]!.example!.answers.Input_pay).toBe('700');
});

test('follows more skipped questions than it does at once, without giving up exactness', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'];
  const screens = names.flatMap((name, at) => {
    const next = names[at + 1] ? `Screen_if${names[at + 1]}` : 'Screen_End';
    const choice = { ...kind, id: `Input_if${name}`, props: { ...kind.props, name: `if${name}`, label: `if${name}` } };
    return [
      screenWithForm(
        `Screen_if${name}`,
        [choice],
        [routeTo(`Screen_${name}`, testOf(`if${name}`, 'EQ', 'JOB')), routeTo(next)],
      ),
      screenWithForm(`Screen_${name}`, [inputNamed(name)], [routeTo(next)]),
    ];
  });
  const found = findingsOf([...screens, end(names.map((name) => `{{${name}.${name}}}`).join(' '))]);
  expect(found.map(({ kind: of }) => of)).toEqual(names.map(() => 'not-asked'));
});

test('says when the time ends before all texts were followed', () => {
  const screens = [
    screenWithForm('Screen_Start', [kind], [toJob, routeTo('Screen_End')]),
    screenWithForm('Screen_Job', [pay], [routeTo('Screen_End')]),
    end('{{Job.Pay}}'),
  ];
  let asked = 0;
  findingsOf(screens.with(2, end('')), { ...settings, isOver: () => ++asked < 0 } as typeof settings);
  const enough = asked;
  let again = 0;
  const found = findingsOf(screens, { ...settings, isOver: () => ++again > enough } as typeof settings);
  expect(found.map(({ text }) => text)).toEqual([
    'Not proved within the time limit: whether the variables of all texts are asked before',
  ]);
});
