import type { FlowInput } from '@smile/site-model/flow';
import type { ReactNode } from 'react';
import { FlowText } from '../texts/flow-text.tsx';
import styles from './field.module.css';

export interface FieldProps<Value> {
  input: FlowInput;
  value: Value;
  error: string | null;
  onChange: (value: Value) => void;
}

interface FieldFrameProps {
  input: FlowInput;
  error: string | null;
  /** A group of inputs is named by a legend, a single one by its label. */
  isGroup?: boolean;
  /** Explains an error. */
  hint?: string | undefined;
  children: ReactNode;
}

/** Label above, message below; the direction of the label is that of the field. */
export function FieldFrame({ input, error, isGroup = false, hint, children }: FieldFrameProps) {
  const label = (
    <>
      <FlowText text={input.label} />
      {input.isRequired && (
        <span className={styles.required} aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  );
  const message = error && (
    <div id={`${input.id}-error`}>
      <p className={styles.error}>{error}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
  if (!isGroup)
    return (
      <div className={styles.field} dir="auto">
        <label className={styles.label} htmlFor={input.id}>
          {label}
        </label>
        {children}
        {message}
      </div>
    );
  return (
    <fieldset className={styles.field} dir="auto" aria-describedby={error ? `${input.id}-error` : undefined}>
      <legend className={styles.label}>{label}</legend>
      {children}
      {message}
    </fieldset>
  );
}
