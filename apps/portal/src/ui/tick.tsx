import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import classes from './tick.module.css';

/** A tick or a cross, read out as Yes or No. */
export function Tick({ isTrue }: { isTrue: boolean }) {
  const TickIcon = isTrue ? IconCheck : IconX;
  return (
    <span className={classes.tick} data-true={isTrue || undefined}>
      <TickIcon size={16} stroke={2} aria-hidden />
      <VisuallyHidden>{isTrue ? 'Yes' : 'No'}</VisuallyHidden>
    </span>
  );
}
