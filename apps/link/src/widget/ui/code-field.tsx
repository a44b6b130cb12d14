import { readCode } from '@smile/contract/ascii-digits';
import { type CSSProperties, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './code-field.module.css';
import fieldStyles from './text-field.module.css';

interface CodeFieldProps {
  label: string;
  length: number;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

/** One cell per digit, drawn over a single input, so that pasting and SMS autofill work. */
export function CodeField({ label, length, value, error, onChange }: CodeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  // Text of an input method (IME), which must not be truncated while composing.
  const [composed, setComposed] = useState<string | null>(null);
  const change = (field: HTMLInputElement) => {
    const code = readCode(field.value, length);
    const before = readCode(field.value.slice(0, field.selectionStart ?? undefined), length);
    // Writing the code here keeps the caret; React would move it to the end when it drops a typed letter.
    if (field.value !== code) {
      field.value = code;
      field.setSelectionRange(before.length, before.length);
    }
    onChange(code);
  };
  const followCaret = () =>
    setCaret(document.activeElement === input.current ? (input.current?.selectionStart ?? null) : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing, pasting and filling move the caret
  useLayoutEffect(followCaret, [value, composed]);
  const cells = Array.from({ length }, (_, at) => ({ id: `${id}-${at}`, at }));
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} style={{ '--cells': length } as CSSProperties}>
        <input
          ref={input}
          id={id}
          name="code"
          className={styles.input}
          value={composed ?? value}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          aria-required="true"
          aria-invalid={error ? 'true' : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ currentTarget, nativeEvent }) =>
            (nativeEvent as InputEvent).isComposing ? setComposed(currentTarget.value) : change(currentTarget)
          }
          onCompositionEnd={({ currentTarget }) => {
            setComposed(null);
            change(currentTarget);
          }}
          onFocus={followCaret}
          onKeyUp={followCaret}
          onClick={followCaret}
          onBlur={() => setCaret(null)}
        />
        <div className={styles.cells} aria-hidden="true">
          {cells.map((cell) => (
            <span
              key={cell.id}
              className={styles.cell}
              data-caret={(caret !== null && cell.at === Math.min(caret, length - 1)) || undefined}
            >
              {(composed ?? value)[cell.at]}
            </span>
          ))}
        </div>
      </div>
      {error && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
