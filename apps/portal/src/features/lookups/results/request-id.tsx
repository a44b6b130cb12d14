import { CopyButton } from '../../../ui/copy-button.tsx';
import classes from './request-id.module.css';

/** The full id on one line with a copy button. */
export function RequestId({ id }: { id: string }) {
  return (
    <span className={classes.line}>
      <span className={classes.id} title={id}>
        {id}
      </span>
      <CopyButton value={id} label="request ID" />
    </span>
  );
}
