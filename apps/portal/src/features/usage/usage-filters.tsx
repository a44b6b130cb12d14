import { Button, Group } from '@mantine/core';
import { usageWindow } from '@smile/contract/retention';
import { type FormEvent, useState } from 'react';
import type { DateRange } from '../../ui/dates/date-range.ts';
import { DateRangePicker } from '../../ui/dates/date-range-picker.tsx';

interface UsageFiltersProps {
  /** Period in use; remount with a new key when it changes. */
  period: DateRange;
  today: string;
  onSearch: (period: DateRange) => void;
  onReset: () => void;
}

export function UsageFilters({ period, today, onSearch, onReset }: UsageFiltersProps) {
  const [chosen, setChosen] = useState(period);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(chosen);
  };
  const reset = () => {
    setChosen(period);
    onReset();
  };
  return (
    <form aria-label="Choose a period" onSubmit={search}>
      <Group align="flex-end" gap="sm">
        <DateRangePicker
          label="Period (UTC)"
          value={chosen}
          onChange={setChosen}
          limits={usageWindow}
          today={today}
          footer="Data is available only for the past two (2) months."
        />
        <Button type="submit">Search</Button>
        <Button variant="default" onClick={reset}>
          Reset
        </Button>
      </Group>
    </form>
  );
}
