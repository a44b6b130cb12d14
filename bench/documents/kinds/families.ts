import { specimenSets } from '../specimens/specimen-sets.ts';
import type { Wording } from '../wording.ts';

export type GroupStyle =
  | 'rows'
  | 'table'
  | 'stacked'
  | 'boxed'
  | 'headed'
  | 'leaders'
  | 'mono'
  | 'under'
  | 'spread'
  | 'flush'
  | 'bilingual';
export type ListingStyle = 'bordered' | 'plain' | 'zebra' | 'mono';
export type HeaderStyle = 'left' | 'centred' | 'banner' | 'split' | 'mono';

/** Style of documents from one issuer. */
export interface Family extends Wording {
  name: string;
  group: GroupStyle;
  /** Label-value columns side by side. */
  columns: 1 | 2 | 3;
  listing: ListingStyle;
  header: HeaderStyle;
  font: string;
  /** Font size in pixels at 96 dpi. */
  size: number;
  colon: boolean;
  capitals: boolean;
  colour: string;
  /** True if earnings and deductions share the rows of one table. */
  isJoined: boolean;
  /** True if bills end with a tear-off part that repeats their values. */
  hasStub: boolean;
  /** True if the currency is printed above the total. */
  hasUnitAbove: boolean;
}

const sans = "'Liberation Sans'";
const narrow = "'Liberation Sans Narrow'";
const serif = "'Liberation Serif'";
const mono = "'Liberation Mono'";
const wide = "'DejaVu Sans'";
const slab = "'DejaVu Serif'";
const condensed = "'DejaVu Sans Condensed'";
const slabCondensed = "'DejaVu Serif Condensed'";

function family(name: string, looks: Partial<Family>): Family {
  return {
    name,
    split: 'tune',
    isFilipino: false,
    isOwnWords: false,
    group: 'rows',
    columns: 2,
    listing: 'plain',
    header: 'left',
    font: sans,
    size: 13,
    colon: true,
    capitals: false,
    colour: '#1f4e79',
    isJoined: false,
    hasStub: false,
    hasUnitAbove: false,
    ...looks,
  };
}

export const families: readonly Family[] = [
  family('office', { listing: 'bordered', header: 'centred' }),
  family('ruled', { group: 'table', listing: 'bordered', colon: false, font: sans, size: 12 }),
  family('single', { columns: 1, font: serif, size: 14, header: 'centred', listing: 'plain' }),
  family('boxes', { group: 'boxed', colon: false, columns: 3, listing: 'bordered', font: sans, size: 13 }),
  family('leaders', { group: 'leaders', columns: 1, font: serif, colon: false, size: 14, header: 'split' }),
  family('filipino', { isFilipino: true, columns: 2, listing: 'bordered', header: 'centred', font: wide, size: 11 }),
  family('capitals', { capitals: true, font: narrow, size: 14, columns: 2, listing: 'zebra', header: 'banner' }),
  family('cards', {
    split: 'held-out',
    group: 'stacked',
    columns: 3,
    colon: false,
    listing: 'zebra',
    header: 'banner',
    colour: '#0b6b4f',
  }),
  family('headed', {
    split: 'held-out',
    group: 'headed',
    columns: 3,
    colon: false,
    listing: 'bordered',
    size: 12,
    header: 'split',
  }),
  family('printout', {
    split: 'held-out',
    group: 'mono',
    listing: 'mono',
    header: 'mono',
    font: mono,
    size: 12,
    capitals: true,
  }),
  family('dense', {
    split: 'held-out',
    group: 'table',
    columns: 3,
    colon: true,
    listing: 'plain',
    font: narrow,
    size: 12,
    colour: '#444',
  }),
  family('filipino-cards', {
    split: 'held-out',
    isFilipino: true,
    group: 'stacked',
    columns: 2,
    colon: false,
    listing: 'plain',
    font: sans,
    size: 13,
    header: 'banner',
    colour: '#7a1f3d',
  }),
  family('statement', {
    group: 'rows',
    columns: 3,
    colon: false,
    listing: 'zebra',
    header: 'banner',
    font: serif,
    size: 13,
    colour: '#4b2e83',
  }),
  family('ledger', {
    isFilipino: true,
    group: 'headed',
    columns: 2,
    colon: false,
    listing: 'plain',
    header: 'centred',
    font: slab,
    size: 11,
    colour: '#333',
  }),
  family('underlines', {
    split: 'held-out',
    isOwnWords: true,
    group: 'under',
    colon: false,
    font: slabCondensed,
    size: 13,
    header: 'centred',
    listing: 'bordered',
    colour: '#222',
  }),
  family('spread', {
    isOwnWords: true,
    group: 'spread',
    columns: 1,
    colon: false,
    font: sans,
    size: 14,
    header: 'left',
    listing: 'plain',
    colour: '#c2410c',
    hasStub: true,
  }),
  family('flush', {
    isOwnWords: true,
    group: 'flush',
    font: condensed,
    size: 12,
    header: 'split',
    listing: 'zebra',
    colour: '#155e75',
    isJoined: true,
    hasUnitAbove: true,
  }),
  family('bilingual', {
    split: 'held-out',
    group: 'bilingual',
    colon: false,
    font: serif,
    size: 13,
    header: 'centred',
    listing: 'bordered',
    colour: '#14532d',
    isJoined: true,
  }),
  family('cramped', {
    split: 'held-out',
    group: 'table',
    columns: 3,
    colon: false,
    font: wide,
    size: 12,
    header: 'banner',
    listing: 'bordered',
    colour: '#334155',
    hasStub: true,
    hasUnitAbove: true,
  }),
  ...Object.entries(specimenSets).map(([name, split]) => family(name, { split })),
];
