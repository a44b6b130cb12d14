import type { Item, Printed, Truth } from './drawing/sheet.ts';
import { type Currency, type DateFormat, dateFormatNames, groupDigits, writeAmount, writeDate } from './formats.ts';
import type { Family } from './kinds/families.ts';
import { type Company, isoDate, makeCompany, makePerson, type Person } from './people.ts';
import type { Random } from './random.ts';
import { createLabels } from './wording.ts';

/** Input of a sheet maker: person, employer, writing habits, and the truth it fills in. */
export interface MakeContext {
  random: Random;
  family: Family;
  person: Person;
  company: Company;
  truth: Truth;
  dateFormat: DateFormat;
  currency: Currency;
  year: number;
  label(key: string): string;
  /** An item whose true value is `value`. */
  text(key: string, value: string, shown?: string, field?: string): Item;
  date(key: string, value: string, field?: string): Item;
  amount(key: string, value: number, field?: string): Item;
  /** An item that is not a field. */
  plain(key: string, shown: string): Item;
  /** Writes the name with this issuer's order of name parts. */
  writeName(): string;
  writeId(field: 'ssNumber' | 'philHealthNumber' | 'pagIbigNumber' | 'taxNumber'): string;
}

const idGroups = {
  ssNumber: [2, 7, 1],
  philHealthNumber: [2, 9, 1],
  pagIbigNumber: [4, 4, 4],
  taxNumber: [3, 3, 3, 3],
};

export function createMakeContext(random: Random, family: Family): MakeContext {
  const person = makePerson(random);
  const truth: Truth = {};
  const label = createLabels(random, family);
  const formats = family.isFilipino ? (['filipino', 'slashes', 'long'] as const) : dateFormatNames.slice(0, 9);
  const dateFormat = random.pick(formats);
  const currency = random.pick<Currency>(['', '', '₱', 'P', 'PHP ', 'Php ']);
  const order = random.pick(['natural', 'initial', 'comma', 'comma', 'comma-initial'] as const);
  const inCapitals = family.capitals || random.chance(0.4);
  const isGrouped = random.chance(0.85);
  const put = (field: string, value: string | number) => {
    truth[field] = value;
  };
  return {
    random,
    family,
    person,
    company: makeCompany(random),
    truth,
    dateFormat,
    currency,
    year: random.between(2021, 2025),
    label,
    text(key, value, shown = value, field = key) {
      put(field, value);
      return { label: label(key), text: shown, fields: field };
    },
    date(key, value, field = key) {
      put(field, value);
      return { label: label(key), text: writeDate(value, dateFormat), fields: field };
    },
    amount(key, value, field = key) {
      put(field, value);
      if (currency) put('currency', 'PHP');
      return { label: label(key), text: writeAmount(value, currency), fields: currency ? `${field} currency` : field };
    },
    plain: (key, shown) => ({ label: label(key), text: shown }),
    writeName() {
      const { firstName, middleName, lastName } = person;
      const name = {
        natural: `${firstName} ${middleName} ${lastName}`,
        initial: `${firstName} ${middleName[0]}. ${lastName}`,
        comma: `${lastName}, ${firstName} ${middleName}`,
        'comma-initial': `${lastName}, ${firstName} ${middleName[0]}.`,
      }[order];
      return inCapitals ? name.toUpperCase() : name;
    },
    writeId: (field) => (isGrouped ? groupDigits(person[field], idGroups[field]) : person[field]),
  };
}

/** The name as one field, plus its parts if the type has such fields. */
export function nameItem(make: MakeContext, key: string, field: string, withParts = false): Item {
  const shown = make.writeName();
  make.truth[field] = shown;
  const item: Item = { label: make.label(key), text: shown, fields: field };
  if (!withParts) return item;
  const { firstName, middleName, lastName } = make.person;
  const isInitial = /\b\p{L}\.(\s|$)/u.test(shown);
  Object.assign(make.truth, { firstName, middleName: isInitial ? `${middleName[0]}.` : middleName, lastName });
  return { ...item, fields: `${field} firstName middleName lastName` };
}

export function idItems(make: MakeContext): Item[] {
  const fields = ['ssNumber', 'philHealthNumber', 'pagIbigNumber', 'taxNumber'] as const;
  return fields.map((field) => make.text(field, make.person[field], make.writeId(field)));
}

export function monthEnd(year: number, month: number): string {
  return isoDate(year, month + 1, 0);
}

export function plainCells(...texts: string[]): Printed[] {
  return texts.map((text) => ({ text }));
}
