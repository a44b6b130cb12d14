import { Button, Input } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { Popover } from '../overlays/popover/popover.tsx';
import type { DateRange, DateRangeLimits } from './date-range.ts';
import { DateRangePanel } from './date-range-panel.tsx';

interface DateRangePickerProps {
  label: string;
  value: DateRange;
  onChange: (range: DateRange) => void;
  limits: DateRangeLimits;
  /** Last selectable day. */
  today: string;
  /** Text below the calendar. */
  footer: string;
}

/** A button with the text `From x To y` that opens two months; only returns valid ranges. */
export function DateRangePicker({ label, value, ...panel }: DateRangePickerProps) {
  const button = (
    <Button variant="default" fullWidth justify="flex-start" leftSection={<IconCalendar size={16} stroke={1.75} />}>
      {`From ${value.start} To ${value.end}`}
    </Button>
  );
  return (
    <Input.Wrapper label={label} labelElement="div">
      <Popover button={button} position="bottom-start">
        {(close) => <DateRangePanel {...panel} value={value} onClose={close} />}
      </Popover>
    </Input.Wrapper>
  );
}
