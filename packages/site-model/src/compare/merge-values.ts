import type { ComponentId, GroupField, ScreenId, SiteDocument } from '../document.ts';
import { groupFieldsInWords } from './group-fields.ts';
import { valueInWords } from './in-words.ts';
import { isSame } from './same.ts';

export type Side = 'theirs' | 'mine';

/** The same thing of the document that both sides began with, and of both. */
export interface Three<T> {
  base: T;
  theirs: T;
  mine: T;
}

export function mapThree<T, U>({ base, theirs, mine }: Three<T>, map: (value: T, side: keyof Three<T>) => U): Three<U> {
  return { base: map(base, 'base'), theirs: map(theirs, 'theirs'), mine: map(mine, 'mine') };
}

/** One thing that both sides changed, each in its own way. */
export interface Clash {
  /** Names the thing in every merge of the same documents. */
  id: string;
  screenId: ScreenId | null;
  componentId: ComponentId | null;
  what: string;
  /** Both values in words. */
  theirs: string;
  mine: string;
}

/** A merge in progress: what was decided before, and what is still to be decided. */
export interface Merge {
  docs: Three<SiteDocument>;
  decisions: Readonly<Record<string, Side>>;
  clashes: Clash[];
  /** Clashes that decide for several values at once, by the ids of these. */
  joint: ReadonlyMap<string, string>;
}

/** Subject of a value. */
export type Subject = Omit<Clash, 'theirs' | 'mine'> & { key: string };

/**
 * The side whose value counts. Where both changed it, mine does until it is decided.
 * @param read what of the values is compared
 */
export function chooseSide(
  merge: Merge,
  subject: Subject,
  values: Three<unknown>,
  read: Three<unknown> = values,
): Side {
  const joint = jointSide(merge, subject.id);
  if (isSame(read.theirs, read.mine)) return 'theirs';
  if (joint) return joint;
  if (isSame(read.base, read.mine)) return 'theirs';
  if (isSame(read.base, read.theirs)) return 'mine';
  const { key, ...thing } = subject;
  const [theirs, mine] = ([values.theirs, values.mine] as const).map((value, index) => {
    const doc = index === 0 ? merge.docs.theirs : merge.docs.mine;
    return key === 'fields' ? groupFieldsInWords(doc, value as GroupField[]) : valueInWords(doc, key, value);
  }) as [string, string];
  return clash(merge, { ...thing, theirs, mine });
}

export function clash(merge: Merge, found: Clash): Side {
  merge.clashes.push(found);
  return decidedSide(merge, found.id);
}

/** The side of a value that a joint clash decides; null for any other value. */
export function jointSide(merge: Merge, valueId: string): Side | null {
  const clashId = merge.joint.get(valueId);
  return clashId === undefined ? null : decidedSide(merge, clashId);
}

function decidedSide({ decisions }: Merge, clashId: string): Side {
  return Object.hasOwn(decisions, clashId) ? decisions[clashId]! : 'mine';
}
