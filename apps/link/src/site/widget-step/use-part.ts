import { type ComponentType, useEffect, useState } from 'react';
import { loadPart } from '../../load-part.ts';

/** Loads a component that has its own chunk; `part` is the component once it has loaded. */
export interface LoadPart<Props> {
  (): Promise<ComponentType<Props>>;
  part?: ComponentType<Props>;
}

/**
 * Loads the part and returns whether that failed, and the retry. A retry that fails too reloads the page while there is
 * a connection: browsers may remember the failure, and the stored answers survive.
 */
export function usePart<Props>(load: LoadPart<Props>) {
  /** Odd after a failure. */
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (load.part || step % 2) return;
    loadPart(load).then(
      (part) => {
        load.part = part;
        setStep(step + 2);
      },
      () => (step && navigator.onLine ? location.reload() : setStep(step + 1)),
    );
  }, [load, step]);
  return [step % 2, () => setStep(step + 1)] as const;
}
