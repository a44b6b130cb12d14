import { Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { onDemand } from '../loading/on-demand.tsx';
import {
  type DateRange,
  type DateRangeEnd,
  type DateRangeLimits,
  type DateRangeProblem,
  findDateRangeProblem,
  isDate,
} from './date-range.ts';

const DateRangeCalendar = onDemand(
  async () => (await import('./date-range-calendar.tsx')).DateRangeCalendar,
  <Skeleton height={288} width={520} />,
);

interface DateRangePanelProps {
  value: DateRange;
  onChange: (range: DateRange) => void;
  onClose: () => void;
  limits: DateRangeLimits;
  today: string;
  footer: string;
}

/** Two dates, typed or picked from the calendar below; an invalid range stays here with a warning. */
export function DateRangePanel({ value, onChange, onClose, limits, today, footer }: DateRangePanelProps) {
  const [draft, setDraft] = useState(value);
  const [problem, setProblem] = useState<DateRangeProblem | null>(null);

  const change = (end: DateRangeEnd, text: string) => {
    const range = { ...draft, [end]: text.trim() };
    const found = findDateRangeProblem(range, end, limits, today);
    setDraft(range);
    // An incomplete date is not an error yet.
    setProblem(isDate(range[end]) ? found : null);
    if (!found) onChange(range);
  };
  const pick = (start: string | null, end: string | null) => {
    setDraft({ start: start ?? '', end: end ?? '' });
    setProblem(null);
    if (!start || !end) return;
    onChange({ start, end });
    onClose();
  };
  const field = (end: DateRangeEnd, label: string) => (
    <TextInput
      label={label}
      placeholder="yyyy-MM-dd"
      autoComplete="off"
      value={draft[end]}
      error={problem?.end === end ? problem.message : undefined}
      onChange={(event) => change(end, event.currentTarget.value)}
      onBlur={() => setProblem(findDateRangeProblem(draft, problem?.end ?? end, limits, today))}
      flex={1}
    />
  );
  return (
    <Stack gap="sm">
      <Group align="flex-start" gap="sm" wrap="nowrap" aria-live="polite">
        {field('start', 'From')}
        {field('end', 'To')}
      </Group>
      <DateRangeCalendar
        start={isDate(draft.start) ? draft.start : null}
        end={isDate(draft.end) && !problem ? draft.end : null}
        onPick={pick}
        limits={limits}
        today={today}
      />
      <Text size="xs" c="dimmed">
        {footer}
      </Text>
    </Stack>
  );
}
