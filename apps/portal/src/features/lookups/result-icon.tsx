import '@mantine/core/styles/ThemeIcon.layer.css';
import { ThemeIcon } from '@mantine/core';
import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import type { Headline } from './headline.ts';

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
