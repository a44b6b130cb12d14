import { IconCheck, IconX } from '@tabler/icons-react';

interface TickProps {
  isTrue: boolean;
  /** Accessible names, if Yes and No would be unclear. */
  yes?: string;
  no?: string;
}

/** A tick or cross with its meaning as accessible name. */
export function Tick({ isTrue, yes = 'Yes', no = 'No' }: TickProps) {
  const TickIcon = isTrue ? IconCheck : IconX;
  return (
    <TickIcon
      role="img"
      aria-label={isTrue ? yes : no}
      style={{ display: 'block', flex: 'none' }}
      color={isTrue ? 'var(--mantine-color-text)' : 'var(--mantine-color-dimmed)'}
      size={16}
      stroke={2}
    />
  );
}
