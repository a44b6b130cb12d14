import type { SheetType, Truth } from '../drawing/sheet.ts';
import { createRandom } from '../random.ts';
import { almon } from './almon/almon.ts';
import { apitong } from './apitong/apitong.ts';
import { balete } from './balete/balete.ts';
import { cards } from './cards.ts';
import { certificates } from './certificates.ts';
import { clearances } from './clearances.ts';
import { createDraft, type Draft, type SpecimenSet, sheet } from './draft.ts';
import { ipil } from './ipil.ts';
import { kalantas } from './kalantas/kalantas.ts';
import { lauan } from './lauan/lauan.ts';
import { meteredBills } from './metered-bills.ts';
import { payslips } from './payslips.ts';
import { talisay } from './talisay/talisay.ts';
import { taxForms } from './tax-forms.ts';
import { telcoBills } from './telco-bills.ts';
import { tindalo } from './tindalo/tindalo.ts';

type Specimens = Record<string, (draft: Draft) => string>;
const metered = (kind: 'electricCompanies' | 'waterCompanies'): Specimens => ({
  ...Object.fromEntries(
    Object.entries(meteredBills).map(([name, draw]) => [name, (draft: Draft) => draw(draft, kind)]),
  ),
  ipil: (draft) => ipil.bill(draft, kind),
});

const specimens: Partial<Record<SheetType, Specimens>> = {
  PAYSLIP: { ...payslips, ipil: ipil.payslip },
  TAX_DOCUMENT: { ...taxForms, ipil: ipil.taxForm },
  CLEARANCE_NBI: { ...clearances, ipil: ipil.clearance },
  TELCO_BILL: { ...telcoBills, ipil: (draft) => ipil.bill(draft, 'telcos') },
  ELECTRICITY_BILL: metered('electricCompanies'),
  WATER_BILL: metered('waterCompanies'),
  EMPLOYMENT_CERTIFICATE: { ...certificates, ipil: ipil.certificate },
  COMPANY_ID: { ...cards, ipil: ipil.card },
};

/** Sets in folders of their own. */
const sets: Record<string, SpecimenSet> = { balete, talisay, almon, lauan, tindalo, apitong, kalantas };

/** A paper of a set; null if the set has none of this type. */
export function drawSpecimen(
  type: SheetType,
  set: string,
  { name, number }: { name: string; number: number },
): { html: string; truth: Truth } | null {
  const draws = sets[set]?.[type];
  const draw = draws ? draws[(number - 1) % draws.length] : specimens[type]?.[set];
  if (!draw) return null;
  const draft = createDraft(createRandom(name));
  return { html: sheet(draw(draft)), truth: draft.truth };
}
