import type { PaletteItem } from '@smile/site-model/new-component';
import { itemNameOf } from '../store/part-names.ts';

interface PaletteGroup {
  title: string;
  items: { type: PaletteItem; title: string }[];
}

const groups = [
  groupOf('Basic Info', 'Name', 'Address'),
  groupOf('Text', 'Title', 'Paragraph', 'Markdown'),
  groupOf('Form Item', 'Input', 'Select', 'RadioGroup', 'DatePicker', 'DateRangePicker'),
  groupOf(
    'More Fields',
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
  ),
];

/** Palette items whose title contains the search text, by group; all items without a search. */
export function findPaletteItems(search: string): PaletteGroup[] {
  const wanted = search.trim().toLowerCase();
  return groups
    .map(({ title, items }) => ({ title, items: items.filter((item) => item.title.toLowerCase().includes(wanted)) }))
    .filter(({ items }) => items.length > 0);
}

function groupOf(title: string, ...types: PaletteItem[]): PaletteGroup {
  return { title, items: types.map((type) => ({ type, title: itemNameOf(type) })) };
}
