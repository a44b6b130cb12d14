import { Button, Group } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import classes from './filter-form.module.css';

interface FilterFormProps {
  label: string;
  /** `fit` stretches the fields to the end of the line, `fill` leaves the rest empty. */
  layout?: 'row' | 'fit' | 'fill' | 'thirds';
  /** Overrides the layout. */
  className?: string | undefined;
  onSubmit: FormEventHandler;
  onReset: () => void;
  children: ReactNode;
}

/** Filters of a page with Search and Reset; the `/` key focuses the first field. */
export function FilterForm({
  label,
  layout = 'row',
  className = classes[layout],
  onSubmit,
  onReset,
  children,
}: FilterFormProps) {
  return (
    <form data-search aria-label={label} onSubmit={onSubmit} className={className}>
      {children}
      <Group gap="xs" wrap="nowrap">
        <Button type="submit" variant="default">
          Search
        </Button>
        <Button variant="subtle" color="gray" onClick={onReset}>
          Reset
        </Button>
      </Group>
    </form>
  );
}
