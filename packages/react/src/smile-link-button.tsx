'use client';

import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { type UseSmileLinkOptions, useSmileLink } from './use-smile-link.ts';

export interface SmileLinkButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Options of the widget. */
  link: UseSmileLinkOptions;
}

/**
 * A button that opens the widget and accepts the props of a `<button>`. While the widget is open it is `aria-disabled`
 * instead of `disabled`, so that the focus can return to it.
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
