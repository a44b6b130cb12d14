import type { Calculation, CalculationId, ComponentId, GroupField, Operand, TestField } from '../document.ts';

/** The calculation with mapped fields; the same object if nothing changes. */
export function mapOperands(calculation: Calculation, change: (field: TestField) => TestField): Calculation {
  const operands = calculation.operands.map((operand) => {
    const field = operand.field && change(operand.field);
    return field === operand.field ? operand : { ...operand, field };
  });
  const isSame = operands.every((operand, index) => operand === calculation.operands[index]);
  return isSame ? calculation : { ...calculation, operands };
}

/** The calculated values that one depends on, directly or indirectly; includes itself in a cycle. */
export function readBy(calculations: readonly Calculation[], id: CalculationId): Set<CalculationId> {
  const found = new Set<CalculationId>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const { field } of operandsOf(calculations, next)) {
      if (field?.kind !== 'calculated' || found.has(field.calculationId)) continue;
      found.add(field.calculationId);
      waiting.push(field.calculationId);
    }
  }
  return found;
}

/** The fields that a calculated value depends on, directly or indirectly. */
export function answersReadBy(calculations: readonly Calculation[], id: CalculationId): Set<ComponentId> {
  const operands = [id, ...readBy(calculations, id)].flatMap((each) => operandsOf(calculations, each));
  return new Set(operands.flatMap(({ field }) => (field?.kind === 'component' ? [field.componentId] : [])));
}

/**
 * The fields of a repeating group that `read` depends on: through sums of their answers, and through conditions that
 * hide these. A field that is shown only if one of them matches must not be among them, or it would decide about itself.
 */
export function groupFieldsReadBy(
  calculations: readonly Calculation[],
  fields: readonly GroupField[],
  read: TestField,
): Set<ComponentId> {
  const found = new Set<ComponentId>();
  const seen = new Set<CalculationId>();
  const follow = (source: TestField | null): void => {
    if (source?.kind === 'component') visit(source.componentId);
    if (source?.kind !== 'calculated' || seen.has(source.calculationId)) return;
    seen.add(source.calculationId);
    for (const { field, column } of operandsOf(calculations, source.calculationId))
      if (column) visit(column);
      else follow(field);
  };
  const visit = (id: ComponentId): void => {
    const field = fields.find((each) => each.id === id);
    if (!field || found.has(id)) return;
    found.add(id);
    for (const item of field.props.visibleIf?.items ?? []) follow(item.field);
  };
  follow(read);
  return found;
}

function operandsOf(calculations: readonly Calculation[], id: CalculationId): readonly Operand[] {
  return calculations.find((other) => other.id === id)?.operands ?? [];
}
