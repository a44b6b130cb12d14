import { Select } from '@mantine/core';
import { countryCodes } from '@smile/contract/iso-codes';
import { memo } from 'react';

interface CountrySelectProps {
  /** ISO 3166 code. */
  country: string;
  onChange: (country: string) => void;
}

const names = new Intl.DisplayNames('en', { type: 'region' });
/** Dissolved countries, and territories without a calling code. */
const phonelessCodes: readonly string[] = ['AN', 'AQ', 'BV', 'CS', 'GS', 'HM', 'PN', 'TF', 'UM', 'XT'];

const choices = countryCodes
  .filter((code) => !phonelessCodes.includes(code))
  .map((code) => ({ value: code as string, label: names.of(code) ?? code }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'));

/** Default country for numbers typed without a country code. */
export const CountrySelect = memo(({ country, onChange }: CountrySelectProps) => (
  <Select
    label="Country"
    description="Selected at first; people can choose another."
    data={choices.some(({ value }) => value === country) ? choices : [...choices, { value: country, label: country }]}
    searchable
    allowDeselect={false}
    nothingFoundMessage="No country has this name."
    limit={50}
    value={country}
    onChange={(value) => value && onChange(value)}
  />
));
CountrySelect.displayName = 'CountrySelect';
