import { groupDigits, roundCents } from '../../formats.ts';
import { nameParts } from '../../name-parts.ts';
import { addDays, isoDate } from '../../people.ts';
import { amountText, type Draft, makeCutoff, makePay, textOf, writeDay } from '../draft.ts';

/** A printed screen of a payroll app. */
export function phone(draft: Draft): string {
  const { start, end } = makeCutoff(draft);
  const { person, show, random } = draft;
  const pay = makePay(
    draft,
    ['Basic Salary', 'Overtime Pay', 'Clothing Allowance', 'Internet Allowance'],
    ['SSS', 'PhilHealth', 'Pag-IBIG', 'Withholding Tax', 'Late / Undertime'],
  );
  const line = (label: string, value: string, style = '') =>
    `<div style="display:flex;justify-content:space-between;gap:20px;padding:7px 0;border-bottom:1px solid #ececec;${style}"><span style="color:#5b6470">${label}</span><span
    style="text-align:right">${value}</span></div>`;
  const panel = (title: string, html: string) =>
    `<div style="background:#fff;border-radius:12px;padding:12px 18px;margin:12px 0"><b>${title}</b>${html}</div>`;
  const listed = (list: [string, number][]) => list.map(([name, amount]) => line(name, amountText(amount))).join('');
  return `<div style="width:470px;margin:0 auto;background:#eef0f4;padding:16px"><div style="display:flex;justify-content:space-between;font-weight:700;font-size:1.1em"><span>&lsaquo;
  Payslip</span><span>Download</span></div>
<div style="background:#5b2a86;color:#fff;border-radius:12px;padding:18px;margin-top:12px;text-align:center"><div>Net Pay</div><div
style="font-size:2.1em;font-weight:700">${draft.money('netAmount', pay.net, '₱ ')}</div><div>${draft.period(
    start,
    end,
    `${writeDay(start, 'MMM D, YYYY')} - ${writeDay(end, 'MMM D, YYYY')}`,
  )}</div></div>
${panel(
  'Employee Details',
  [
    line('Name', draft.name('employeeName', 'natural')),
    line('Employee No.', person.employeeNumber),
    line('Company', show('employerName', draft.company.name)),
    line('Job Title', random.pick(nameParts.positions)),
    line('Payout Date', draft.date('payDate', addDays(end, random.between(1, 5)), 'MMM D, YYYY')),
    line('TIN', show('taxNumber', person.taxNumber, groupDigits(person.taxNumber, [3, 3, 3, 3]))),
  ].join(''),
)}
${panel('Earnings', listed(pay.earnings) + line('<b>Gross Pay</b>', `<b>${draft.money('grossAmount', pay.gross)}</b>`, 'border:0'))}
${panel('Deductions', listed(pay.deductions) + line('<b>Total Deductions</b>', `<b>${amountText(pay.deducted)}</b>`, 'border:0'))}</div>`;
}

/** A spreadsheet with visible grid lines. */
export function spreadsheet(draft: Draft): string {
  const { random, show, company, year } = draft;
  const start = isoDate(year, random.between(1, 12), random.pick([11, 26]));
  const end = addDays(start, 14);
  const daily = random.between(480_00, 980_00) / 100;
  const days = random.between(10, 13);
  const basic = roundCents(daily * days);
  const more = (min: number, max: number) => random.between(min * 100, max * 100) / 100;
  const [overtime, holiday] = [more(200, 1800), more(0, 900)];
  const gross = roundCents(basic + overtime + holiday);
  const less: [string, number][] = [
    ['SSS', more(250, 560)],
    ['PHILHEALTH', more(120, 260)],
    ['PAG-IBIG', 100],
    ['SSS LOAN', more(0, 700)],
    ['VALE', more(0, 1200)],
  ];
  const deducted = roundCents(less.reduce((sum, [, amount]) => sum + amount, 0));
  const cell = (text: string, span = 1, style = '') =>
    `<td colspan="${span}" style="border:1px solid #9a9a9a;padding:2px 6px;height:22px;${style}">${text}</td>`;
  const right = 'text-align:right';
  const pair = (label: string, value: string, isBold = false) =>
    `<tr style="font-weight:${isBold ? 700 : 400}">${cell(label, 2)}${cell('')}${cell(value, 1, right)}</tr>`;
  return `<table
  style="border-collapse:collapse;width:520px;font:13px/1.3 'Liberation Sans'"><tr>${cell(
    `<b>${show('employerName', company.name.toUpperCase())}</b>`,
    4,
    'text-align:center;font-size:1.15em',
  )}</tr><tr>${cell(textOf(company.address), 4, 'text-align:center;font-size:.85em')}</tr><tr>${cell(
    '<b>PAY SLIP</b>',
    4,
    'text-align:center;background:#ffe699',
  )}</tr>
<tr>${cell('EMPLOYEE:')}${cell(draft.name('employeeName', 'comma-initial-capitals'), 3)}</tr><tr>${cell('DATE COVERED:')}${cell(
    draft.period(start, end, `${writeDay(start, 'MMMM D, YYYY')} - ${writeDay(end, 'MMMM D, YYYY')}`),
    3,
  )}</tr><tr>${cell('POSITION:')}${cell(random.pick(['Helper', 'Delivery Driver', 'Store Crew', 'Production Worker']), 3)}</tr>
<tr>${cell('DAILY RATE')}${cell(amountText(daily), 1, right)}${cell('DAYS WORKED')}${cell(`${days}`, 1, right)}</tr>
${pair('BASIC PAY', amountText(basic))}${pair('OVERTIME', amountText(overtime))}${pair('HOLIDAY PAY', amountText(holiday))}${pair('GROSS PAY', draft.money('grossAmount', gross), true)}
<tr>${cell('LESS:', 4, 'background:#f2f2f2')}</tr>${less.map(([name, amount]) => pair(name, amountText(amount))).join('')}${pair('TOTAL DEDUCTION', amountText(deducted), true)}
<tr style="background:#e2efda;font-weight:700;font-size:1.1em">${cell('NET PAY', 2)}${cell('')}${cell(draft.money('netAmount', roundCents(gross - deducted), '₱'), 1, right)}</tr>
<tr>${cell('Received by:', 4, 'height:46px;vertical-align:bottom')}</tr></table>`;
}
