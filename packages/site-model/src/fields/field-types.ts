import type { InputType, Rule } from '../document.ts';

interface FieldType {
  /** Name in the palette and the panel. */
  title: string;
  answer: 'text' | 'number' | 'day' | 'range' | 'choice' | 'choices' | 'files' | 'entries';
  /** Whether the author writes the options. */
  hasOptions: boolean;
  /** Whether an "Other" option can be added. */
  canHaveOther?: boolean;
  /** Settings specific to some types. */
  settings?: readonly Setting[];
  hasPlaceholder: boolean;
  /** Rule formats that the author can choose; empty for types without a rule. */
  formats: readonly Rule['format'][];
}

/** Settings and their defaults in the wire format. */
export const settingDefaults = { currency: 'PHP', country: 'PH', optionLines: '', documentType: '', maxFiles: 1 };
/** Defaults of a repeating group, besides its fields. */
export const groupDefaults = { minEntries: 1, maxEntries: 10, addText: '' };
type Setting = keyof typeof settingDefaults;

const text = { answer: 'text', hasOptions: false, hasPlaceholder: true } as const;
const number = { ...text, answer: 'number', formats: ['NUMBER', 'INTEGER'] } as const;
const choice = { answer: 'choice', hasOptions: true, hasPlaceholder: false, formats: [] } as const;

/** Answer kind and settings of each field type. */
export const fieldTypes: Record<InputType, FieldType> = {
  Input: { ...text, title: 'Input', formats: ['PHONE', 'EMAIL', 'URL', 'NUMBER', 'INTEGER', 'STRING', 'REGEX'] },
  Select: { ...choice, title: 'Select', hasPlaceholder: true, canHaveOther: true },
  RadioGroup: { ...choice, title: 'Radio', canHaveOther: true },
  DatePicker: { ...choice, title: 'Date Picker', answer: 'day', hasOptions: false, formats: ['DAYS', 'AGE'] },
  DateRangePicker: { ...choice, title: 'Date Range Picker', answer: 'range', hasOptions: false },
  LongText: { ...text, title: 'Long Text', formats: ['STRING'] },
  NumberInput: { ...number, title: 'Number' },
  MoneyInput: { ...number, title: 'Money', settings: ['currency'] },
  YesNo: { ...choice, title: 'Yes / No', hasOptions: false },
  Checkbox: { ...choice, title: 'Checkbox', hasOptions: false },
  CheckboxGroup: { ...choice, title: 'Checkbox Group', answer: 'choices', canHaveOther: true },
  SearchSelect: {
    ...choice,
    title: 'Searchable Select',
    hasOptions: false,
    hasPlaceholder: true,
    settings: ['optionLines'],
  },
  PhoneInput: { ...text, title: 'Phone', formats: [], settings: ['country'] },
  Signature: { ...choice, title: 'Signature', answer: 'files', hasOptions: false },
  FileUpload: {
    ...choice,
    title: 'File Upload',
    answer: 'files',
    hasOptions: false,
    settings: ['documentType', 'maxFiles'],
  },
  RepeatingGroup: { ...choice, title: 'Repeating Group', answer: 'entries', hasOptions: false },
};

/** Whether the answer is a list of uploaded files, by id. */
export function hasFiles({ type }: { type: InputType }): boolean {
  return fieldTypes[type].answer === 'files';
}

/** Field types allowed in a repeating group. */
export const groupFieldTypes = [
  'Input',
  'Select',
  'RadioGroup',
  'DatePicker',
  'DateRangePicker',
  'LongText',
  'NumberInput',
  'MoneyInput',
  'YesNo',
  'Checkbox',
  'CheckboxGroup',
  'PhoneInput',
] as const satisfies readonly InputType[];
