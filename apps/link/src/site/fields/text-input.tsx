import type { Rule } from '@smile/site-model/document';
import { describeControl } from './describe-control.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './field-frame.tsx';

const keyboards: Partial<Record<Rule['format'], 'tel' | 'email' | 'url'>> = {
  PHONE: 'tel',
  EMAIL: 'email',
  URL: 'url',
};

export function TextInput({ input, value, error, onChange }: FieldProps<string>) {
  const { rule, autocomplete, placeholder, name } = input;
  const format = rule?.format;
  const isProse = !format || format === 'STRING';
  return (
    <FieldFrame input={input} error={error}>
      <input
        {...describeControl(input, error)}
        className={styles.control}
        type={format === 'EMAIL' ? 'email' : format === 'PHONE' ? 'tel' : 'text'}
        name={name}
        value={value}
        placeholder={placeholder}
        autoComplete={autocomplete ?? 'off'}
        inputMode={format && keyboards[format]}
        autoCapitalize={isProse ? undefined : 'none'}
        spellCheck={isProse}
        maxLength={2000}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
