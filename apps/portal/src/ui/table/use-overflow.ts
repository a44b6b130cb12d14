import { useEffect, useRef, useState } from 'react';

/** Whether an element is narrower than its table; updated when either changes. */
export function useOverflow() {
  const ref = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    for (const content of element.querySelectorAll('table')) observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return { ref, scrolls };
}
