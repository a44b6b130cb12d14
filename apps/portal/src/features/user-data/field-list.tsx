import type { ReactNode } from 'react';
import classes from './field-list.module.css';

export interface Field {
  label: string;
  value: ReactNode;
  /** Takes a whole row. */
  isWide?: boolean;
}

/** Names and values side by side; "-" for missing values. */
export function FieldList({ fields, className = '' }: { fields: readonly Field[]; className?: string | undefined }) {
  return (
    <dl className={`${classes.fields} ${className}`}>
      {fields.map(({ label, value, isWide }) => (
        <div key={label} className={isWide ? classes.wide : undefined}>
          <dt>{label}</dt>
          <dd>{value || '-'}</dd>
        </div>
      ))}
    </dl>
  );
}
