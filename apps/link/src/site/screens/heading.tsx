import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { FocusContext } from '../../widget/ui/focus-context.ts';

/** The page's heading; takes the focus when its screen opens, so that screen readers announce the change. */
export function Heading({ className, children }: { className: string | undefined; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useContext(FocusContext);
  useLayoutEffect(() => {
    if (takesFocus()) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className} dir="auto">
      {children}
    </h1>
  );
}
