import { createRandom } from '../random.ts';
import type { SheetType, Truth } from '../sheet.ts';
import { cards } from './cards.ts';
import { certificates } from './certificates.ts';
import { clearances } from './clearances.ts';
import { createDraft, type Draft, sheet } from './draft.ts';
import { meteredBills } from './metered-bills.ts';
import { payslips } from './payslips.ts';
import { taxForms } from './tax-forms.ts';
import { telcoBills } from './telco-bills.ts';

type Specimens = Record<string, (draft: Draft) => string>;
const metered = (kind: 'electricCompanies' | 'waterCompanies'): Specimens =>
  Object.fromEntries(Object.entries(meteredBills).map(([name, draw]) => [name, (draft) => draw(draft, kind)]));

const specimens: Partial<Record<SheetType, Specimens>> = {
  PAYSLIP: payslips,
  TAX_DOCUMENT: taxForms,
  CLEARANCE_NBI: clearances,
  TELCO_BILL: telcoBills,
  ELECTRICITY_BILL: metered('electricCompanies'),
  WATER_BILL: metered('waterCompanies'),
  EMPLOYMENT_CERTIFICATE: certificates,
  COMPANY_ID: cards,
};

/** A paper of a set; null where the set has none of the type. */
export function drawSpecimen(type: SheetType, set: string, name: string): { html: string; truth: Truth } | null {
  const draw = specimens[type]?.[set];
  if (!draw) return null;
  const draft = createDraft(createRandom(name), type === 'PAYSLIP');
  return { html: sheet(draw(draft)), truth: draft.truth };
}
