import { siteLimits } from '@smile/contract/site-limits';
import { componentsOf, screensOf } from '../parts.ts';
import { fromWire } from '../wire/from-wire.ts';
import { type CopiedParts, partsKind } from './copied-parts.ts';

/** Parses copied parts from any text, or returns why there are none. */
export function readParts(text: string): CopiedParts | { problem: string } {
  if (text.length > siteLimits.bytes) return { problem: 'The clipboard holds too much' };
  const copied = parseJson(text);
  if (!isCopied(copied)) return { problem: 'The clipboard holds no part of a site' };
  if (copied.formatVersion !== 1) return { problem: 'The copied part is from a newer version of the platform' };
  const read = fromWire('Copied', copied.template);
  if ('problems' in read) return { problem: `The copied part cannot be used: ${read.problems[0]}` };
  const screen = screensOf(read.doc)[0];
  if (!screen) return { problem: 'The clipboard holds no part of a site' };
  if (copied.part === 'screen') return { screen };
  const components = componentsOf(screen);
  return components.length > 0 ? { components } : { problem: 'The clipboard holds no part of a site' };
}

interface Copied {
  kind: typeof partsKind;
  formatVersion: unknown;
  part: unknown;
  template: unknown;
}

function isCopied(value: unknown): value is Copied {
  return typeof value === 'object' && value !== null && (value as Partial<Copied>).kind === partsKind;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
