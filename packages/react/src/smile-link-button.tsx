'use client';

import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { type UseSmileLinkOptions, useSmileLink } from './use-smile-link.ts';

export interface SmileLinkButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Options of the widget. */
  link: UseSmileLinkOptions;
}

/**
 * A button that opens the widget. It takes the properties of a `<button>`. While the widget is open it is
 * `aria-disabled`, not `disabled`, so that the focus comes back to it afterwards.
 */
export function SmileLinkButton({ link, onClick, disabled, children, ...others }: SmileLinkButtonProps) {
  const { open, isOpen } = useSmileLink(link);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) open();
  };
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-disabled={isOpen || undefined}
      {...others}
      disabled={disabled}
      onClick={press}
    >
      {children}
    </button>
  );
}
