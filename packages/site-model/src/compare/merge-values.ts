import type { ComponentId, GroupField, ScreenId, SiteDocument } from '../document.ts';
import { groupFieldsInWords } from './group-fields.ts';
import { valueInWords } from './in-words.ts';
import { isSame } from './same.ts';

export type Side = 'theirs' | 'mine';

/** A value in the common base document and on both sides. */
export interface Three<T> {
  base: T;
  theirs: T;
  mine: T;
}

export function mapThree<T, U>({ base, theirs, mine }: Three<T>, map: (value: T, side: keyof Three<T>) => U): Three<U> {
  return { base: map(base, 'base'), theirs: map(theirs, 'theirs'), mine: map(mine, 'mine') };
}

/** A conflict: both sides changed the same value differently. */
export interface Clash {
  /** Stable id: the same conflict has the same id in every merge of these documents. */
  id: string;
  screenId: ScreenId | null;
  componentId: ComponentId | null;
  what: string;
  /** Both values in words. */
  theirs: string;
  mine: string;
}

/** A merge in progress: decisions made so far, and open conflicts. */
export interface Merge {
  docs: Three<SiteDocument>;
  decisions: Readonly<Record<string, Side>>;
  clashes: Clash[];
  /** Maps value ids to the joint conflict that decides them. */
  joint: ReadonlyMap<string, string>;
}

/** The value that a conflict is about. */
export type Subject = Omit<Clash, 'theirs' | 'mine'> & { key: string };

/**
 * Chooses the side whose value wins. In an undecided conflict, `mine` wins.
 * @param read the normalized values to compare
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

/** The side chosen by a joint conflict for this value; null without one. */
export function jointSide(merge: Merge, valueId: string): Side | null {
  const clashId = merge.joint.get(valueId);
  return clashId === undefined ? null : decidedSide(merge, clashId);
}

function decidedSide({ decisions }: Merge, clashId: string): Side {
  return Object.hasOwn(decisions, clashId) ? decisions[clashId]! : 'mine';
}
