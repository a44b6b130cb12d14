import { Button, Input, Popover } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import type { DateRange, DateRangeLimits } from './date-range.ts';
import { DateRangePanel } from './date-range-panel.tsx';

interface DateRangePickerProps {
  label: string;
  value: DateRange;
  onChange: (range: DateRange) => void;
  limits: DateRangeLimits;
  /** The last selectable day. */
  today: string;
  /** Below the calendar. */
  footer: string;
}

/** A button that reads `From x To y` and opens two months to choose from; only ranges within the limits come out. */
export function DateRangePicker({ label, value, ...panel }: DateRangePickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Input.Wrapper label={label} labelElement="div">
      <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" shadow="md" trapFocus returnFocus>
        <Popover.Target>
          <Button
            variant="default"
            fullWidth
            justify="flex-start"
            leftSection={<IconCalendar size={16} stroke={1.75} />}
            onClick={() => setIsOpen(!isOpen)}
          >
            {`From ${value.start} To ${value.end}`}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <DateRangePanel {...panel} value={value} onClose={() => setIsOpen(false)} />
        </Popover.Dropdown>
      </Popover>
    </Input.Wrapper>
  );
}
