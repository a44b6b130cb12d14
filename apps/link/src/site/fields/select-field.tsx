import { translate } from '../../languages/translate.ts';
import { describeControl } from './describe-control.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './field-frame.tsx';

export function SelectField({ input, value, error, onChange }: FieldProps<string>) {
  return (
    <FieldFrame input={input} error={error}>
      <select
        {...describeControl(input, error)}
        className={styles.control}
        name={input.name}
        value={value}
        autoComplete={input.autocomplete ?? 'off'}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{input.placeholder || translate('Select')}</option>
        {input.options.map((option) => (
          <option key={option.value} value={option.value.trim()}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
