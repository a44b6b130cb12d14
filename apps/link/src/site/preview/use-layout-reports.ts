import { type RefObject, useEffect, useRef } from 'react';
import type { Report } from './listen-to-portal.ts';

type Layout = Extract<Report, { type: 'layout' }>;
type Box = Layout['boxes'][number];

interface Seen {
  observer: ResizeObserver;
  parts: Set<HTMLElement>;
  boxes: Map<string, Box>;
  height: number;
}

/** Tells where the parts of the page stand: what is new, what has moved and what is gone, whenever that is anything. */
export function useLayoutReports(
  content: RefObject<HTMLElement | null>,
  revision: number | null,
  report: (layout: Layout) => void,
): void {
  const seen = useRef<Seen | null>(null);
  const tell = useRef(() => {});
  tell.current = () => {
    const element = content.current;
    if (!element || !seen.current || revision === null) return;
    const change = takeChange(element, seen.current);
    if (change) report({ type: 'layout', revision, ...change });
  };
  // Every render may have moved something.
  useEffect(() => {
    const element = content.current;
    if (!element || revision === null) return;
    seen.current ??= startSeeing(element, () => tell.current());
    observeParts(element, seen.current);
    tell.current();
  });
  useEffect(() => () => seen.current?.observer.disconnect(), []);
}

function startSeeing(element: HTMLElement, onResize: () => void): Seen {
  const observer = new ResizeObserver(onResize);
  observer.observe(element);
  return { observer, parts: new Set(), boxes: new Map(), height: -1 };
}

/** Parts stay observed over renders: beginning anew would have each of them reported as resized. */
function observeParts(element: HTMLElement, { observer, parts }: Seen): void {
  const present = new Set(element.querySelectorAll<HTMLElement>('[data-part]'));
  for (const part of parts) if (!present.has(part)) observer.unobserve(part);
  for (const part of present) if (!parts.has(part)) observer.observe(part);
  parts.clear();
  for (const part of present) parts.add(part);
}

function takeChange(element: HTMLElement, seen: Seen): Pick<Layout, 'boxes' | 'gone' | 'height'> | null {
  const now = new Map([...seen.parts].map((part) => [part.dataset.part ?? '', readBox(part)]));
  const height = Math.ceil(element.getBoundingClientRect().height);
  const boxes = [...now.values()].filter((box) => !isSame(box, seen.boxes.get(box.id)));
  const gone = [...seen.boxes.keys()].filter((id) => !now.has(id));
  if (boxes.length === 0 && gone.length === 0 && height === seen.height) return null;
  seen.boxes = now;
  seen.height = height;
  return { boxes, gone, height };
}

function readBox(part: HTMLElement): Box {
  const { top, left, width, height } = part.getBoundingClientRect();
  return { id: part.dataset.part ?? '', top: top + scrollY, left: left + scrollX, width, height };
}

function isSame(one: Box, other: Box | undefined): boolean {
  return (
    other !== undefined &&
    one.top === other.top &&
    one.left === other.left &&
    one.width === other.width &&
    one.height === other.height
  );
}
