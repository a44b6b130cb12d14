import { type RefObject, useEffect, useRef } from 'react';
import type { Report } from './listen-to-portal.ts';

type Layout = Extract<Report, { type: 'layout' }>;

/** Tells where the parts of the page stand, whenever that has changed. */
export function useLayoutReports(
  content: RefObject<HTMLElement | null>,
  revision: number | null,
  report: (layout: Layout) => void,
): void {
  const last = useRef('');
  useEffect(() => {
    const element = content.current;
    if (!element || revision === null) return;
    const tell = () => {
      const boxes = [...element.querySelectorAll<HTMLElement>('[data-part]')].map(readBox);
      const layout: Layout = {
        type: 'layout',
        revision,
        boxes,
        height: Math.ceil(element.getBoundingClientRect().height),
      };
      const text = JSON.stringify(layout);
      if (text !== last.current) report(layout);
      last.current = text;
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    for (const part of element.querySelectorAll('[data-part]')) observer.observe(part);
    tell();
    return () => observer.disconnect();
  });
}

function readBox(part: HTMLElement): Layout['boxes'][number] {
  const { top, left, width, height } = part.getBoundingClientRect();
  return { id: part.dataset.part ?? '', top: top + scrollY, left: left + scrollX, width, height };
}
