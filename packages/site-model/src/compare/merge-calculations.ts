import { siteLimits } from '@smile/contract/site-limits';
import { cutText } from '@smile/contract/texts';
import { mapOperands } from '../calculations/operands.ts';
import type { Calculation, CalculationId, SiteDocument, TestField } from '../document.ts';
import { numberedLabel } from '../field-names.ts';
import { calculationPath, formFieldPath } from '../field-paths.ts';
import { allConditionsOf } from '../fields/component-conditions.ts';
import { componentsOf, screensOf } from '../parts.ts';
import { chooseSide, type Merge, mapThree } from './merge-values.ts';
import { mergeOrders } from './order.ts';

/**
 * Merges calculated values one by one. A removed value stays if the other side changed it or if the merged document
 * still uses it.
 */
export function mergeCalculations(merge: Merge, merged: SiteDocument): Calculation[] {
  const { docs } = merge;
  const maps = mapThree(docs, ({ calculations }) => new Map(calculations.map((each) => [each.id, each])));
  const idsOf = ({ calculations }: SiteDocument) => calculations.map(({ id }) => id);
  const ids = mergeOrders(idsOf(docs.theirs), idsOf(docs.mine), () => true);
  const chosen = new Map<CalculationId, Calculation>();
  const removed = new Map<CalculationId, Calculation>();
  for (const id of ids) {
    const values = mapThree(maps, (map) => map.get(id));
    const shown = (values.mine ?? values.theirs)!;
    const what = `Calculated value ${shown.name}`;
    const subject = { id: `calculation ${id}`, screenId: null, componentId: null, what, key: 'calculation' };
    const value = values[chooseSide(merge, subject, values)];
    if (value) chosen.set(id, value);
    else removed.set(id, shown);
  }
  const waiting = [...fieldsOf(merged), ...[...chosen.values()].flatMap(fieldsRead)];
  for (const field of waiting) {
    const back = field.kind === 'calculated' ? removed.get(field.calculationId) : undefined;
    if (!back || chosen.has(back.id)) continue;
    chosen.set(back.id, back);
    waiting.push(...fieldsRead(back));
  }
  const kept = ids.flatMap((id) => chosen.get(id) ?? []);
  return withOwnNames(kept, merge).map((each) =>
    mapOperands(each, (field) => releaseField(field, merge, merged, kept)),
  );
}

/** Fields used in the conditions of a document. */
function fieldsOf(doc: SiteDocument): TestField[] {
  const conditions = screensOf(doc).flatMap((screen) => [
    ...screen.nextConfig.map(({ condition }) => condition),
    ...componentsOf(screen).flatMap(allConditionsOf),
  ]);
  return conditions.flatMap(({ items }) => items.map(({ field }) => field));
}

function fieldsRead({ operands }: Calculation): TestField[] {
  return operands.flatMap(({ field }) => field ?? []);
}

/** Numbers values that both sides added under the same name, because duplicate names cannot be saved. */
function withOwnNames(calculations: readonly Calculation[], { docs }: Merge): Calculation[] {
  const taken = new Set<string>();
  return calculations.map((calculation) => {
    const name = calculation.name.trim();
    const isOwn = ({ calculations: own }: SiteDocument) => own.filter((each) => each.name.trim() === name).length > 1;
    if (name === '' || !taken.has(name) || isOwn(docs.theirs) || isOwn(docs.mine)) {
      taken.add(name);
      return calculation;
    }
    let number = 2;
    const numbered = () => numberedLabel(cutText(name, siteLimits.name - 5), number);
    while (taken.has(numbered()) || calculations.some((other) => other.name.trim() === numbered())) number++;
    taken.add(numbered());
    return { ...calculation, name: numbered() };
  });
}

/** Replaces references to missing parts by a dangling path. */
function releaseField(
  field: TestField,
  { docs }: Merge,
  merged: SiteDocument,
  calculations: readonly Calculation[],
): TestField {
  if (field.kind === 'calculated') {
    const isThere = calculations.some(({ id }) => id === field.calculationId);
    return isThere ? field : { kind: 'unknown', path: calculationPath(field.calculationId) };
  }
  if (field.kind !== 'component') return field;
  const isOn = (doc: SiteDocument) =>
    screensOf(doc).find((screen) => componentsOf(screen).some(({ id }) => id === field.componentId));
  if (isOn(merged)) return field;
  const screen = isOn(docs.mine) ?? isOn(docs.theirs);
  return { kind: 'unknown', path: formFieldPath(screen?.module.id ?? 'FormModule_', field.componentId) };
}
