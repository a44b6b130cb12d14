import { Lexer, type Token, type Tokens } from 'marked';
import { type Guide, type GuideName, listGuides, toAnchor } from './list-guides.ts';

let guides: Guide[] | null = null;

/** Guides whose title contains every word of the text. */
export function findGuides(text: string): { id: GuideName; name: string }[] {
  guides ??= listGuides();
  const words = text.toLowerCase().split(/\s+/);
  return guides
    .filter(({ name, title }) => words.every((word) => `${title} ${name}`.toLowerCase().includes(word)))
    .map(({ name, title }) => ({ id: name, name: title }));
}

export interface GuideSection {
  heading: string;
  anchor: string;
  text: string;
}

interface FoundSection extends GuideSection {
  guide: Guide;
}

const maxFound = 20;

/** Splits a guide at its second-level headings; the part before the first one has the guide's own title. */
export function listSections({ title, source }: Guide): GuideSection[] {
  const sections: GuideSection[] = [{ heading: title, anchor: '', text: '' }];
  for (const token of new Lexer({ gfm: true }).lex(source)) {
    const { depth, text } = token as Tokens.Heading;
    if (token.type === 'heading' && depth === 2) sections.push({ heading: text, anchor: toAnchor(text), text: '' });
    else if (token.type !== 'heading' || depth > 1) sections.at(-1)!.text += `${toPlainText(token)} `;
  }
  return sections;
}

/** Sections that contain every word of the query; matches in headings come first. */
export function searchGuides(guides: readonly Guide[], query: string): FoundSection[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const all = guides.flatMap((guide) => listSections(guide).map((section) => ({ guide, ...section })));
  const inHeading = all.filter(({ guide, heading }) => has(`${guide.title} ${heading}`));
  const inText = all.filter((section) => !inHeading.includes(section) && has(`${section.heading} ${section.text}`));
  return [...inHeading, ...inText].slice(0, maxFound);
}

function toPlainText(token: Token): string {
  return token.raw
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*|#]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
