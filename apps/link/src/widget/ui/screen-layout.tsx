import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { FocusContext } from './focus-context.ts';
import styles from './screen-layout.module.css';

interface ScreenLayoutProps {
  title: string;
  /** Above the title: a logo or badge. */
  picture?: ReactNode;
  children?: ReactNode;
  /** Buttons, at the end of the screen. */
  actions?: ReactNode;
  isCentered?: boolean;
  /** The actions follow the content instead of sticking to the bottom, where they would cover it on a low screen. */
  hasLooseActions?: boolean;
}

/** One screen; its heading takes the focus when it opens, so that screen readers announce the change. */
export function ScreenLayout({
  title,
  picture,
  children,
  actions,
  isCentered = false,
  hasLooseActions = false,
}: ScreenLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useContext(FocusContext);
  // Layout effect: a later one would steal the focus from someone who is already typing.
  useLayoutEffect(() => {
    if (takesFocus()) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className={isCentered ? `${styles.screen} ${styles.centered}` : styles.screen}>
      <div className={styles.content}>
        {picture}
        <h1 ref={heading} tabIndex={-1} className={styles.title} dir="auto">
          {title}
        </h1>
        {children}
      </div>
      {actions && <div className={hasLooseActions ? styles.loose : styles.actions}>{actions}</div>}
    </div>
  );
}
