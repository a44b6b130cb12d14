import classes from './outcome-mark.module.css';

const signs = { success: '✓', mail: '@', problem: '!' };

export type Outcome = keyof typeof signs;

/** Icon that repeats the title's meaning. */
export function OutcomeMark({ outcome }: { outcome: Outcome }) {
  return (
    <div className={classes.mark} data-outcome={outcome} aria-hidden>
      {signs[outcome]}
    </div>
  );
}
