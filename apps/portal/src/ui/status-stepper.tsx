import { IconCheck, IconClock, IconMinus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './status-stepper.module.css';

export interface StatusStep {
  label: string;
  /** Time and result of the step. */
  detail: ReactNode;
  look: 'good' | 'waiting' | 'idle' | 'bad';
}

const icons = { good: IconCheck, waiting: IconClock, idle: IconMinus, bad: IconX };

/** Steps so far, in order. */
export function StatusStepper({ label, steps }: { label: string; steps: readonly StatusStep[] }) {
  return (
    <ol className={classes.steps} aria-label={label}>
      {steps.map((step) => {
        const StepIcon = icons[step.look];
        return (
          <li key={step.label} className={classes.step} data-look={step.look}>
            <span className={classes.mark} aria-hidden>
              <StepIcon size={14} stroke={2.5} />
            </span>
            <span className={classes.label}>{step.label}</span>
            <span className={classes.detail}>{step.detail}</span>
          </li>
        );
      })}
    </ol>
  );
}
