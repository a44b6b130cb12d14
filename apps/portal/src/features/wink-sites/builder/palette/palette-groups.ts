import type { PaletteItem } from '@smile/site-model/new-component';
import { typeNameOf } from '../store/part-names.ts';

interface PaletteGroup {
  title: string;
  items: { type: PaletteItem; title: string }[];
}

const groups: PaletteGroup[] = [
  { title: 'Basic Info', items: (['Name', 'Address'] as const).map((type) => ({ type, title: type })) },
  { title: 'Text', items: (['Title', 'Paragraph', 'Markdown'] as const).map(itemOf) },
  {
    title: 'Form Item',
    items: (['Input', 'Select', 'RadioGroup', 'DatePicker', 'DateRangePicker'] as const).map(itemOf),
  },
  {
    title: 'More Fields',
    items: (
      [
        'LongText',
        'NumberInput',
        'MoneyInput',
        'YesNo',
        'Checkbox',
        'CheckboxGroup',
        'SearchSelect',
        'PhoneInput',
        'Signature',
        'FileUpload',
        'RepeatingGroup',
        'Image',
      ] as const
    ).map(itemOf),
  },
];

/** Palette items whose title contains the search text, by group; all items without a search. */
export function findPaletteItems(search: string): PaletteGroup[] {
  const wanted = search.trim().toLowerCase();
  return groups
    .map(({ title, items }) => ({ title, items: items.filter((item) => item.title.toLowerCase().includes(wanted)) }))
    .filter(({ items }) => items.length > 0);
}

function itemOf(type: Parameters<typeof typeNameOf>[0]['type']) {
  return { type, title: typeNameOf({ type }) };
}
