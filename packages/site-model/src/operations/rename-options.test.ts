import { expect, test } from 'vitest';
import type { Option, SiteDocument } from '../document.ts';
import { documentOf, inputNamed, routeTo, screenWithForm, testOf } from '../testing/documents.ts';
import { applied, propsOf } from '../testing/sample-site.ts';
import { apply } from './apply.ts';
import type { Operation } from './operation.ts';

const optionsOf = (...values: string[]): Option[] => values.map((value) => ({ label: `Label of ${value}`, value }));

/** A question with two options, which next items and another field read. */
function workSite(): SiteDocument {
  const work = {
    ...inputNamed('work', { options: optionsOf('YES', 'NO'), defaultValue: 'NO' }),
    type: 'Select' as const,
  };
  const pay = inputNamed('pay', { visibleIf: { type: 'AND', items: [testOf('work', 'ONE_OF', 'YES\nMAYBE')] } });
  return documentOf([
    screenWithForm('Screen_1', [work, pay], [routeTo('Screen_2', testOf('work', 'EQ', 'NO'))]),
    screenWithForm('Screen_2', []),
  ]);
}

function setOptions(value: Option[]): Operation {
  return { type: 'setComponent', screenId: 'Screen_1', componentId: 'Input_work', key: 'options', value };
}

function valuesIn(doc: SiteDocument): unknown[] {
  const { visibleIf } = propsOf(doc, 'Input_pay') as { visibleIf: { items: { value: string }[] } };
  const [item] = doc.screens.Screen_1!.nextConfig;
  return [visibleIf.items[0]!.value, item!.condition.items[0]!.value, propsOf(doc, 'Input_work')!.defaultValue];
}

test('lets conditions and the default follow an option with a new value', () => {
  const doc = workSite();
  expect(valuesIn(applied(doc, setOptions(optionsOf('EMPLOYED', 'NO'))))).toEqual(['EMPLOYED\nMAYBE', 'NO', 'NO']);
  const renamed = apply(doc, setOptions(optionsOf('YES', 'NONE')));
  if ('refused' in renamed) throw new Error(renamed.refused);
  expect(valuesIn(renamed.doc)).toEqual(['YES\nMAYBE', 'NONE', 'NONE']);
  expect(apply(renamed.doc, renamed.inverse)).toMatchObject({ doc });
});

test('follows a value that is cleared and typed anew, and no option that is new, moved or removed', () => {
  const doc = workSite();
  const cleared = applied(doc, setOptions([optionsOf('YES')[0]!, { label: 'Label of NO', value: '' }]));
  expect(valuesIn(applied(cleared, setOptions(optionsOf('YES', 'N')))).slice(0, 2)).toEqual(['YES\nMAYBE', 'N']);
  expect(valuesIn(applied(doc, setOptions(optionsOf('NO', 'YES'))))).toEqual(valuesIn(doc));
  expect(valuesIn(applied(doc, setOptions(optionsOf('YES'))))).toEqual(valuesIn(doc));
});
