import { Button } from '@mantine/core';
import classes from './save-bar.module.css';

interface SaveBarProps {
  label: string;
  isDirty: boolean;
  isSaving: boolean;
}

/** Sticky submit button of a long form. */
export function SaveBar({ label, isDirty, isSaving }: SaveBarProps) {
  return (
    <div className={classes.bar}>
      <Button type="submit" disabled={!isDirty} loading={isSaving}>
        {label}
      </Button>
    </div>
  );
}
