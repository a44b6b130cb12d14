import type { Component, GroupField, Option, SiteDocument } from '../document.ts';
import { lockedFieldMessage } from '../field-messages.ts';
import { allConditionsOf } from '../fields/component-conditions.ts';
import { componentFault } from '../soundness/components.ts';
import { comparableField } from './comparable-value.ts';
import { flattenProps } from './flat-parts.ts';
import { splitTranslations } from './flat-translations.ts';
import { changeTexts } from './group-fields.ts';
import { mergeOptions } from './merge-options.ts';
import { mapThree, type Three } from './merge-values.ts';
import { isReordered, mergeOrders, ordersClash } from './order.ts';
import { isSame } from './same.ts';
import { translateText } from './variable-ids.ts';

/** A field with its values, and with those that are compared. */
interface Read {
  field: GroupField;
  values: Readonly<Record<string, unknown>>;
  compared: Readonly<Record<string, unknown>>;
}

/**
 * The fields of a repeating group after two people's edits, each by its id, with the variables of my document; null
 * where only a person can decide.
 */
export function mergeGroupFields(docs: Three<SiteDocument>, lists: Three<readonly GroupField[]>): GroupField[] | null {
  const read = mapThree(lists, (fields, side) => readFields(docs, fields, side));
  const ids = mapThree(read, (fields) => [...fields.keys()]);
  if (ordersClash(ids.base, ids.theirs, ids.mine)) return null;
  const merged = new Map<string, GroupField>();
  for (const id of new Set([...ids.theirs, ...ids.mine])) {
    const field = mergeField(mapThree(read, (fields) => fields.get(id)));
    if (field === 'clash') return null;
    if (field) merged.set(id, field);
  }
  const [leading, other] = isReordered(ids.base, ids.mine) ? [ids.mine, ids.theirs] : [ids.theirs, ids.mine];
  const fields = mergeOrders(leading, other, (id) => merged.has(id)).map((id) => merged.get(id)!);
  const former = new Set([lists.theirs, lists.mine].flatMap(duplicatesIn));
  const isFree = duplicatesIn(fields).every((text) => former.has(text));
  const isValid = fields.every((field) => componentFault(field) === null && !isJointLock(field, lists));
  const isSavable = fields.length > 0 && isFree && isValid;
  return isSavable && !readsRemoved(fields, ids) ? fields : null;
}

function readFields(docs: Three<SiteDocument>, fields: readonly GroupField[], side: keyof Three<unknown>) {
  const toMine = (text: string) => (side === 'mine' ? text : translateText(docs[side], docs.mine, text));
  return new Map(
    fields.map((field): [string, Read] => {
      const values = { ...flattenProps(changeTexts(field, toMine)), type: field.type, kept: field.kept };
      return [
        field.id,
        {
          field,
          values,
          compared: { ...flattenProps(comparableField(docs[side], field)), type: field.type, kept: field.kept },
        },
      ];
    }),
  );
}

/** Null for a field that one side removed and the other left as it was. */
function mergeField({ base, theirs, mine }: Three<Read | undefined>): GroupField | 'clash' | null {
  if (!theirs || !mine) {
    const left = (mine ?? theirs)!;
    if (!base) return withValues(left.field, left.values);
    return isSame(base.compared, left.compared) ? null : 'clash';
  }
  if (isSame(theirs.compared, mine.compared)) return mine.field;
  if (!base) return 'clash';
  const values: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(theirs.values), ...Object.keys(mine.values)])) {
    const compared = mapThree({ base, theirs, mine }, (side) => side.compared[key]);
    if (isSame(compared.theirs, compared.mine) || isSame(compared.base, compared.theirs))
      values[key] = mine.values[key];
    else if (isSame(compared.base, compared.mine)) values[key] = theirs.values[key];
    else {
      const options = key === 'options' && mergeOptions(mapThree(compared, (value) => value as Option[]));
      if (!options) return 'clash';
      values[key] = options;
    }
  }
  return withValues(mine.field, values);
}

function withValues({ id }: GroupField, { kept, type, ...values }: Read['values']): GroupField {
  const { props: merged, ...translations } = splitTranslations(values);
  const { additionalProps, ...props } = merged;
  return { id, type, ...translations, additionalProps, props, ...(kept !== undefined && { kept }) } as GroupField;
}

/** Labels and names that several fields have, as `checks.ts` finds them. */
function duplicatesIn(fields: readonly GroupField[]): string[] {
  const [labels, names] = [fields.map(({ props }) => props.label.trim()), fields.map(({ props }) => props.name)];
  const twice = (list: string[]) => list.filter((text, index) => text !== '' && list.indexOf(text) !== index);
  return [...twice(labels).map((label) => `label ${label}`), ...twice(names).map((name) => `name ${name}`)];
}

/** Whether nobody can answer a field that can be answered on both sides. */
function isJointLock(field: GroupField, { theirs, mine }: Three<readonly GroupField[]>): boolean {
  const isLocked = (each: GroupField) => lockedFieldMessage('', each) !== null;
  return isLocked(field) && ![...theirs, ...mine].some((each) => each.id === field.id && isLocked(each));
}

/** Whether a condition reads a field of the entry that a side removed. */
function readsRemoved(fields: readonly GroupField[], ids: Three<string[]>): boolean {
  const removed = new Set(ids.base.filter((id) => fields.every((field) => field.id !== id)));
  const conditions = (fields as readonly Component[]).flatMap(allConditionsOf);
  return conditions.some(({ items }) =>
    items.some(({ field }) => field.kind === 'component' && removed.has(field.componentId)),
  );
}
