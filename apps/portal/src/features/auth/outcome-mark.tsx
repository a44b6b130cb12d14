import classes from './outcome-mark.module.css';

const signs = { success: '✓', mail: '@', problem: '!' };

export type Outcome = keyof typeof signs;

/** Says at a glance what the title below says in words. */
export function OutcomeMark({ outcome }: { outcome: Outcome }) {
  return (
    <div className={classes.mark} data-outcome={outcome} aria-hidden>
      {signs[outcome]}
    </div>
  );
}
