import { translate } from '../../../languages/translate.ts';
import { describeControl } from '../describe-control.ts';
import { FieldFrame, type FieldProps } from '../field-frame.tsx';
import styles from './later-field.module.css';

export function YesNoField({ input, value, error, onChange }: FieldProps<string>) {
  const { id, 'aria-describedby': _, 'aria-required': __, ...described } = describeControl(input, error);
  return (
    <FieldFrame input={input} error={error} kind="group">
      <div role="radiogroup" aria-required={input.isRequired || undefined} className={styles.pair}>
        {input.options.map((option, index) => (
          <label key={option.value} className={styles.half}>
            <input
              {...described}
              id={index === 0 ? id : `${id}-${index}`}
              type="radio"
              name={input.id}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <span>{translate(option.label)}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
