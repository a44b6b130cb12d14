import type { PayslipPrediction } from '@smile/contract/payslips';
import { isSamePerson } from '../../lookups/service/verifications.ts';
import { isKnownNumber } from './check-identity.ts';
import { type Fields, nameOf, textOf } from './field-values.ts';
import type { KnownUser } from './known-user.ts';

export type NameScores = PayslipPrediction['matchResult'];

/** Where nothing was compared. */
export const noNameScores: NameScores = {
  employeeNameAndIdentificationNumberMatchScore: null,
  employeeNameAndSsNumberMatchScore: null,
  employeeNameAndPagIbigNumberMatchScore: null,
  employeeNameAndPhilHealthNumberMatchScore: null,
  employeeNameAndTaxNumberMatchScore: null,
};

/** How well the name of a payslip goes with each of its numbers, by what other sources have. */
export function scoreNames(fields: Fields, known: KnownUser): NameScores {
  const name = nameOf(fields);
  const isKnownName = name !== null && known.identities.some((identity) => isSamePerson(name, identity));
  const scoreOf = (field: 'ssNumber' | 'pagIbigNumber' | 'philHealthNumber' | 'taxNumber', called: string) => {
    const number = textOf(fields, field);
    const isSame = number && name ? isKnownNumber(known, called, number) : null;
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
