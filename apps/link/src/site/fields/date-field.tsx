import { describeControl } from './describe-control.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './field-frame.tsx';

export function DateField({ input, value, error, onChange }: FieldProps<string>) {
  return (
    <FieldFrame input={input} error={error}>
      <input
        {...describeControl(input, error)}
        className={styles.control}
        type="date"
        name={input.name}
        value={value}
        autoComplete={input.autocomplete ?? 'off'}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
