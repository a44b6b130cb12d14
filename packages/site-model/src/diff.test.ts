import { expect, test } from 'vitest';
import { diffDocuments } from './diff.ts';
import { newScreen } from './new-document.ts';
import { addFromPalette } from './operations/component-operations.ts';
import type { Operation } from './operations/operation.ts';
import { applied, countingIds, nextItem, sampleSite } from './testing/sample-site.ts';

const doc = sampleSite();
const onInput = { type: 'setComponent', screenId: 'Screen_income', componentId: 'Input_4' } as const;

function sentencesAfter(...operations: Operation[]): Record<string, string[]> {
  const sections = diffDocuments(doc, applied(doc, ...operations));
  return Object.fromEntries(sections.map(({ title, sentences }) => [title, sentences]));
}

test('finds no differences in the same document, whatever the ids of its next items', () => {
  const items = doc.screens.Screen_extra!.nextConfig.map((item) => ({ ...item, id: 'Next_other' }));
  expect(sentencesAfter({ type: 'setNextConfig', screenId: 'Screen_extra', items })).toEqual({});
});

test('describes changed values with the old ones, site first, then screen by screen', () => {
  expect(
    sentencesAfter(
      { ...onInput, key: 'label', value: 'Monthly pay' },
      { ...onInput, key: 'required', value: true },
      {
        type: 'setNextConfig',
        screenId: 'Screen_extra',
        items: [nextItem('https://example.com', { kind: 'query', key: 'campaign' })],
      },
      { type: 'setSite', key: 'themeColor', value: '#000000' },
    ),
  ).toEqual({
    Site: ['Theme colour: "#167e1c" → "#000000"'],
    Income: ['Label of Pay: "Pay" → "Monthly pay"', 'Required of Pay: no → yes'],
    Extra: ['Next Config: Connect → https://example.com if Query.campaign = "1"'],
  });
});

test('describes added, removed and moved parts', () => {
  const added = addFromPalette(doc, { screenId: 'Screen_income', at: 0 }, 'Select', () => 'Select_9')!;
  const screen = newScreen('FormModule', 'More', countingIds(100));
  expect(
    sentencesAfter(
      added,
      { ...onInput, type: 'moveComponent', toScreenId: 'Screen_extra', to: 0 },
      { type: 'removeScreen', screenId: 'Screen_connect' },
      { type: 'addScreen', screen, at: 2 },
      { type: 'moveScreen', screenId: 'Screen_extra', to: 0 },
    ),
  ).toEqual({
    Extra: ['Screen moved to place 1', 'Next Config: Connect → nowhere', 'Pay moved here from Income'],
    Income: ['Select added'],
    More: ['Screen added'],
    Connect: ['Screen removed'],
  });
});

test('reports the smallest set of moved components that explains a new order', () => {
  const sections = diffDocuments(
    doc,
    applied(doc, { ...onInput, type: 'moveComponent', toScreenId: 'Screen_income', to: 0 }),
  );
  expect(sections).toMatchObject([{ screenId: 'Screen_income', componentIds: [expect.any(String)] }]);
  expect(sections[0]?.sentences).toHaveLength(1);
});
