import { type Calculation, calculationTypes, type Operand, type SiteDocument } from '../document.ts';
import type { FieldPaths } from './component-paths.ts';
import { keptIn, readField } from './read-next-config.ts';
import { keep, readChoice, readFlag, readId, readNumber, readObjects, readText, type WireObject } from './reading.ts';
import { writeField } from './write-next-config.ts';

const keys = ['reference', 'name', 'type', 'operands', 'decimals', 'emptyAsZero'];

/** Read last, because operands refer to other parts. */
export function readCalculations(config: WireObject): Calculation[] {
  return readObjects(config, 'calculations').map((object) => {
    const id = readId(object);
    keep(object, id, keys);
    return {
      id,
      name: readText(object, 'name'),
      type: readChoice(object, 'type', calculationTypes),
      operands: [],
      decimals: readNumber(object, 'decimals', 2),
      isEmptyZero: readFlag(object, 'emptyAsZero'),
    };
  });
}

export function withOperands(calculations: readonly Calculation[], config: WireObject, paths: FieldPaths) {
  const objects = readObjects(config, 'calculations');
  return calculations.map((calculation, index): Calculation => {
    const operands = readObjects(objects[index]!, 'operands').map((operand) => readOperand(operand, paths));
    return { ...calculation, operands };
  });
}

function readOperand(object: WireObject, paths: FieldPaths): Operand {
  const isField = Object.hasOwn(object.value, 'field');
  if (!isField) return { ...keptIn(object, ['value']), field: null, value: readText(object, 'value') };
  const { column } = object.value;
  const isColumn = typeof column === 'string' && column !== '';
  const kept = keptIn(object, isColumn ? ['field', 'column'] : ['field']);
  return { ...kept, field: readField(readText(object, 'field'), paths), value: '', ...(isColumn && { column }) };
}

/** Omitted if empty, because the key is our extension. */
export function writeCalculations({ calculations, kept }: SiteDocument, paths: FieldPaths) {
  if (calculations.length === 0) return {};
  return {
    calculations: calculations.map(({ id, name, type, operands, decimals, isEmptyZero }) => ({
      reference: id,
      name,
      type,
      operands: operands.map((operand) => writeOperand(operand, paths)),
      decimals,
      emptyAsZero: isEmptyZero,
      ...kept[id],
    })),
  };
}

function writeOperand({ field, value, column, kept }: Operand, paths: FieldPaths) {
  return field ? { field: writeField(field, paths), ...(column && { column }), ...kept } : { value, ...kept };
}
