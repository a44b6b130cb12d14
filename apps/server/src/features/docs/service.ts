import { type Guide, type GuideName, listGuides } from './list-guides.ts';

let guides: Guide[] | null = null;

/** Guides whose title holds every word of the text. */
export function findGuides(text: string): { id: GuideName; name: string }[] {
  guides ??= listGuides();
  const words = text.toLowerCase().split(/\s+/);
  return guides
    .filter(({ name, title }) => words.every((word) => `${title} ${name}`.toLowerCase().includes(word)))
    .map(({ name, title }) => ({ id: name, name: title }));
}
