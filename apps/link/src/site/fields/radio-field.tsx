import { describeControl } from './describe-control.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './field-frame.tsx';

export function RadioField({ input, value, error, onChange }: FieldProps<string>) {
  const { id, 'aria-describedby': _, 'aria-required': __, ...described } = describeControl(input, error);
  return (
    <FieldFrame input={input} error={error} kind="group">
      <div role="radiogroup" aria-required={input.isRequired || undefined}>
        {input.options.map((option, index) => (
          <label key={option.value} className={styles.choice} dir="auto">
            <input
              {...described}
              id={index === 0 ? id : `${id}-${index}`}
              type="radio"
              name={input.id}
              checked={value === option.value.trim()}
              onChange={() => onChange(option.value.trim())}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
