import type { SitePreviewReport } from '@smile/contract/site-preview-report';
import { useEffect, useRef } from 'react';

type Layout = Extract<SitePreviewReport, { type: 'layout' }>;
type Box = Layout['boxes'][number];

interface Seen {
  sizes: ResizeObserver;
  parts: HTMLElement[];
  boxes: Map<string, Box>;
  height: number;
}

/**
 * Reports the position of each page part when parts appear, move or disappear. Only additions, removals and resizes
 * move parts, so other renders measure nothing.
 */
export function useLayoutReports(
  content: HTMLElement | null,
  revision: number | null,
  report: (layout: Layout) => void,
): void {
  const tell = useRef((_seen: Seen, _element: HTMLElement) => {});
  tell.current = (seen, element) => {
    const change = takeChange(element, seen);
    if (change && revision !== null) report({ type: 'layout', revision, ...change });
  };
  useEffect(() => {
    if (!content) return;
    const sizes = new ResizeObserver(() => tell.current(seen, content));
    const seen: Seen = { sizes, parts: [], boxes: new Map(), height: -1 };
    const structure = new MutationObserver(() => {
      if (observeParts(content, seen)) tell.current(seen, content);
    });
    sizes.observe(content);
    structure.observe(content, { subtree: true, childList: true });
    observeParts(content, seen);
    return () => {
      structure.disconnect();
      sizes.disconnect();
    };
  }, [content]);
}

/** Returns true if the set or order of parts changed. Observes new parts and stops observing removed ones. */
function observeParts(element: HTMLElement, seen: Seen): boolean {
  const parts = [...element.querySelectorAll<HTMLElement>('[data-part]')];
  if (parts.length === seen.parts.length && parts.every((part, index) => part === seen.parts[index])) return false;
  const [known, present] = [new Set(seen.parts), new Set(parts)];
  for (const part of known) if (!present.has(part)) seen.sizes.unobserve(part);
  for (const part of present) if (!known.has(part)) seen.sizes.observe(part);
  seen.parts = parts;
  return true;
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
