import type { FlowInput } from '@smile/site-model/flow';
import type { AnswerValue } from '@smile/site-model/values';
import type { ReactNode } from 'react';
import { translate } from '../../languages/translate.ts';
import { FlowText } from '../texts/flow-text.tsx';
import { describedBy } from './describe-control.ts';
import styles from './field.module.css';

export interface FieldProps<Value> {
  input: FlowInput;
  value: Value;
  /** In English; translated when shown. */
  error: string | null;
  onChange: (value: Value) => void;
}

export type AnyFieldProps = FieldProps<AnswerValue>;

interface FieldFrameProps {
  input: FlowInput;
  error: string | null;
  /** Place of a single input's label, `above` or `beside` it; the legend names a `group` of inputs. */
  kind?: 'above' | 'beside' | 'group';
  /** How to correct the error, already translated. */
  hint?: string | undefined;
  children: ReactNode;
}

/** Label and message around a control; the label sets the text direction of the field. */
export function FieldFrame({ input, error, kind = 'above', hint, children }: FieldFrameProps) {
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
  const helpAndError = (
    <>
      {input.helpText && (
        <p id={`${input.id}-help`} className={styles.hint}>
          {input.helpText}
        </p>
      )}
      {error && (
        <div id={`${input.id}-error`}>
          <p className={styles.error}>{translate(error)}</p>
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
      )}
    </>
  );
  // A single input gets its description from `describeControl`.
  if (kind === 'group')
    return (
      <fieldset className={styles.field} dir="auto" aria-describedby={describedBy(input, error)}>
        <legend className={styles.label}>{label}</legend>
        {children}
        {helpAndError}
      </fieldset>
    );
  const isBeside = kind === 'beside';
  return (
    <div className={styles.field} dir="auto">
      <label className={isBeside ? styles.choice : styles.label} htmlFor={input.id}>
        {isBeside && children}
        <span>{label}</span>
      </label>
      {!isBeside && children}
      {helpAndError}
    </div>
  );
}
