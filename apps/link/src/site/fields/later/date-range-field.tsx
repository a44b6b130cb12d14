import { translate } from '../../../languages/translate.ts';
import { describeControl } from '../describe-control.ts';
import field from '../field.module.css';
import { FieldFrame, type FieldProps } from '../field-frame.tsx';
import styles from './later-field.module.css';

type Range = { startDate: string; endDate: string };

export function DateRangeField({ input, value, error, onChange }: FieldProps<Range>) {
  const described = describeControl(input, error);
  const part = (name: keyof Range, label: string, id: string) => (
    <label className={styles.part} htmlFor={id}>
      <span>{label}</span>
      <input
        {...described}
        id={id}
        className={field.control}
        type="date"
        value={value[name]}
        onChange={(event) => onChange({ ...value, [name]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <FieldFrame input={input} error={error} kind="group">
      <div className={styles.range}>
        {part('startDate', translate('From'), input.id)}
        {part('endDate', translate('To'), `${input.id}-end`)}
      </div>
    </FieldFrame>
  );
}
