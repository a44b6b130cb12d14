import type { MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonProps {
  children: ReactNode;
  /**
   * `primary` continues, `secondary` is an alternative, `plain` leaves. Revoking starts with `removal` and is confirmed
   * with `danger`.
   */
  kind?: 'primary' | 'secondary' | 'plain' | 'removal' | 'danger';
  type?: 'button' | 'submit';
  /** A busy button says so and ignores presses, but keeps the focus. */
  isBusy?: boolean;
  isDisabled?: boolean;
  isExpanded?: boolean;
  /** Pass the form's handler to submit buttons too: a frame without `allow-forms` fires no submit event. */
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
