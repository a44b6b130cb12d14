import { describeControl } from '../describe-control.ts';
import field from '../field.module.css';
import { FieldFrame, type FieldProps } from '../field-frame.tsx';
import styles from './later-field.module.css';

export function LongTextField({ input, value, error, onChange }: FieldProps<string>) {
  return (
    <FieldFrame input={input} error={error}>
      <textarea
        {...describeControl(input, error)}
        className={`${field.control} ${styles.longText}`}
        name={input.name}
        rows={4}
        value={value}
        placeholder={input.placeholder}
        maxLength={2000}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
