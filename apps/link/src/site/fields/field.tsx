import type { FlowInput } from '@smile/site-model/flow';
import type { AnswerValue } from '@smile/site-model/values';
import { DateField } from './date-field.tsx';
import { DateRangeField } from './date-range-field.tsx';
import { RadioField } from './radio-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextInput } from './text-input.tsx';

interface AnyFieldProps {
  input: FlowInput;
  value: AnswerValue;
  error: string | null;
  onChange: (value: AnswerValue) => void;
}

const textFields = { Input: TextInput, Select: SelectField, RadioGroup: RadioField, DatePicker: DateField };

export function Field({ input, value, error, onChange }: AnyFieldProps) {
  if (input.type === 'DateRangePicker') {
    const range = typeof value === 'object' && value ? value : { startDate: '', endDate: '' };
    return <DateRangeField input={input} value={range} error={error} onChange={onChange} />;
  }
  const TextField = textFields[input.type];
  return <TextField input={input} value={typeof value === 'string' ? value : ''} error={error} onChange={onChange} />;
}
