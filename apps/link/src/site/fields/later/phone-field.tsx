import { addShapes } from '@smile/site-model/answers';
import { listPhoneCountries, phoneShapes, readPhoneNumber } from '@smile/site-model/fields/phone-numbers';
import { readText } from '@smile/site-model/values';
import { useContext, useState } from 'react';
import { builtInLanguage, translate } from '../../../languages/translate.ts';
import { ValuesContext } from '../../texts/flow-text.tsx';
import { describeControl } from '../describe-control.ts';
import field from '../field.module.css';
import { FieldFrame, type FieldProps } from '../field-frame.tsx';
import styles from './phone-field.module.css';

addShapes(phoneShapes);

type Country = ReturnType<typeof listPhoneCountries>[number] & { name: string };
const known = new Map<string, Country[]>();

/** Countries by their name in a language. */
function countriesIn(language: string): Country[] {
  const found = known.get(language);
  if (found) return found;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const countries = listPhoneCountries()
    .map((each) => ({ ...each, name: names.of(each.country) ?? each.country }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  known.set(language, countries);
  return countries;
}

/** A phone number with a country select. The answer is E.164 once the number is complete. */
export function PhoneField({ input, value, error, onChange }: FieldProps<string>) {
  const [start] = useState(() => readPhoneNumber(value, input.country ?? ''));
  const [country, setCountry] = useState(start?.country ?? input.country ?? '');
  const [text, setText] = useState(start?.national ?? value);
  const countries = countriesIn(builtInLanguage());
  const fieldName = readText(input.label, useContext(ValuesContext));
  const chosen = countries.find((each) => each.country === country);

  const answer = (typed: string, from: string) => {
    const found = readPhoneNumber(typed, from);
    onChange(found?.number ?? typed);
    return found;
  };
  return (
    <FieldFrame input={input} error={error} hint={example(country)}>
      <div className={styles.phone} dir="ltr">
        <span className={styles.country}>
          <span aria-hidden="true">
            {country} {chosen?.callingCode}
          </span>
          <select
            aria-label={translate('Country of {field}', { field: fieldName })}
            disabled={input.isDisabled}
            value={country}
            onChange={(event) => {
              setCountry(event.currentTarget.value);
              answer(text, event.currentTarget.value);
            }}
          >
            {!chosen && <option value={country}>{country || translate('No country')}</option>}
            {countries.map((each) => (
              <option key={each.country} value={each.country}>
                {each.name} ({each.callingCode})
              </option>
            ))}
          </select>
        </span>
        <input
          {...describeControl(input, error)}
          className={field.control}
          type="tel"
          inputMode="tel"
          name={input.name}
          value={text}
          placeholder={input.placeholder}
          autoComplete="tel"
          maxLength={40}
          onChange={(event) => {
            const typed = event.currentTarget.value;
            setText(typed);
            const found = answer(typed, country);
            if (found?.country && typed.trim().startsWith('+')) setCountry(found.country);
          }}
          onBlur={() => {
            const found = readPhoneNumber(text, country);
            if (found && (found.country === country || !found.country)) setText(found.national);
          }}
        />
      </div>
    </FieldFrame>
  );
}

function example(country: string): string | undefined {
  return country === 'PH' ? translate('For example 0917 123 4567') : undefined;
}
