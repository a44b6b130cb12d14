import { portrait } from '../../kinds/nbi-clearance.ts';
import { addDays, isoDate } from '../../people.ts';
import { amountText, type Draft, lines, type Pair, table, textOf, writeDay } from '../draft.ts';
import { makeLetterFacts, writeFormalDay } from '../letter-facts.ts';
import { matrixCode, seal } from '../ornaments.ts';
import { typeface } from '../typefaces.ts';

/** The NBI clearance: name parts in boxes, photo on the right, remark below. */
export function clearance(draft: Draft): string {
  const { random, person, show, year } = draft;
  const issued = isoDate(year, random.between(1, 12), random.between(1, 28));
  const upper = (field: string, text: string) => show(field, text.toUpperCase());
  const pair = (label: string, value: string) =>
    `<div style="margin-bottom:7px"><div style="font-size:9.5px;color:#555">${label}</div><b>${value}</b></div>`;
  const three = (...cells: string[]) =>
    `<div style="display:grid;grid-template-columns:1fr 1fr 1fr">${cells.join('')}</div>`;
  const number = `${random.letters(4)}${random.digits(2)}${random.letters(4)}-${random.letters(2)}${random.digits(8)}`;
  const status = { SINGLE: 'Single', MARRIED: 'Married', WIDOWED: 'Widowed' }[person.maritalStatus];
  return `${typeface('office')}<div style="font:13px/1.35 paper-office,sans-serif;border:2px solid #7c6a2c;padding:20px 24px"><div
  style="display:flex;align-items:center;justify-content:space-between">${seal('#7c2d12', 72)}<div style="text-align:center">Republic of the Philippines<br>Department of Justice<br><b
  style="font-size:19px">NATIONAL BUREAU OF INVESTIGATION</b><br>NBI Building, Taft Avenue, Ermita, Manila</div>${seal('#1e3a8a', 72)}</div><h1
  style="text-align:center;letter-spacing:.1em">NBI CLEARANCE</h1><p>This is to certify that the person whose name, picture, right thumbmark and signature appear hereon has requested a records
  check from this Office with the following result:</p>
<div style="display:flex;gap:20px"><div
style="flex:1">${pair('NBI ID NO.', show('nbiIdNumber', number))}${three(
    pair('FAMILY NAME', upper('lastName', person.lastName)),
    pair('FIRST NAME', upper('firstName', person.firstName)),
    pair('MIDDLE NAME', upper('middleName', person.middleName)),
  )}${pair('ADDRESS', upper('address', person.address))}${three(
    pair('DATE OF BIRTH', draft.date('dateOfBirth', person.dateOfBirth, 'MMMM DD, YYYY')),
    pair('PLACE OF BIRTH', random.pick(['MANILA', 'CEBU CITY', 'LIPA CITY'])),
    pair('CITIZENSHIP', show('citizenship', 'FILIPINO')),
  )}${three(
    pair('GENDER', show('gender', person.gender === 'MALE' ? 'Male' : 'Female', person.gender)),
    pair('CIVIL STATUS', show('maritalStatus', status, status.toUpperCase())),
    pair('ALIAS', 'NONE'),
  )}${pair('PURPOSE', random.pick(['LOCAL EMPLOYMENT', 'MULTI-PURPOSE CLEARANCE']))}${pair('REMARK', show('remark', 'NO DEROGATORY RECORD'))}</div><div style="width:132px">${
    portrait(person.gender === 'MALE').split('<i')[0]
  }<div style="border:1px solid #777;height:96px;width:120px;font-size:9px;text-align:center;padding-top:80px">RIGHT THUMBMARK</div></div></div>
<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:12px"><div>${matrixCode(random, 96)}</div><div>Date Issued: ${writeDay(issued, 'MMMM DD, YYYY')}<br><b>VALID
UNTIL: ${draft.date('expireDate', addDays(issued, 365), 'MMMM DD, YYYY')}</b><br>O.R. No. ${random.digits(7)}<br>Amount Paid: P130.00</div><div
style="text-align:center;border-top:1px solid #333;padding:2px 12px">Director</div></div></div>`;
}

/** A firm's letter about a current employee and the salary. */
export function certificate(draft: Draft): string {
  const { random, person, company, show } = draft;
  const of = makeLetterFacts(draft);
  const salary = Math.round(of.salary / 500) * 500;
  return `${typeface('office')}<div style="font:15px/1.65 paper-office,sans-serif;padding:0 30px"><div style="border-bottom:2px solid #334155;line-height:1.35;padding-bottom:8px"><b
  style="font-size:20px">${show('employerName', company.name)}</b><br><span style="font-size:12px">${textOf(company.address)} &bull; Tel. No. ${company.phoneNumber}</span></div><br><h1
  style="text-align:center">CERTIFICATE OF EMPLOYMENT</h1><br><p>TO WHOM IT MAY CONCERN:</p>
<p style="text-align:justify">This is to certify that <b>${of.title} ${draft.name('fullName', 'initial-capitals', true)}</b> with
${show('employeeIdType', 'Employee ID')} No. ${show('employeeIdNumber', random.digits(6))} has been employed with ${textOf(company.name)} since ${draft.date(
    'startDate',
    of.start,
    'MMMM D, YYYY',
  )} up to the present. ${of.they === 'he' ? 'He' : 'She'} is currently holding the position of <b>${show('position', of.position)}</b> under the ${show(
    'department',
    `${random.pick(['Operations', 'Finance', 'Customer Care'])} Department`,
  )} on a ${show('employmentStatus', 'regular')} status.</p>
<p style="text-align:justify">${of.they === 'he' ? 'He' : 'She'} receives a ${show('salaryTerm', 'monthly')} basic salary of ${draft.money('salaryAmount', salary, 'PHP ')} and a rice allowance of
PHP 2,000.00.</p>
<p style="text-align:justify">This certification is issued upon the request of
${of.title} ${textOf(person.lastName)} for ${show('purpose', random.pick(['bank loan application', 'visa application', 'credit card application']))}.</p>
<p>Issued this ${show('issueDate', of.issued, writeFormalDay(of.issued))} at ${random.pick(['Makati City', 'Pasig City', 'Cebu City'])}, Philippines.</p><br><br><p
style="line-height:1.3"><b>${show('signatoryName', of.signer.toUpperCase())}</b><br>${show(
    'signatoryPosition',
    random.pick(['HR Manager', 'Human Resources Supervisor', 'HR Business Partner']),
  )}</p><p style="font-size:11px;margin-top:60px">For verification, please call ${company.phoneNumber} or email hr@example.com.</p></div>`;
}

/** Signed by the village captain. */
export function barangayClearance(draft: Draft): string {
  const { random, person, year } = draft;
  const facts: Pair[] = [
    ['Name', textOf(`${person.firstName} ${person.middleName} ${person.lastName}`.toUpperCase())],
    ['Address', textOf(person.address)],
    ['Date of Birth', writeDay(person.dateOfBirth, 'MMMM D, YYYY')],
    ['Civil Status', person.maritalStatus],
    ['Purpose', 'LOCAL EMPLOYMENT'],
  ];
  return `${typeface('office')}<div style="font:14.5px/1.6 paper-office,sans-serif;padding:0 24px"><div
  style="display:flex;justify-content:center;gap:18px;align-items:center;line-height:1.35">${seal('#166534', 80)}<div style="text-align:center">Republic of the Philippines<br>City of
  Antipolo<br><b style="font-size:18px">BARANGAY SAN ROQUE</b><br>OFFICE OF THE PUNONG BARANGAY</div></div><h1 style="text-align:center;margin:26px 0">BARANGAY CLEARANCE</h1><p>TO WHOM IT MAY
  CONCERN:</p><p>This is to certify that the person named below is a bona fide resident of this barangay and has no derogatory record on file in this office.</p>${lines(facts)}<p
  style="margin-top:18px">Issued this ${writeFormalDay(isoDate(year, random.between(1, 12), random.between(1, 28)))}, valid for six (6) months.</p><br><b>HON.
  ${random.pick(['TEODORO M. SALONGA', 'LIGAYA P. ESPIRITU'])}</b><br>Punong Barangay<p style="font-size:11px;margin-top:30px">CTC No. ${random.digits(8)} &bull; O.R. No. ${random.digits(7)}
  &bull; Amount Paid P50.00 &bull; Not valid without official seal</p></div>`;
}

/** One month of a savings account. */
export function savingsStatement(draft: Draft): string {
  const { random, person, year } = draft;
  const month = random.between(1, 12);
  const what = [
    'Payroll Credit',
    'ATM Withdrawal',
    'Bills Payment',
    'Fund Transfer',
    'POS Purchase',
    'Interest Earned',
  ];
  let balance = random.between(500_000, 4_000_000) / 100;
  const rows = what.map((text, at) => {
    const amount = random.between(10_000, 200_000) / 100;
    const isIn = at === 0 || at === 5;
    balance += isIn ? amount : -amount;
    const day = writeDay(isoDate(year, month, 3 + at * 4), 'MM/DD/YYYY');
    return [
      `${day} &nbsp; ${text}`,
      isIn ? '' : amountText(amount),
      isIn ? amountText(amount) : '',
      amountText(balance),
    ];
  });
  return `${typeface('office')}<div style="font:12.5px/1.45 paper-office,sans-serif"><b style="font-size:22px;color:#991b1b">Bangko ng Kapatiran</b><h1>STATEMENT OF
  ACCOUNT</h1><p>${textOf(`${person.firstName} ${person.lastName}`.toUpperCase())}<br>${textOf(person.address)}</p><p>Account Type: Savings &nbsp; Account Number:
  ${random.digits(4)}-${random.digits(4)}-${random.digits(2)}<br>Statement Period:
  ${writeDay(isoDate(year, month, 1), 'MM/DD/YYYY')} - ${writeDay(isoDate(year, month + 1, 0), 'MM/DD/YYYY')}</p>${table(
    rows,
    { head: ['Date / Description', 'Debit', 'Credit', 'Balance'], border: '1px solid #ccc' },
  )}<p>Ending Balance: PHP ${amountText(balance)}</p><p style="font-size:10px">Deposits are insured by PDIC up to P1,000,000 per depositor.</p></div>`;
}
