import { addDays, isoDate } from '../../people.ts';
import { type Draft, writeDay } from '../draft.ts';

/** The older clearance: labels with colons, the result as a sentence, numbers at the bottom. */
export function clearance(draft: Draft): string {
  const { random, person, show, year } = draft;
  const issued = isoDate(year, random.between(1, 12), random.between(1, 28));
  const status = person.maritalStatus;
  const number = `${random.letters(1)}${random.digits(3)}${random.letters(4)}${random.digits(2)}-${random.letters(1)}${random.digits(7)}`;
  const upper = (text: string) => text.toUpperCase();
  const field = (label: string, value: string) =>
    `<div style="display:flex;padding:4px 0"><span style="width:140px">${label}</span><span>: &nbsp;${value}</span></div>`;
  return `<div style="font:15px/1.4 'Liberation Serif';border:3px solid #a67c00;padding:22px 26px"><center><span style="font-size:.9em">REPUBLIC OF THE PHILIPPINES<br>DEPARTMENT OF
  JUSTICE</span><br><b style="font-size:1.45em">NATIONAL BUREAU OF INVESTIGATION</b><br><span style="letter-spacing:.3em;font-size:1.25em">CLEARANCE</span></center><br>
<p>TO WHOM IT MAY CONCERN:</p><p style="text-align:justify;text-indent:40px">This is to certify that the person whose particulars, photograph and thumbmark appear below has no criminal record or
pending criminal case as of this date, subject to the remarks hereunder.</p>
<div style="display:flex;gap:20px"><div
style="flex:1">${field('Last Name', `<b>${show('lastName', upper(person.lastName))}</b>`)}${field(
    'First Name',
    `<b>${show('firstName', upper(person.firstName))}</b>`,
  )}${field('Middle Name', `<b>${show('middleName', upper(person.middleName))}</b>`)}${field('Address', show('address', upper(person.address)))}${field(
    'Date of Birth',
    draft.date('dateOfBirth', person.dateOfBirth, 'DD MMM YYYY'),
  )}${field('Place of Birth', random.pick(['MANILA', 'BAGUIO CITY', 'ROXAS CITY', 'BUTUAN CITY']))}${field('Citizenship', show('citizenship', 'FILIPINO'))}${field(
    'Sex',
    show('gender', person.gender === 'MALE' ? 'Male' : 'Female', person.gender),
  )}${field('Civil Status', show('maritalStatus', status[0] + status.slice(1).toLowerCase(), status))}${field(
    'Purpose',
    random.pick(['LOCAL EMPLOYMENT', 'ABROAD', 'LICENSE']),
  )}${field(
    'Remarks',
    `<b>${show('remark', random.pick(['NO RECORD ON FILE', 'NO CRIMINAL RECORD']))}</b>`,
  )}</div><div style="width:120px"><div style="width:120px;height:130px;background:#b9c4cf"></div><div
  style="width:120px;height:90px;border:1px solid #555;margin-top:10px"></div><center><small>Thumbmark</small></center></div></div>
<div
style="display:flex;justify-content:space-between;margin-top:22px;font-size:.9em"><div>${field('NBI ID No.', show('nbiIdNumber', number))}${field(
    'Date Issued',
    writeDay(issued, 'DD MMM YYYY'),
  )}${field('Valid Until', draft.date('expireDate', addDays(issued, 365), 'DD MMM YYYY'))}</div><div
  style="text-align:center;padding-top:30px">_________________________<br>Director</div></div></div>`;
}
