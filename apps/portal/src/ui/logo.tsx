import classes from './logo.module.css';

/** The product's logo and name. */
export function Logo() {
  return (
    <span className={classes.logo}>
      <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
        <rect width="32" height="32" rx="8" className={classes.ground} />
        <circle cx="11" cy="12" r="2.2" className={classes.eye} />
        <circle cx="21" cy="12" r="2.2" className={classes.eye} />
        <path d="M8.5 18.5a8 8 0 0 0 15 0" className={classes.mouth} />
      </svg>
      Smile
    </span>
  );
}
