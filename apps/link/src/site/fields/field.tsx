import { hasNumber, isFlowInput } from '@smile/site-model/answers';
import type { FlowComponent } from '@smile/site-model/flow';
import { DateField } from './date-field.tsx';
import type { AnyFieldProps } from './field-frame.tsx';
import { LazyField } from './lazy-field.tsx';
import { RadioField } from './radio-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextInput } from './text-input.tsx';

const firstFields = { Input: TextInput, Select: SelectField, RadioGroup: RadioField, DatePicker: DateField };

export function Field(props: AnyFieldProps) {
  const { input, value } = props;
  if (isLazyField(input)) return <LazyField {...props} />;
  const FirstField = firstFields[input.type as keyof typeof firstFields];
  return <FirstField {...props} value={typeof value === 'string' ? value : ''} />;
}

/** True if the field's code is not in the page's first bundle. */
export function isLazyField(component: FlowComponent): boolean {
  return (
    isFlowInput(component) &&
    (!!component.otherLabel || hasNumber(component) || !Object.hasOwn(firstFields, component.type))
  );
}
