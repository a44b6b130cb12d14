import { describeControl } from '../describe-control.ts';
import { FieldFrame, type FieldProps } from '../field-frame.tsx';

/** A single checkbox; if required, it must be ticked. */
export function CheckboxField({ input, value, error, onChange }: FieldProps<string>) {
  return (
    <FieldFrame input={input} error={error} kind="beside">
      <input
        {...describeControl(input, error)}
        type="checkbox"
        name={input.name}
        checked={value === 'true'}
        onChange={(event) => onChange(event.currentTarget.checked ? 'true' : '')}
      />
    </FieldFrame>
  );
}
