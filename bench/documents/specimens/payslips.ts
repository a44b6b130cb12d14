import { groupDigits } from '../formats.ts';
import { addDays } from '../people.ts';
import {
  amountText,
  beside,
  type Draft,
  lines,
  makeCutoff,
  makePay,
  type Pay,
  stacked,
  table,
  textOf,
  writeDay,
} from './draft.ts';

const listed = (list: Pay['earnings'], code = '') =>
  list.map(([name, amount], at) =>
    code ? [`${code}${at + 1}`, name, amountText(amount)] : [name, amountText(amount)],
  );

/** Codes beside amounts, abbreviations, totals in the last row. */
function codes(draft: Draft): string {
  const { start, end } = makeCutoff(draft);
  const { person, show } = draft;
  const pay = makePay(
    draft,
    ['Basic', 'Reg OT', 'Night Diff', 'Rice Subsidy'],
    ['SSS', 'PHIC', 'HDMF', 'WTax', 'SSS Sal Ln'],
  );
  return `<div style="display:flex;justify-content:space-between"><b>${show('employerName', draft.company.name)}</b><b>PAYSLIP</b></div><hr>
${beside(
  lines([
    ['Emp. No.', person.employeeNumber],
    ['Emp. Name', draft.name('employeeName', 'capitals')],
    ['Dept.', 'Customer Operations'],
    ['Cut-off', draft.period(start, end, `${writeDay(start, 'MM/DD/YYYY')} - ${writeDay(end, 'MM/DD/YYYY')}`)],
    ['Pay Dt', draft.date('payDate', addDays(end, 5), 'MM/DD/YYYY')],
  ]),
  lines([
    ['SSS', show('ssNumber', person.ssNumber)],
    ['PHIC', show('philHealthNumber', person.philHealthNumber)],
    ['HDMF', show('pagIbigNumber', person.pagIbigNumber)],
    ['TIN', show('taxNumber', person.taxNumber)],
    ['Tax Stat.', 'S/ME'],
  ]),
)}
${beside(
  table(listed(pay.earnings, 'E'), { head: ['Code', 'Earnings', 'Amt'], border: '1px solid #777' }),
  table(listed(pay.deductions, 'D'), { head: ['Code', 'Deductions', 'Amt'], border: '1px solid #777' }),
)}
${table(
  [
    [`Tot. Earnings`, draft.money('grossAmount', pay.gross), 'Tot. Deductions', amountText(pay.deducted)],
    ['', '', `<b>NET PAY (${draft.show('currency', 'PHP')})</b>`, `<b>${draft.money('netAmount', pay.net)}</b>`],
  ],
  { border: '1px solid #333' },
)}`;
}

/** As printed by large HR systems. */
function system(draft: Draft): string {
  const { start, end } = makeCutoff(draft);
  const { person, show } = draft;
  const pay = makePay(
    draft,
    ['Basic Salary', 'Meal Allowance', 'Overtime 125%'],
    ['Withholding Tax', 'EE SSS Contribution', 'EE PHIC Contribution', 'EE HDMF Contribution'],
  );
  const period = draft.period(start, end, `${writeDay(start, 'DD.MM.YYYY')} - ${writeDay(end, 'DD.MM.YYYY')}`);
  return `<div>${show('employerName', draft.company.name)}</div><div>${textOf(draft.company.address)}</div><h1>Remuneration Statement</h1>
${stacked(
  [
    ['Personnel No.', person.employeeNumber.replace(/\D/g, '').padStart(8, '0')],
    ['Employee', draft.name('employeeName', 'natural')],
    ['For Period', period],
    ['Cost Center', '10003421'],
    ['Date of Payment', draft.date('payDate', addDays(end, 2), 'DD.MM.YYYY')],
    ['Currency', show('currency', 'PHP')],
  ],
  3,
)}
<h2>Statutory Information</h2>${lines([
    ['SSS ID', show('ssNumber', person.ssNumber, groupDigits(person.ssNumber, [2, 7, 1]))],
    [
      'PhilHealth ID',
      show('philHealthNumber', person.philHealthNumber, groupDigits(person.philHealthNumber, [2, 9, 1])),
    ],
    ['Pag-IBIG ID', show('pagIbigNumber', person.pagIbigNumber, groupDigits(person.pagIbigNumber, [4, 4, 4]))],
    ['Tax ID', show('taxNumber', person.taxNumber, groupDigits(person.taxNumber, [3, 3, 3, 3]))],
  ])}
${table(
  [
    ...listed(pay.earnings).map(([name, amount]) => [name!, '', amount!]),
    ['<b>Total Gross Amount</b>', '', `<b>${draft.money('grossAmount', pay.gross)}</b>`],
    ...listed(pay.deductions).map(([name, amount]) => [name!, '', `${amount!}-`]),
    ['Total Deductions', '', `${amountText(pay.deducted)}-`],
    ['<b>Net Pay Transferred to Bank</b>', '', `<b>${draft.money('netAmount', pay.net)}</b>`],
  ],
  { head: ['Wage Type', 'Number/Rate', 'Amount'] },
)}`;
}

/** A small employer's own page. */
function typed(draft: Draft): string {
  const { start, end } = makeCutoff(draft);
  const { show } = draft;
  const pay = makePay(
    draft,
    ['BASIC SALARY', 'ALLOWANCE'],
    ['SSS CONTRIBUTION', 'PHILHEALTH', 'PAG-IBIG', 'CASH ADVANCE'],
  );
  const period = draft.period(start, end, `${writeDay(start, 'MMMM D, YYYY')} - ${writeDay(end, 'MMMM D, YYYY')}`);
  const row = ([name, amount]: [string, number]) => [name, amountText(amount)];
  return `<center><b>${show('employerName', draft.company.name.toUpperCase())}</b><br>${textOf(draft.company.address)}<br><br><u>SALARY SLIP</u></center><br>
${lines([
  ['NAME', draft.name('employeeName', 'initial')],
  ['POSITION', 'CASHIER'],
  ['PERIOD COVERED', period],
])}<br>
${table([
  ...pay.earnings.map(row),
  ['GROSS SALARY', draft.money('grossAmount', pay.gross, 'P')],
  ['LESS:', ''],
  ...pay.deductions.map(row),
  ['TOTAL DEDUCTIONS', amountText(pay.deducted, 'P')],
  ['NET SALARY RECEIVED', draft.money('netAmount', pay.net, 'P')],
])}
<br><br>Received by: ____________________ &nbsp; Date: ______________`;
}

/** A page of an app: the main values in large type on top. */
function app(draft: Draft): string {
  const { start, end } = makeCutoff(draft);
  const { person, show } = draft;
  const pay = makePay(
    draft,
    ['Monthly basic', 'De minimis', 'Holiday premium'],
    ['SSS employee share', 'PhilHealth employee share', 'Pag-IBIG employee share', 'Tax on compensation'],
  );
  const cycle = draft.period(start, end, `${writeDay(start, 'MMM DD, YYYY')} – ${writeDay(end, 'MMM DD, YYYY')}`);
  return `<div style="display:flex;justify-content:space-between"><div><b style="font-size:1.3em">${show('employerName', draft.company.name)}</b></div><div
  style="text-align:right">Payslip<br>${cycle}</div></div>
<div style="background:#0f766e;color:#fff;padding:14px 18px;margin:14px 0;border-radius:10px"><div>Take-home pay</div><div style="font-size:2em">${draft.money('netAmount', pay.net, '₱')}</div></div>
${stacked(
  [
    ['Employee', draft.name('employeeName', 'comma')],
    ['Employee code', person.employeeNumber],
    ['Payout', draft.date('payDate', addDays(end, 4), 'MMM DD, YYYY')],
    ['SSS', show('ssNumber', person.ssNumber, groupDigits(person.ssNumber, [2, 7, 1]))],
    ['PhilHealth', show('philHealthNumber', person.philHealthNumber, groupDigits(person.philHealthNumber, [2, 9, 1]))],
    ['Pag-IBIG', show('pagIbigNumber', person.pagIbigNumber, groupDigits(person.pagIbigNumber, [4, 4, 4]))],
    ['TIN', show('taxNumber', person.taxNumber, groupDigits(person.taxNumber, [3, 3, 3, 3]))],
    ['Tax status', 'Single'],
  ],
  4,
)}
${beside(
  `<h2>Earnings</h2>${table([...listed(pay.earnings), ['<b>Total</b>', `<b>${draft.money('grossAmount', pay.gross, '₱')}</b>`]])}`,
  `<h2>Deductions</h2>${table([...listed(pay.deductions), ['<b>Total</b>', `<b>${amountText(pay.deducted, '₱')}</b>`]])}`,
)}`;
}

/** Columns for this period and the year to date, and a row of summary boxes at the end. */
function yearly(draft: Draft): string {
  const { start, end } = makeCutoff(draft);
  const { person, show } = draft;
  const pay = makePay(
    draft,
    ['Basic Pay', 'Overtime', 'Transpo Allowance'],
    ['SSS Premium', 'PhilHealth Premium', 'Pag-IBIG Premium', 'Withholding Tax'],
  );
  const both = (list: Pay['earnings']) =>
    list.map(([name, amount]) => [name, amountText(amount), amountText(amount * 7)]);
  return `<center><h1 style="margin:0">${show('employerName', draft.company.name)}</h1>EMPLOYEE PAY ADVICE</center>
${stacked(
  [
    ['Surname, Given Name, M.I.', draft.name('employeeName', 'comma')],
    ['Employee Number', person.employeeNumber],
    ['Period Start', draft.date('startDate', start, 'DD-MMM-YY')],
    ['Period End', draft.date('endDate', end, 'DD-MMM-YY')],
    ['Payroll Credit Dt.', draft.date('payDate', addDays(end, 3), 'DD-MMM-YY')],
    ['T.I.N.', show('taxNumber', person.taxNumber, groupDigits(person.taxNumber, [3, 3, 3, 3]))],
  ],
  3,
  { border: '1px solid #555' },
)}
${table(both(pay.earnings), { head: ['EARNINGS', 'CURRENT', 'YTD'], border: '1px solid #999' })}
${table(both(pay.deductions), { head: ['DEDUCTIONS', 'CURRENT', 'YTD'], border: '1px solid #999' })}
${stacked(
  [
    ['GROSS', draft.money('grossAmount', pay.gross)],
    ['DEDUCTIONS', amountText(pay.deducted)],
    ['NET', draft.money('netAmount', pay.net)],
  ],
  3,
  { border: '1px solid #555', size: '.9em' },
)}
<p>Amounts in ${show('currency', 'PHP', 'Philippine Pesos')}.</p>`;
}

/** Output of a line printer. */
function printed(draft: Draft): string {
  const { start, end } = makeCutoff(draft);
  const { person, show } = draft;
  const pay = makePay(
    draft,
    ['REGULAR PAY', 'OVERTIME', 'COLA'],
    ['SSS', 'PHILHEALTH', 'PAGIBIG', 'W/HOLDING TAX', 'SSS LOAN'],
  );
  const period = `${writeDay(start, 'MM-DD-YYYY')} TO ${writeDay(end, 'MM-DD-YYYY')}`;
  const pad = (text: string, width: number) => text.padEnd(width);
  const rows = pay.deductions.map((line, at) => {
    const earning = pay.earnings[at];
    const left = earning ? pad(earning[0], 18) + amountText(earning[1]).padStart(12) : ' '.repeat(30);
    return `${left}   ${pad(line[0], 18)}${amountText(line[1]).padStart(12)}`;
  });
  return `<pre style="font:13px/1.45 'Liberation Mono'">${show('employerName', draft.company.name.toUpperCase())}
PAY SLIP

EMPL NAME  ${draft.name('employeeName', 'capitals')}
EMPL NO    ${person.employeeNumber}
PAY PD     ${draft.period(start, end, period)}
DATE PD    ${draft.date('payDate', addDays(end, 1), 'MM-DD-YYYY')}
SSS NO     ${show('ssNumber', person.ssNumber)}
TIN        ${show('taxNumber', person.taxNumber)}

EARNINGS                         DEDUCTIONS
-----------------------------------------------------------------
${rows.join('\n')}
-----------------------------------------------------------------
GROSS COMP        ${' '.repeat(12 - amountText(pay.gross).length)}${draft.money('grossAmount', pay.gross)}   TOT DEDUCTIONS    ${amountText(pay.deducted).padStart(12)}
NET AMT           ${' '.repeat(12 - amountText(pay.net).length)}${draft.money('netAmount', pay.net)}</pre>`;
}

export const payslips = { molave: codes, narra: system, acacia: typed, yakal: app, kamagong: yearly, dao: printed };
