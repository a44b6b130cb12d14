import { addShapes } from '@smile/site-model/answers';
import { laterShapes } from '@smile/site-model/fields/later-shapes';
import { entriesIn } from '@smile/site-model/fields/repeating-groups';
import { type Entry, isList } from '@smile/site-model/values';
import type { AnyFieldProps, FieldProps } from '../field-frame.tsx';
import { onDemandField } from '../on-demand-field.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { CheckboxGroupField } from './checkbox-group-field.tsx';
import { DateRangeField } from './date-range-field.tsx';
import { LongTextField } from './long-text-field.tsx';
import { NumberField } from './number-field.tsx';
import { OtherRadioField } from './other-radio-field.tsx';
import { OtherSelectField } from './other-select-field.tsx';
import { SearchSelectField } from './search-select-field.tsx';
import { YesNoField } from './yes-no-field.tsx';

export { waitForUploads } from './files/uploads.ts';

addShapes(laterShapes);

const PhoneField = onDemandField<FieldProps<string>>(async () => (await import('./phone-field.tsx')).PhoneField);

const SignatureField = onDemandField<FieldProps<readonly string[]>>(
  async () => (await import('./files/signature-field.tsx')).SignatureField,
);

const GroupField = onDemandField<FieldProps<readonly Entry[]>>(
  async () => (await import('./groups/group-field.tsx')).GroupField,
);

const FileField = onDemandField<FieldProps<readonly string[]>>(
  async () => (await import('./files/file-field.tsx')).FileField,
);

const noRange = { startDate: '', endDate: '' };

const textFields = {
  LongText: LongTextField,
  Input: NumberField,
  NumberInput: NumberField,
  MoneyInput: NumberField,
  YesNo: YesNoField,
  Checkbox: CheckboxField,
  RadioGroup: OtherRadioField,
  Select: OtherSelectField,
  SearchSelect: SearchSelectField,
  PhoneInput: PhoneField,
};

export function LaterField(props: AnyFieldProps) {
  const { input, value } = props;
  const list = value !== null && isList(value) ? value : [];
  if (input.type === 'CheckboxGroup') return <CheckboxGroupField {...props} value={list} />;
  if (input.type === 'Signature') return <SignatureField {...props} value={list} />;
  if (input.type === 'FileUpload') return <FileField {...props} value={list} />;
  if (input.type === 'RepeatingGroup')
    return (
      <GroupField
        {...props}
        value={entriesIn(value)}
        onChange={(entries) => props.onChange(entries.length > 0 ? { entries } : null)}
      />
    );
  if (input.type === 'DateRangePicker') {
    const range = value !== null && typeof value === 'object' && !isList(value) && !value.entries ? value : noRange;
    return <DateRangeField {...props} value={range} />;
  }
  const TextField = textFields[input.type as keyof typeof textFields];
  return <TextField {...props} value={typeof value === 'string' ? value : ''} />;
}
