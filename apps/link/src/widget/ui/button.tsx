import type { MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonProps {
  children: ReactNode;
  /** On with it, another way on, away from it; what takes something back asks first (`removal`), then does (`danger`). */
  kind?: 'primary' | 'secondary' | 'plain' | 'removal' | 'danger';
  type?: 'button' | 'submit';
  /** Waiting buttons say so and cannot be pressed again, yet keep the focus. */
  isBusy?: boolean;
  isDisabled?: boolean;
  isExpanded?: boolean;
  /** A submit button takes its form's handler too: in a frame without `allow-forms` no submit event is fired. */
  onClick?: (event: MouseEvent) => void;
}

export function Button({
  children,
  kind = 'primary',
  type = 'button',
  isBusy = false,
  isDisabled = false,
  isExpanded,
  onClick,
}: ButtonProps) {
  return (
    <button
      type={type}
      dir="auto"
      className={`${styles.button} ${styles[kind]}`}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || isDisabled || undefined}
      aria-expanded={isExpanded}
      onClick={(event) => {
        if (isBusy || isDisabled) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
