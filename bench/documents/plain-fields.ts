import { isReadable } from '@smile/contract/archive-analysis';
import { labelsOf } from '../../apps/server/src/features/document-reading/lexicon/slots-of-type.ts';
import { findDates } from '../../apps/server/src/features/document-reading/values/parse-date.ts';
import type { SheetType } from './drawing/sheet.ts';
import type { ReadValue } from './tally.ts';

/** Value patterns beside a label on the same line, by kind. */
const values: Record<string, RegExp> = {
  date: /.{4,40}/,
  money: /-?[₱P]?(?:PHP|Php)?\s?-?\d[\d,]*\.\d{2}/,
  quantity: /\d[\d,]*/,
  sss: /\d{2}-?\d{7}-?\d/,
  philHealth: /\d{2}-?\d{9}-?\d/,
  pagIbig: /\d{4}-?\d{4}-?\d{4}/,
  tin: /\d{3}-?\d{3}-?\d{3}(?:-?\d{3,5})?/,
  code: /[A-Z\d][A-Z\d-]{4,}/,
  phone: /\+?[\d() -]{9,16}/,
  email: /\S+@\S+/,
};

/** Baseline extraction: one regular expression per label and value shape, applied to the text lines. */
export function readPlainFields(type: SheetType, text: string): Partial<Record<string, ReadValue>> {
  if (!isReadable(type)) return {};
  const fields: Partial<Record<string, ReadValue>> = {};
  for (const { phrase, meanings } of labelsOf(type).exact.values()) {
    const { slot } = meanings[0]!.slot.name === 'other' ? (meanings[1] ?? meanings[0]!) : meanings[0]!;
    if (slot.name === 'other' || fields[slot.name]) continue;
    const label = phrase
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/ No$/, ' (?:No\\.?|Number|#)')
      .replace(/ /g, '\\s+');
    const shape = values[slot.kind]?.source ?? '[^\\n]{3,60}';
    const match = new RegExp(`(?:^|\\s)${label}\\s*[:.]?[ \\t]+(${shape})`, 'im').exec(text);
    if (match) addValue(fields, slot.name, slot.kind, match[1]!.trim());
  }
  return fields;
}

function addValue(fields: Partial<Record<string, ReadValue>>, name: string, kind: string, text: string): void {
  const put = (field: string, value: string | number | undefined) => {
    if (value !== undefined) fields[field] = { value, confidence: 50 };
  };
  if (kind === 'money' || kind === 'quantity') put(name, Number(text.replace(/[^\d.-]/g, '')));
  else if (kind === 'date') put(name, findDates(text, false)[0]?.date);
  else if (kind === 'period') {
    const [start, end] = findDates(text, false);
    put('startDate', start?.date);
    put('endDate', end?.date);
  } else put(name, text);
}
