import { Checkbox, Group, Stack } from '@mantine/core';
import { portalEventTypes, type WebhookEventType } from '@smile/contract/events';
import { Radio } from '../../../ui/fields/radio.ts';
import classes from './event-choice.module.css';
import { type EventKind, kindOf, selectKind, toggleEvent } from './event-selection.ts';

interface EventChoiceProps {
  value: WebhookEventType[];
  error: string | undefined;
  onChange: (value: WebhookEventType[]) => void;
}

/** All events or selected ones from the list below. */
export function EventChoice({ value, error, onChange }: EventChoiceProps) {
  return (
    <Stack gap="xs">
      <Radio.Group
        label="Events"
        value={kindOf(value)}
        onChange={(kind) => onChange(selectKind(kind as EventKind))}
        error={error}
      >
        <Group gap="lg" mt={4} mb={error ? 6 : 0}>
          <Radio value="all" label="All events" />
          <Radio value="specific" label="Specific" />
        </Group>
      </Radio.Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by the keyboard */}
      <section className={classes.list} aria-label="Event list" tabIndex={0}>
        {portalEventTypes.map((type) => (
          <Checkbox
            key={type}
            size="xs"
            label={type}
            checked={value.includes(type)}
            onChange={() => onChange(toggleEvent(value, type))}
          />
        ))}
      </section>
    </Stack>
  );
}
