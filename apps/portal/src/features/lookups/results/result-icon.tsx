import '@mantine/core/styles/ThemeIcon.layer.css';
import { ThemeIcon } from '@mantine/core';
import type { LookupStatus } from '@smile/contract/lookups';
import { IconCheck, IconClock, IconX } from '@tabler/icons-react';

const icons = { good: IconCheck, bad: IconX, idle: IconClock };
const colors = { good: 'green', bad: 'red', idle: 'gray' };

export function ResultIcon({ look }: Pick<Headline, 'look'>) {
  const LookIcon = icons[look];
  return (
    <ThemeIcon variant="light" color={colors[look]} radius="xl" size="lg" aria-hidden>
      <LookIcon size={18} stroke={2} />
    </ThemeIcon>
  );
}

export interface Headline {
  title: string;
  look: 'good' | 'bad' | 'idle';
}

/** Heading of a record: its own headline once complete. */
export function headlineOf(status: LookupStatus, complete: Headline): Headline {
  if (status === 'PROCESSING') return { title: 'Processing', look: 'idle' };
  return status === 'ERROR' ? { title: 'Error', look: 'bad' } : complete;
}
