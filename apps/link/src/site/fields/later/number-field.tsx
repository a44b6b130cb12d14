import { textLanguage } from '@smile/site-model/languages/language-codes';
import { readTypedNumber } from '@smile/site-model/typed-number';
import { useState } from 'react';
import { translate } from '../../../languages/translate.ts';
import { describeControl } from '../describe-control.ts';
import field from '../field.module.css';
import { FieldFrame, type FieldProps } from '../field-frame.tsx';
import styles from './later-field.module.css';
import { toEnglishNumber, toLocalNumber } from './local-number.ts';

/**
 * A number or an amount of money, in the visitor's notation; the answer is in English notation. Digits are grouped when
 * the field loses focus.
 */
export function NumberField({ input, value, error, onChange }: FieldProps<string>) {
  const { id, currency, rule } = input;
  const number = readTypedNumber(value);
  const isUnread = number === null && value.trim() !== '';
  const [typed, setTyped] = useState({ text: '', answer: '' });
  const text = typed.answer === value ? typed.text : number === null ? value : toLocalNumber(number, textLanguage);
  const enter = (entered: string) => {
    const answer = toEnglishNumber(dropCode(entered, currency), textLanguage);
    setTyped({ text: entered, answer });
    if (answer !== value) onChange(answer);
  };
  const { 'aria-describedby': describedBy, ...control } = describeControl(input, error);
  const unitId = `${id}-unit`;
  const entry = (
    <input
      {...control}
      aria-describedby={[describedBy, currency && unitId].filter(Boolean).join(' ') || undefined}
      className={field.control}
      name={input.name}
      value={text}
      placeholder={input.placeholder}
      autoComplete="off"
      inputMode={rule?.format === 'INTEGER' ? 'numeric' : 'decimal'}
      maxLength={40}
      onChange={(event) => enter(event.currentTarget.value)}
      // Only on a change: an answer removes the error message, which would shift the page under the pointer.
      onBlur={() => {
        const grouped = number === null ? text : toLocalNumber(number, textLanguage);
        if (grouped !== text) enter(grouped);
      }}
    />
  );
  return (
    <FieldFrame input={input} error={error} hint={isUnread ? example() : undefined}>
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

/** Drops the currency's code before or after an amount. */
function dropCode(amount: string, code = ''): string {
  if (code === '') return amount;
  return amount
    .replace(new RegExp(`^\\s*${code}\\s*(?=.)`, 'i'), '')
    .replace(new RegExp(`(\\d)\\s*${code}\\s*$`, 'i'), '$1');
}

function example(): string {
  const amount = new Intl.NumberFormat(textLanguage, { minimumFractionDigits: 2 }).format(25000.5);
  return translate('For example 25000 or 25,000.50').replace('25,000.50', amount);
}

/** Currency symbol, or the code if the browser does not know it. */
function symbolOf(currency: string): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
