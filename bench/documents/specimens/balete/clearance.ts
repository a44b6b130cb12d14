import { portrait } from '../../kinds/nbi-clearance.ts';
import { addDays, isoDate } from '../../people.ts';
import { type Draft, writeDay } from '../draft.ts';

/** The current NBI clearance: personal details on the left, photo and code on the right. */
export function clearance(draft: Draft): string {
  const { random, person, show, year } = draft;
  const issued = isoDate(year, random.between(1, 12), random.between(1, 28));
  const status = person.maritalStatus;
  const number = `${random.letters(1)}${random.digits(3)}${random.letters(4)}${random.digits(2)}-${random.letters(1)}${random.digits(7)}`;
  const field = (label: string, value: string) =>
    `<div style="display:flex;margin-bottom:7px"><span style="flex:0 0 130px;font-size:.85em;padding-top:1px">${label}</span><b style="flex:1">${value}</b></div>`;
  const upper = (text: string) => text.toUpperCase();
  return `<div style="border:6px double #6b7f3a;padding:18px 22px;background:linear-gradient(#fdfef8,#f3f6e6)">
<center>Republic of the Philippines<br>Department of Justice<br><b style="font-size:1.35em">NATIONAL BUREAU OF INVESTIGATION</b><div
style="font-size:1.9em;font-weight:700;letter-spacing:.1em;color:#445321;margin:8px 0">NBI CLEARANCE</div></center>
<div style="display:flex;justify-content:space-between;margin-bottom:12px"><span>NBI ID NO: <b>${show('nbiIdNumber', number)}</b></span><span>VALID UNTIL:
<b>${draft.date('expireDate', addDays(issued, 365), 'MMMM DD, YYYY')}</b></span></div>
<p style="text-align:justify">THIS IS TO CERTIFY that the person whose name, picture, signature and thumb mark appear hereon has requested a RECORD CLEARANCE from this Office and the result/s
is/are listed below:</p>
<div style="display:flex;gap:20px"><div
style="flex:1">${field('FAMILY NAME', show('lastName', upper(person.lastName)))}${field('FIRST NAME', show('firstName', upper(person.firstName)))}${field(
    'MIDDLE NAME',
    show('middleName', upper(person.middleName)),
  )}${field('AKA', 'N/A')}${field('ADDRESS', show('address', upper(person.address)))}${field(
    'DATE OF BIRTH',
    draft.date('dateOfBirth', person.dateOfBirth, 'MMMM DD, YYYY'),
  )}${field('PLACE OF BIRTH', random.pick(['MANILA', 'BATANGAS CITY', 'TACLOBAN CITY', 'ZAMBOANGA CITY']))}${field(
    'GENDER',
    show('gender', person.gender === 'MALE' ? 'Male' : 'Female', person.gender),
  )}${field('CIVIL STATUS', show('maritalStatus', status[0] + status.slice(1).toLowerCase(), status))}${field('CITIZENSHIP', show('citizenship', 'FILIPINO'))}${field(
    'REMARKS',
    show('remark', random.pick(['NO RECORD ON FILE', 'NO DEROGATORY RECORD'])),
  )}${field('PURPOSE', random.pick(['LOCAL EMPLOYMENT', 'MULTI-PURPOSE CLEARANCE', 'VISA']))}</div><div style="width:150px;text-align:center">${portrait(
    person.gender === 'MALE',
  )}<br><br><div style="border:1px solid #777;width:90px;height:90px;margin:0 auto"></div><small>Right Thumb</small></div></div>
<div style="display:flex;justify-content:space-between;font-size:.85em;margin-top:14px"><span>OR No. ${random.digits(8)}<br>Date Issued ${writeDay(issued, 'MMMM DD, YYYY')}</span><span
style="text-align:center">__________________________<br>Director</span></div>
<center style="font-size:.8em;margin-top:12px">NOT VALID WITHOUT NBI DRY SEAL &middot; ANY ALTERATION INVALIDATES THIS CLEARANCE</center></div>`;
}
