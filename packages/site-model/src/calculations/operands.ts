import type { Calculation, CalculationId, ComponentId, Operand, TestField } from '../document.ts';

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

function operandsOf(calculations: readonly Calculation[], id: CalculationId): readonly Operand[] {
  return calculations.find((other) => other.id === id)?.operands ?? [];
}
