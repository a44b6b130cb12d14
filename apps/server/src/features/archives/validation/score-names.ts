import type { PayslipPrediction } from '@smile/contract/payslips';
import { isSamePerson } from '../../lookups/service/verifications.ts';
import { isKnownNumber } from './check-identity.ts';
import { type Fields, nameOf, textOf } from './field-values.ts';
import type { KnownUser } from './known-user.ts';

export type NameScores = PayslipPrediction['matchResult'];

/** Scores when nothing was compared. */
export const noNameScores: NameScores = {
  employeeNameAndIdentificationNumberMatchScore: null,
  employeeNameAndSsNumberMatchScore: null,
  employeeNameAndPagIbigNumberMatchScore: null,
  employeeNameAndPhilHealthNumberMatchScore: null,
  employeeNameAndTaxNumberMatchScore: null,
};

/** Scores whether a payslip's name and each of its ID numbers belong to the same known person. */
export function scoreNames(fields: Fields, known: KnownUser): NameScores {
  const name = nameOf(fields);
  const isKnownName = name !== null && known.identities.some((identity) => isSamePerson(name, identity));
  // Null when nothing can be compared, else 100 or 0.
  const scoreOf = (field: 'ssNumber' | 'pagIbigNumber' | 'philHealthNumber' | 'taxNumber', documentName: string) => {
    const number = textOf(fields, field);
    const isSame = number && name ? isKnownNumber(known, documentName, number) : null;
    return isSame === null ? null : isSame && isKnownName ? 100 : 0;
  };
  const scores = {
    employeeNameAndSsNumberMatchScore: scoreOf('ssNumber', 'SSS'),
    employeeNameAndPagIbigNumberMatchScore: scoreOf('pagIbigNumber', 'Pag-IBIG'),
    employeeNameAndPhilHealthNumberMatchScore: scoreOf('philHealthNumber', 'PhilHealth'),
    employeeNameAndTaxNumberMatchScore: scoreOf('taxNumber', 'TIN'),
  };
  const given = Object.values(scores).filter((score) => score !== null);
  return { employeeNameAndIdentificationNumberMatchScore: given.length > 0 ? Math.min(...given) : null, ...scores };
}
