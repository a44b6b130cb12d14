import type { InputType, Rule } from '../document.ts';

interface FieldType {
  /** Name in the palette and the panel. */
  title: string;
  answer: 'text' | 'number' | 'day' | 'range' | 'choice' | 'choices' | 'files' | 'entries';
  /** Whether the author writes the options. */
  hasOptions: boolean;
  /** Whether the options may end with one for an answer in one's own words. */
  canHaveOther?: boolean;
  /** Settings that only some types have. */
  settings?: readonly Setting[];
  hasPlaceholder: boolean;
  /** Formats of the rule that its author can choose; none where the type has no rule. */
  formats: readonly Rule['format'][];
}

/** Settings with the value that holds where the wire leaves one out. */
export const settingDefaults = { currency: 'PHP', country: 'PH', optionLines: '', documentType: '', maxFiles: 1 };
/** The same of a repeating group, beside its fields. */
export const groupDefaults = { minEntries: 1, maxEntries: 10, addText: '' };
type Setting = keyof typeof settingDefaults;

const text = { answer: 'text', hasOptions: false, hasPlaceholder: true } as const;
const number = { ...text, answer: 'number', formats: ['NUMBER', 'INTEGER'] } as const;
const choice = { answer: 'choice', hasOptions: true, hasPlaceholder: false, formats: [] } as const;

/** Answers and settings of each type of field. */
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

/** Whether the answer is a list of uploaded files, by their ids. */
export function hasFiles({ type }: { type: InputType }): boolean {
  return fieldTypes[type].answer === 'files';
}

/** Types of the fields that a repeating group can have. */
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
