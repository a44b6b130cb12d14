import { expect, test } from 'vitest';
import { apply } from '../operations/apply.ts';
import { documentOf, inputNamed, routeTo, screenWithForm, screenWithWidget, testOf } from '../testing/documents.ts';
import { countingIds } from '../testing/sample-site.ts';
import { type CopiedParts, writeParts } from './copied-parts.ts';
import { adaptParts } from './paste-parts.ts';
import { readParts } from './read-parts.ts';

const condition = { type: 'AND' as const, items: [testOf('pay', 'GT', '10')] };
const site = documentOf([
  screenWithForm(
    'Screen_Income',
    [inputNamed('pay', { label: 'Pay' })],
    [routeTo('Screen_Extra', testOf('pay', 'GT', '5'))],
  ),
  screenWithForm(
    'Screen_Extra',
    [
      inputNamed('job', { label: 'Job', visibleIf: condition }),
      inputNamed('boss', { visibleIf: { type: 'AND', items: [testOf('job', 'EQ', 'x')] } }),
    ],
    [routeTo('Screen_Connect', testOf('job', 'EQ', 'x')), routeTo('Screen_Connect')],
  ),
  screenWithWidget('Screen_Connect'),
]);
const other = documentOf([screenWithForm('Screen_Income', [inputNamed('age', { label: 'Job', name: 'job' })])]);

function copied(screenId: string, componentId: string | null): CopiedParts {
  const read = readParts(writeParts(site, screenId, componentId)!);
  if ('problem' in read) throw new Error(read.problem);
  return read;
}
const adapt = (doc: typeof site, parts: CopiedParts) => adaptParts(doc, parts, 'Screen_Income', countingIds(100));

test('copies a component with its conditions within a site, under new ids', () => {
  const { parts, dropped } = adapt(site, copied('Screen_Extra', 'Input_job'));
  expect(dropped).toBe(0);
  expect(parts).toMatchObject({
    components: [{ id: 'Input_101', props: { label: 'Job', name: 'job', visibleIf: condition } }],
  });
});

test('numbers labels and names that there are already, and drops conditions on missing questions', () => {
  const { parts, dropped } = adapt(other, copied('Screen_Extra', 'Input_job'));
  expect(dropped).toBe(1);
  expect(parts).toMatchObject({ components: [{ props: { label: 'Job (2)', name: 'jobB', visibleIf: null } }] });
});

test('copies a screen, whose own conditions follow to the copies', () => {
  const { parts, dropped } = adapt(site, copied('Screen_Extra', null));
  expect(dropped).toBe(0);
  if (!('screen' in parts)) throw new Error('a screen');
  expect(parts.screen).toMatchObject({
    screenName: 'Extra (2)',
    nextConfig: [
      { target: 'Screen_Connect', condition: { items: [{ field: { componentId: 'Input_101' } }] } },
      { target: 'Screen_Connect' },
    ],
  });
  expect(apply(site, { type: 'addScreen', screen: parts.screen, at: 1 })).toHaveProperty('doc');
});

test('copies a widget screen, whose routes follow what is connected in the copy', () => {
  const widgetId = 'WinkWidgetModule_Connect';
  const linked = { ...testOf('pay', 'INCLUDES', 'sss'), field: { kind: 'linked' as const, moduleId: widgetId } };
  const doc = documentOf([
    screenWithForm('Screen_Income', []),
    screenWithWidget('Screen_Connect', [routeTo('Screen_Income', linked)]),
  ]);
  const read = readParts(writeParts(doc, 'Screen_Connect', null)!);
  if ('problem' in read) throw new Error(read.problem);
  for (const site of [doc, other]) {
    const { parts } = adaptParts(site, read, 'Screen_Connect', countingIds(100));
    if (!('screen' in parts)) throw new Error('a screen');
    const { module, nextConfig } = parts.screen;
    expect(nextConfig.map(({ condition }) => condition.items[0]!.field)).toMatchObject([{ moduleId: module.id }]);
    expect(module.id).not.toBe(widgetId);
  }
});

test('refuses translations that could not be saved', () => {
  const text = writeParts(site, 'Screen_Extra', null)!;
  for (const translations of [{ fil: { ['x'.repeat(300)]: 'a' } }, { ['f'.repeat(41)]: { label: 'a' } }])
    expect(
      readParts(text.replace('"label":"Job"', `"label":"Job","translations":${JSON.stringify(translations)}`)),
    ).toMatchObject({
      problem: expect.any(String),
    });
});

test('drops routes to screens that another site does not have', () => {
  const { parts, dropped } = adapt(other, copied('Screen_Extra', null));
  expect(dropped).toBe(3);
  expect(parts).toMatchObject({ screen: { screenName: 'Extra', nextConfig: [] } });
  expect('screen' in parts && apply(other, { type: 'addScreen', screen: parts.screen, at: 1 })).toHaveProperty('doc');
});

test.each([
  '',
  'Hello',
  '{"kind":"wink-site-parts"',
  'null',
  '[]',
  '{"kind":"wink-site-parts","formatVersion":1,"part":"screen","template":{"scenes":[]}}',
  '{"kind":"wink-site-parts","formatVersion":1,"part":"screen","template":{"scenes":[{"screens":[]}]}}',
  '{"kind":"wink-site-parts","formatVersion":1,"part":"screen","template":{"__proto__":{"scenes":5}}}',
  '{"kind":"wink-site-parts","formatVersion":2}',
  'x'.repeat(600_000),
  `{"kind":"wink-site-parts","formatVersion":1,"template":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  writeParts(site, 'Screen_Extra', null)!.replaceAll('"Input"', '"Script"'),
  writeParts(site, 'Screen_Extra', null)!.replaceAll('Input_job', '__proto__'),
  writeParts(site, 'Screen_Extra', null)!.replaceAll('"Job"', JSON.stringify('x'.repeat(10_000))),
])('refuses foreign text %#', (text) => {
  expect(readParts(text)).toMatchObject({ problem: expect.any(String) });
});
