import { roundCents } from '../../formats.ts';
import { addDays, isoDate } from '../../people.ts';
import { amountText, type Draft, makePay, writeDay } from '../draft.ts';
import { watermark } from '../ornaments.ts';
import { pickOffice, settle, writeName } from '../townsfolk.ts';
import { typeface } from '../typefaces.ts';

const hospitals = [
  "St. Camillus Doctors' Hospital, Inc.",
  'Sta. Monica Medical Center',
  'Hermosa General Hospital and Medical Foundation, Inc.',
];
const line = '1px solid #9fb3c8';

/** A row of one half: description, hours, this cut-off, year to date. */
function row([name, amount]: [string, number], hours: string, months: number): string {
  const td = (text: string, style = '') =>
    `<td style="padding:2px 5px;border-bottom:1px dotted #c6d2de;${style}">${text}</td>`;
  const right = 'text-align:right;white-space:nowrap';
  return `<tr>${td(name)}${td(hours, right)}${td(amountText(amount), right)}${td(amountText(roundCents(amount * months)), `${right};color:#555`)}</tr>`;
}

function half(title: string, rows: string, sum: readonly [string, string, string]): string {
  const th = (text: string, at: number) =>
    `<th style="padding:3px 5px;text-align:${at ? 'right' : 'left'};border-bottom:${line};font-weight:600">${text}</th>`;
  return `<div style="flex:1;border:${line}"><div style="background:#dce6f0;padding:3px 6px;font-weight:700;color:#123a5e">${title}</div><table
  style="border-collapse:collapse;width:100%"><tr>${['Particulars', 'Hrs', 'This Period', 'Year-to-Date'].map(th).join('')}</tr>${rows}<tr style="font-weight:700;background:#eef3f8"><td
  style="padding:3px 5px" colspan="2">${sum[0]}</td><td style="padding:3px 5px;text-align:right">${sum[1]}</td><td style="padding:3px 5px;text-align:right">${sum[2]}</td></tr></table></div>`;
}

/** A hospital's slip: this cut-off beside the year to date, loans with their balances. */
export function payslip(draft: Draft): string {
  const { random, show, year } = draft;
  const person = settle(draft);
  const month = random.between(2, 12);
  const [start, end] = random.chance(0.5)
    ? [isoDate(year, month, 6), isoDate(year, month, 20)]
    : [isoDate(year, month - 1, 21), isoDate(year, month, 5)];
  const pay = makePay(
    draft,
    ['Basic Salary', 'Night Shift Differential', 'Overtime - Regular', 'Special Holiday', 'Hazard Pay', 'Meal Subsidy'],
    ['Withholding Tax', 'SSS Premium', 'PHIC Premium', 'HDMF Premium', 'SSS Salary Loan', 'Canteen', 'Tardiness'],
  );
  const hours = ['80.00', '24.00', '6.50', '8.00', '', ''];
  const so = (amount: number) => amountText(roundCents(amount * month * 1.9));
  const id = (label: string, value: string) =>
    `<div style="display:flex"><span style="width:92px;color:#456">${label}</span><b>${value}</b></div>`;
  const name = `${person.lastName}, ${person.firstName}${person.suffix && ` ${person.suffix}`} ${person.initial}`;
  const cell = (label: string, value: string, share = 1) =>
    `<div style="flex:${share};padding:4px 8px;border-right:${line}"><div style="font-size:9px;color:#456;text-transform:uppercase">${label}</div><div>${value}</div></div>`;
  return `${typeface('office')}<div style="font:11px/1.35 paper-office,sans-serif;position:relative">${watermark('CONFIDENTIAL', { top: 250, size: 74 })}
<div style="display:flex;align-items:center;gap:12px;border-bottom:3px solid #123a5e;padding-bottom:8px"><svg width="40" height="40" viewBox="0 0 40 40"><rect width="40" height="40" rx="8"
fill="#123a5e"/><path d="M16 7h8v9h9v8h-9v9h-8v-9H7v-8h9z" fill="#fff"/></svg><div style="flex:1"><b
style="font-size:17px;color:#123a5e">${show('employerName', random.pick(hospitals))}</b><br>${pickOffice(random)}</div><div style="text-align:right"><b
style="font-size:14px">PAYROLL ADVICE</b><br>Human Resource Mgt. Dept.<br>Ref. ${year}-${random.digits(6)}</div></div>
<div
style="display:flex;border:${line};border-right:0;margin:10px 0 0">${cell('Employee', `<b>${writeName(draft, 'employeeName', name)}</b>`, 2)}${cell(
    'Employee No.',
    person.employeeNumber,
  )}${cell('Cut-off Period', draft.period(start, end, `${writeDay(start, 'MMM DD, YYYY')} - ${writeDay(end, 'MMM DD, YYYY')}`), 1.6)}${cell(
    'Crediting Date',
    draft.date('payDate', addDays(end, random.between(5, 9)), 'MMM DD, YYYY'),
  )}</div>
<div
style="display:flex;border:${line};border-width:0 0 1px 1px;margin-bottom:10px">${cell(
    'Unit / Ward',
    random.pick(['Emergency Room', 'Operating Room Complex', 'NICU', 'Medical Records']),
    2,
  )}${cell('Rank', random.pick(['Staff Nurse II', 'Med. Technologist', 'Nursing Aide']))}${cell('Bank Account', `xxxx-xxxx-${random.digits(4)}`, 1.6)}${cell(
    'Tax Status',
    random.pick(['S', 'ME', 'ME2']),
  )}</div>
<div
style="display:flex;gap:10px">${half(
    'EARNINGS',
    pay.earnings.map((earning, at) => row(earning, hours[at]!, month * 1.9)).join(''),
    ['Gross Pay', draft.money('grossAmount', pay.gross), so(pay.gross)],
  )}${half('DEDUCTIONS', pay.deductions.map((deduction) => row(deduction, '', month * 1.9)).join(''), ['Total Deductions', amountText(pay.deducted), so(pay.deducted)])}</div>
<div style="display:flex;gap:10px;margin-top:10px;align-items:stretch"><div style="flex:1.3;border:${line};padding:6px 8px"><b>LOAN LEDGER</b><table style="width:100%;border-collapse:collapse">${[
    ['SSS Salary Loan', 'orig. 24,000.00', `bal. ${amountText(random.between(100_000, 1_900_000) / 100)}`],
    ['Pag-IBIG MPL', 'orig. 18,500.00', `bal. ${amountText(random.between(100_000, 1_500_000) / 100)}`],
  ]
    .map(
      (loan) =>
        `<tr>${loan.map((text, at) => `<td style="text-align:${at ? 'right' : 'left'}">${text}</td>`).join('')}</tr>`,
    )
    .join(
      '',
    )}</table><div style="margin-top:4px;color:#456">VL balance 7.50 &nbsp; SL balance 4.00 &nbsp; Offset 0.00</div></div>
<div
style="flex:1;border:${line};padding:6px 8px">${id('SSS No.', show('ssNumber', person.ssNumber, person.ssNumber.replace(/^(..)(.{7})/, '$1-$2-')))}${id(
    'PHIC No.',
    show('philHealthNumber', person.philHealthNumber, person.philHealthNumber.replace(/^(..)(.{9})/, '$1-$2-')),
  )}${id('HDMF MID No.', show('pagIbigNumber', person.pagIbigNumber))}${id('TIN', show('taxNumber', person.taxNumber, person.taxNumber.replace(/(\d{3})(?=\d)/g, '$1-')))}</div>
<div style="flex:1;background:#123a5e;color:#fff;padding:8px 12px;text-align:right"><div style="text-align:left">NET PAY THIS PERIOD</div><b
style="font-size:21px">${draft.money('netAmount', pay.net, '₱')}</b><div style="font-size:9.5px;margin-top:4px">YTD net ${so(pay.net)}</div></div></div>
<p style="font-size:9px;margin-top:10px;color:#456">Any discrepancy should be reported to Payroll (loc. 2214) within three working days from crediting. Figures under Year-to-Date cover January 1
up to this cut-off and are subject to annualization. This document is system-generated; unauthorized disclosure is subject to disciplinary action under the Code of Conduct.</p></div>`;
}
