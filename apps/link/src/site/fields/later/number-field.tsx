import { readTypedNumber } from '@smile/site-model/typed-number';
import { translate } from '../../../languages/translate.ts';
import { describeControl } from '../describe-control.ts';
import field from '../field.module.css';
import { FieldFrame, type FieldProps } from '../field-frame.tsx';
import styles from './later-field.module.css';

/** A number or an amount of money. Digits are grouped when the field loses focus. */
export function NumberField({ input, value, error, onChange }: FieldProps<string>) {
  const { id, currency, rule } = input;
  const number = readTypedNumber(value);
  const isUnread = number === null && value.trim() !== '';
  const { 'aria-describedby': describedBy, ...control } = describeControl(input, error);
  const unitId = `${id}-unit`;
  const entry = (
    <input
      {...control}
      aria-describedby={[describedBy, currency && unitId].filter(Boolean).join(' ') || undefined}
      className={field.control}
      name={input.name}
      value={value}
      placeholder={input.placeholder}
      autoComplete="off"
      inputMode={rule?.format === 'INTEGER' ? 'numeric' : 'decimal'}
      maxLength={40}
      onChange={(event) => onChange(event.currentTarget.value)}
      // Only on a change: an answer removes the error message, which would shift the page under the pointer.
      onBlur={() => number !== null && grouped.format(number) !== value && onChange(grouped.format(number))}
    />
  );
  return (
    <FieldFrame input={input} error={error} hint={isUnread ? translate('For example 25000 or 25,000.50') : undefined}>
      {currency ? (
        <div className={styles.amount}>
          <span id={unitId} className={styles.unit}>
            {symbolOf(currency)}
          </span>
          {entry}
        </div>
      ) : (
        entry
      )}
    </FieldFrame>
  );
}

const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });

/** Currency symbol, or the code if the browser does not know it. */
function symbolOf(currency: string): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
