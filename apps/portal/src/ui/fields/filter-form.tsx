import { Button, Group } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import classes from './filter-form.module.css';

interface FilterFormProps {
  label: string;
  /** `fit` stretches the fields of a line to its end, `fill` leaves the rest empty. */
  layout?: 'row' | 'fit' | 'fill' | 'thirds';
  /** Replaces the layout. */
  className?: string | undefined;
  onSubmit: FormEventHandler;
  onReset: () => void;
  children: ReactNode;
}

/** The filters of a page, with Search and Reset at their end; `/` leads to the first of them. */
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
        <Button type="submit">Search</Button>
        <Button variant="default" onClick={onReset}>
          Reset
        </Button>
      </Group>
    </form>
  );
}
