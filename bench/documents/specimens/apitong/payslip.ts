import { roundCents } from '../../formats.ts';
import { isoDate } from '../../people.ts';
import { amountText, type Draft, makePay, writeDay } from '../draft.ts';
import { settle, writeName } from '../townsfolk.ts';
import { typeface } from '../typefaces.ts';

const agencies = [
  'Bureau of Inland Fisheries Research',
  'Upland Crops Development Authority',
  'Provincial Government of Nueva Segovia',
];
const codes = ['0301', '0312', '0320', '0405', '0511', '0513', '0702'];

/** A staffing agency's monthly slip from a mainframe: codes, monospaced, net pay in two halves. */
export function payslip(draft: Draft): string {
  const { random, show, year } = draft;
  const person = settle(draft);
  const month = random.between(1, 12);
  const [start, end] = [isoDate(year, month, 1), isoDate(year, month + 1, 0)];
  const pay = makePay(
    draft,
    ['SALARY-REGULAR', 'PERA', 'LAUNDRY ALLOW'],
    [
      'WITHHOLDING TAX',
      'GSIS-LIFE/RET PS',
      'PHILHEALTH PS',
      'PAG-IBIG PS',
      'GSIS MPL FLEX',
      'COOP CAPITAL',
      'LBP LIVELIHOOD',
    ],
  );
  const first = roundCents(Math.floor(pay.net * 50) / 100);
  const name =
    `${person.lastName}, ${person.firstName}${person.suffix && ` ${person.suffix}`} ${person.middleName}`.toUpperCase();
  const agency = random.pick(agencies);
  const left = (label: string, value: string) =>
    `<div style="display:flex"><span style="width:118px">${label}</span><span>: ${value}</span></div>`;
  const line = (code: string, text: string, value: string) =>
    `<div style="display:flex"><span style="width:46px">${code}</span><span style="flex:1">${text}</span><span>${value}</span></div>`;
  const dashes = '<div style="border-top:1.5px dashed #222;margin:7px 0"></div>';
  const money = (amount: number) => amountText(amount);
  return `${typeface('printer')}<div
  style="font:12px/1.45 paper-printer,monospace;color:#222;background:repeating-linear-gradient(#fff 0 34px,#eef7ee 34px 68px);margin:-16px -20px;padding:18px 24px;border:1px solid #cbd5cb"><div
  style="display:flex;justify-content:space-between"><span>RUN DATE ${writeDay(end, 'MM/DD/YY')} 14:${random.between(10, 59)}</span><span>PAGE ${random.between(12, 480)}</span></div>
<div style="text-align:center">REPUBLIC OF THE PHILIPPINES<br><b style="font-size:14px">${show('employerName', agency, agency.toUpperCase())}</b><br>REGIONAL FIELD OFFICE NO.
${random.pick(['02', '05', '09', '12'])}<br><br>* * * PAY SLIP * * *<br>FOR THE PERIOD
${draft.period(start, end, `${writeDay(start, 'MMMM DD, YYYY').replace(/, \d+/, '')} - ${Number(end.slice(8))}, ${year}`.toUpperCase())}</div>
${dashes}<div style="display:flex;gap:26px"><div
style="flex:1.35">${left('EMPLOYEE NO.', random.digits(7))}${left('NAME', writeName(draft, 'employeeName', name))}${left(
    'POSITION',
    random.pick(['AGRICULTURIST II', 'ADMIN ASSISTANT III', 'ENGINEER I']),
  )}${left('SG/STEP', `${random.between(8, 15)} / ${random.between(1, 8)}`)}${left('STATION', random.pick(['ISABELA', 'SORSOGON', 'KORONADAL']))}</div><div style="flex:1">${left(
    'TIN',
    show('taxNumber', person.taxNumber, person.taxNumber.replace(/(\d{3})(?=\d)/g, '$1-')),
  )}${left('GSIS BP NO.', `200${random.digits(7)}`)}${left('PHILHEALTH', show('philHealthNumber', person.philHealthNumber))}${left(
    'PAG-IBIG MID',
    show('pagIbigNumber', person.pagIbigNumber),
  )}${left('LBP ACCT', `${random.digits(4)}-${random.digits(4)}-${random.digits(2)}`)}</div></div>
${dashes}<div style="display:flex;gap:34px"><div style="flex:1">COMPENSATION<br><br>${pay.earnings.map(([text, amount], at) => line(`0${101 + at}`, text, money(amount))).join('')}<div
style="border-top:1px solid #222;margin-top:4px">${line('', 'GROSS PAY', draft.money('grossAmount', pay.gross))}</div><br>MONTHLY RATE ${money(pay.earnings[0]![1])}<br>ABSENCES W/O PAY
0.00<br>LEAVE CREDITS VL ${random.between(3, 44)}.250 SL ${random.between(3, 60)}.000</div><div
style="flex:1">DEDUCTIONS<br><br>${pay.deductions.map(([text, amount], at) => line(codes[at]!, text, money(amount))).join('')}<div
style="border-top:1px solid #222;margin-top:4px">${line('', 'TOTAL DEDUCTIONS', money(pay.deducted))}</div></div></div>
${dashes}<div style="display:flex;justify-content:space-between;align-items:flex-end"><div>1ST HALF (15TH) ${money(first)}<br>2ND HALF (30TH) ${money(roundCents(pay.net - first))}</div><div
style="font-size:15px;font-weight:700">NET PAY FOR THE MONTH &nbsp; ${draft.money('netAmount', pay.net, 'P')}</div></div>
${dashes}GOVT SHARE: GSIS-RET ${money(pay.earnings[0]![1] * 0.12)} ECC 100.00 PHIC ${money(pay.deductions[2]![1])} HDMF 200.00<br>CERTIFIED CORRECT BY: HRMO V &nbsp; &nbsp; ** THIS IS A COMPUTER
PRINTOUT. REPORT ERRORS TO ACCOUNTING WITHIN 15 DAYS **</div>`;
}
