import { siteLimits } from '@smile/contract/site-limits';
import { readBy } from '../calculations/operands.ts';
import type { Calculation, Operand, SiteDocument } from '../document.ts';
import { idFault } from './ids.ts';
import { fieldFault } from './next-config.ts';
import { countFault, type Fault, firstFault, textFault } from './texts.ts';

/** Fault of the calculated values in this document. */
export function calculationsFault(doc: SiteDocument): Fault {
  const { calculations } = doc;
  return (
    countFault('Calculated values', calculations, siteLimits.calculations) ??
    firstFault(calculations, (calculation) => calculationFault(doc, calculation)) ??
    firstFault(calculations, ({ id, name }) =>
      readBy(calculations, id).has(id) ? `The calculated value ${name} cannot be calculated from itself` : null,
    )
  );
}

function calculationFault(doc: SiteDocument, { id, name, operands, decimals }: Calculation): Fault {
  const isCount = Number.isInteger(decimals) && decimals >= 0 && decimals <= siteLimits.decimals;
  return (
    idFault(id) ??
    textFault('The name of a calculated value', name, siteLimits.name) ??
    countFault('Parts of a calculated value', operands, siteLimits.operands) ??
    (isCount ? null : `A calculated value has 0 to ${siteLimits.decimals} decimals`) ??
    firstFault(operands, (operand) => operandFault(doc, operand))
  );
}

function operandFault(doc: SiteDocument, { field, value }: Operand): Fault {
  return (field && fieldFault(doc, field)) ?? textFault('A number', value, siteLimits.condition);
}
