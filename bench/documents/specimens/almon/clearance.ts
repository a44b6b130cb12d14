import { portrait } from '../../kinds/nbi-clearance.ts';
import { addDays, isoDate } from '../../people.ts';
import { type Draft, writeDay } from '../draft.ts';

/** The clearance for home printing: a table beside the photo. */
export function clearance(draft: Draft): string {
  const { random, person, show, year } = draft;
  const issued = isoDate(year, random.between(1, 12), random.between(1, 28));
  const status = person.maritalStatus;
  const number = `${random.letters(1)}${random.digits(3)}${random.letters(4)}${random.digits(2)}-${random.letters(2)}${random.digits(6)}`;
  const upper = (text: string) => text.toUpperCase();
  const row = (label: string, value: string) =>
    `<tr><td style="border:1px solid #bbb;padding:5px 8px;width:38%;background:#f6f1e4">${label}</td><td style="border:1px solid #bbb;padding:5px 8px"><b>${value}</b></td></tr>`;
  return `<div style="font:13px/1.4 'DejaVu Sans'"><div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #7a1f1f;padding-bottom:10px"><div><b
  style="font-size:1.3em">National Bureau of Investigation</b><br>Department of Justice, Republic of the Philippines</div><div style="text-align:right;color:#7a1f1f"><b
  style="font-size:1.5em">NBI CLEARANCE</b><br>Renewal</div></div>
<div style="display:flex;gap:22px;margin-top:16px"><div style="flex:1"><table
style="border-collapse:collapse;width:100%">${row('NBI ID No.', show('nbiIdNumber', number))}${row('Surname', show('lastName', upper(person.lastName)))}${row(
    'First Name',
    show('firstName', upper(person.firstName)),
  )}${row('Middle Name', show('middleName', upper(person.middleName)))}${row('Birth Date', draft.date('dateOfBirth', person.dateOfBirth, 'MMMM D, YYYY'))}${row(
    'Birth Place',
    random.pick(['Quezon City', 'Dumaguete City', 'Legazpi City', 'Tarlac']),
  )}${row('Sex', show('gender', person.gender === 'MALE' ? 'Male' : 'Female', person.gender))}${row(
    'Civil Status',
    show('maritalStatus', status[0] + status.slice(1).toLowerCase(), status),
  )}${row('Citizenship', show('citizenship', 'FILIPINO'))}${row('Address', show('address', person.address))}${row(
    'Purpose',
    random.pick(['Local Employment', 'Travel / Visa', 'Business Permit']),
  )}${row('Remarks', show('remark', random.pick(['NO RECORD ON FILE', 'NO DEROGATORY RECORD'])))}${row('Date Issued', writeDay(issued, 'MMMM D, YYYY'))}${row(
    'Valid Until',
    draft.date('expireDate', addDays(issued, 365), 'MMMM D, YYYY'),
  )}</table></div><div style="width:130px">${portrait(person.gender === 'MALE')}</div></div>
<p style="margin-top:16px;font-size:.85em">This is to certify that the person whose name and picture appear above has no pending case or derogatory record in the files of this Bureau as of the
date of issue, except as noted in the remarks. Verify this clearance by scanning the code.</p></div>`;
}
