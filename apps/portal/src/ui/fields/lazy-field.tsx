import { useMergedRef } from '@mantine/hooks';
import { type ComponentType, type ReactNode, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { MissingDialog } from '../loading/on-demand.tsx';
import { whenUsed } from '../loading/when-used.ts';
import { afterPointerRelease } from './after-pointer-release.ts';

export interface PlaceholderProps {
  /** Called when the user opens the field, or types the given text into it. */
  onWant: (typed?: string) => void;
  typed: string | undefined;
}

interface Wanted {
  typed: string | undefined;
  /** Element focused at that moment. */
  focus: Element | null;
}

interface FieldProps {
  ref?: Ref<HTMLElement> | undefined;
}

interface StoodInFor<P> {
  (props: P): ReactNode;
  /** Loads the field before it is shown, or before the first interaction. */
  preload: () => Promise<void>;
}

/**
 * Wraps a field that is too large for its page's first load. A placeholder shows its closed state until the user starts
 * using the page; if it was focused or opened by then, the loaded field is too.
 * @param load loads the field; `typed` is text that was typed before
 */
export function lazyField<P extends FieldProps>(
  load: () => Promise<ComponentType<P & { typed?: string | undefined }>>,
  Placeholder: ComponentType<P & PlaceholderProps>,
): StoodInFor<P> {
  let loaded: ComponentType<P & { typed?: string | undefined }> | null = null;
  const preload = async () => {
    loaded ??= await load();
  };
  function Field(props: P) {
    const element = useRef<HTMLElement>(null);
    const ref = useMergedRef(props.ref, element);
    const [Part, setPart] = useState(() => loaded);
    const [wanted, setWanted] = useState<Wanted | null>(null);
    const [hasFailed, setHasFailed] = useState(false);
    const focused = useRef<'here' | 'elsewhere' | null>(null);
    useEffect(() => {
      if (Part || hasFailed) return;
      let isCurrent = true;
      const take = () => {
        if (!isCurrent) return;
        const { activeElement } = document;
        if (activeElement === element.current) focused.current = 'here';
        else if (wanted && activeElement !== document.body && activeElement !== wanted.focus)
          focused.current = 'elsewhere';
        setPart(() => loaded);
      };
      const begin = async () => {
        try {
          await preload();
          afterPointerRelease(take);
        } catch {
          if (isCurrent) setHasFailed(true);
        }
      };
      const leave = wanted ? undefined : whenUsed(begin);
      if (wanted) void begin();
      return () => {
        isCurrent = false;
        leave?.();
      };
    }, [Part, hasFailed, wanted]);
    useLayoutEffect(() => {
      if (!Part) return;
      const isWanted = wanted !== null && focused.current !== 'elsewhere';
      if (isWanted || focused.current === 'here') element.current?.focus();
      if (isWanted) element.current?.click();
      focused.current = null;
      setWanted(null);
    }, [Part, wanted]);
    const want = (typed?: string) => {
      setHasFailed(false);
      setWanted({ typed, focus: document.activeElement });
    };
    if (Part) return <Part {...props} ref={ref} {...(wanted?.typed !== undefined && { typed: wanted.typed })} />;
    return (
      <>
        <Placeholder {...props} ref={ref} onWant={want} typed={wanted?.typed} />
        {hasFailed && wanted && <MissingDialog onRetry={() => setHasFailed(false)} onClose={() => setWanted(null)} />}
      </>
    );
  }
  return Object.assign(Field, { preload });
}
