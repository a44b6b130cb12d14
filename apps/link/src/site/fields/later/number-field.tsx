import { textLanguage } from '@smile/site-model/languages/language-codes';
import { readTypedNumber } from '@smile/site-model/typed-number';
import { useState } from 'react';
import { translate } from '../../../languages/translate.ts';
import { describeControl } from '../describe-control.ts';
import field from '../field.module.css';
import { FieldFrame, type FieldProps } from '../field-frame.tsx';
import styles from './later-field.module.css';
import { dropUnit, toEnglishNumber, toLocalNumber } from './local-number.ts';

/**
 * A number or an amount of money, in the visitor's notation; the answer is in English notation. Digits are grouped when
 * the field loses focus, except in an Input, which may ask for a year.
 */
export function NumberField({ input, value, error, onChange }: FieldProps<string>) {
  const { id, currency, rule } = input;
  const isGrouped = input.type !== 'Input';
  const isInteger = rule?.format === 'INTEGER';
  const number = readTypedNumber(value.trim());
  const isUnread = value.trim() !== '' && (number === null || (isInteger && !Number.isInteger(number)));
  const write = (known: number) => toLocalNumber(known, textLanguage, { isGrouped });
  const [typed, setTyped] = useState({ text: '', answer: '' });
  const text = typed.answer === value ? typed.text : number === null ? value : write(number);
  const enter = (entered: string) => {
    const answer = toEnglishNumber(dropUnit(entered, currency, textLanguage), textLanguage);
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
      autoComplete={input.autocomplete ?? 'off'}
      inputMode={isInteger ? 'numeric' : 'decimal'}
      maxLength={200}
      onChange={(event) => enter(event.currentTarget.value)}
      // Only on a change: an answer removes the error message, which would shift the page under the pointer.
      onBlur={() => {
        const grouped = number === null ? text : write(number);
        if (isGrouped && grouped !== text) enter(grouped);
      }}
    />
  );
  return (
    <FieldFrame input={input} error={error} hint={isUnread ? example(isInteger ? 0 : 2) : undefined}>
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

function example(decimals: number): string {
  const amount = new Intl.NumberFormat(textLanguage, { minimumFractionDigits: decimals }).format(
    decimals === 0 ? 25000 : 25000.5,
  );
  return translate('For example 25000 or 25,000.50').replace('25,000.50', amount);
}

/** Currency symbol, or the code if the browser does not know it. */
function symbolOf(currency: string): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
