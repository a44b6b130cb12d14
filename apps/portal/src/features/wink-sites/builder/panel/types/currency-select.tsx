import { Select } from '@mantine/core';
import { memo } from 'react';

interface CurrencySelectProps {
  /** ISO 4217 code. */
  currency: string;
  onChange: (currency: string) => void;
}

const names = new Intl.DisplayNames('en', { type: 'currency' });
const choices = Intl.supportedValuesOf('currency').map((code) => ({
  value: code,
  label: `${code} – ${names.of(code) ?? code}`,
}));

export const CurrencySelect = memo(({ currency, onChange }: CurrencySelectProps) => (
  <Select
    label="Currency"
    data={choices}
    searchable
    allowDeselect={false}
    nothingFoundMessage="No currency has this name."
    limit={50}
    value={currency}
    onChange={(value) => value && onChange(value)}
  />
));
CurrencySelect.displayName = 'CurrencySelect';
