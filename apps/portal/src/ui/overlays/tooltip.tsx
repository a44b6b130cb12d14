import type { TooltipProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { cloneElement, type ReactElement, type Ref, useEffect, useId, useState } from 'react';
import { onDemand } from '../loading/on-demand.tsx';

const OpenTooltip = onDemand(async () => (await import('./open-tooltip.ts')).OpenTooltip, null);

/** So that no tooltip flashes when the pointer only passes. */
const delayMs = 200;

interface PortalTooltipProps
  extends Pick<TooltipProps, 'label' | 'disabled' | 'position' | 'multiline' | 'maw' | 'classNames'> {
  /** Passes its ref to a DOM element. */
  children: ReactElement<{ ref?: Ref<HTMLElement>; 'aria-describedby'?: string | undefined }>;
}

/** A tooltip for hover and keyboard focus. The library's tooltip loads with the first one. */
export function Tooltip({ children, label, disabled = false, ...options }: PortalTooltipProps) {
  const id = useId();
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  // Keeps the library's tooltip mounted after the first time, so that it can fade out.
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);
  useEffect(() => (target ? watchInterest(target, setIsWanted) : undefined), [target]);
  const isOpen = isWanted && !disabled;
  const ref = useMergedRef(children.props.ref, setTarget);
  return (
    <>
      {cloneElement(children, { ref, 'aria-describedby': isOpen ? id : children.props['aria-describedby'] })}
      {wasWanted && target && (
        <OpenTooltip {...options} target={target} opened={isOpen} label={<span id={id}>{label}</span>} />
      )}
    </>
  );
}

/** Calls `onChange` when the pointer has rested on the target or it has keyboard focus, and again when that ends. */
function watchInterest(target: HTMLElement, onChange: (isWanted: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(timer);
    onChange(false);
  };
  const listeners = {
    mouseenter() {
      void OpenTooltip.preload().catch(() => undefined);
      timer = setTimeout(() => onChange(true), delayMs);
    },
    mouseleave: close,
    focus: () => target.matches(':focus-visible') && onChange(true),
    blur: close,
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close();
  for (const [name, listen] of Object.entries(listeners)) target.addEventListener(name, listen);
  document.addEventListener('keydown', closeOnEscape);
  return () => {
    clearTimeout(timer);
    for (const [name, listen] of Object.entries(listeners)) target.removeEventListener(name, listen);
    document.removeEventListener('keydown', closeOnEscape);
  };
}
