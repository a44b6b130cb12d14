import { addDays, isoDate } from '../../people.ts';
import { type Draft, writeDay } from '../draft.ts';

/** The multi-purpose clearance with small labels above the values. */
export function clearance(draft: Draft): string {
  const { random, person, show, year } = draft;
  const issued = isoDate(year, random.between(1, 12), random.between(1, 28));
  const status = person.maritalStatus;
  const number = `${random.letters(3)}${random.digits(6)}${random.letters(2)}-${random.digits(6)}`;
  const field = (label: string, value: string, share = 1) =>
    `<div style="flex:${share};border-bottom:1px solid #8a8a8a;padding:5px 4px"><div style="font-size:.72em;color:#4a4a4a">${label}</div><div style="font-weight:600">${value}</div></div>`;
  const row = (...fields: string[]) => `<div style="display:flex;gap:14px">${fields.join('')}</div>`;
  const code =
    '<i style="display:block;width:104px;height:104px;background:repeating-conic-gradient(#111 0 25%,#fff 0 50%) 0 0/13px 13px"></i>';
  const upper = (text: string) => text.toUpperCase();
  return `<div style="border:2px solid #1b3b6f;padding:20px"><div style="display:flex;justify-content:space-between"><div
  style="width:104px;height:104px;border-radius:50%;border:5px solid #c9a227;background:#1b3b6f"></div><center style="padding-top:8px">REPUBLIC OF THE PHILIPPINES<br>DEPARTMENT OF JUSTICE<br><b
  style="font-size:1.3em">NATIONAL BUREAU OF INVESTIGATION</b><br>Taft Avenue, Manila<br><b style="font-size:1.2em;color:#9b1c1c">MULTI-PURPOSE CLEARANCE</b></center>${code}</div>
<div style="display:flex;gap:18px;margin-top:16px"><div style="width:140px;height:165px;background:#cfd8e3;border:1px solid #666"></div><div
style="flex:1">${row(field('NBI ID Number', show('nbiIdNumber', number), 1.4), field('Date Printed', writeDay(issued, 'MM/DD/YYYY')))}${row(
    field('Last Name', show('lastName', upper(person.lastName))),
    field('First Name', show('firstName', upper(person.firstName))),
  )}${row(field('Middle Name', show('middleName', upper(person.middleName))), field('Sex', show('gender', person.gender === 'MALE' ? 'Male' : 'Female'), 0.6))}${row(
    field('Date of Birth', draft.date('dateOfBirth', person.dateOfBirth, 'MM/DD/YYYY')),
    field('Place of Birth', random.pick(['CEBU CITY', 'LIPA CITY', 'NAGA CITY', 'VIGAN'])),
  )}</div></div>
${row(field('Present Address', show('address', person.address)))}${row(
  field('Civil Status', show('maritalStatus', status[0] + status.slice(1).toLowerCase())),
  field('Nationality', show('citizenship', 'Filipino')),
  field('Purpose', 'Local Employment'),
  field('Valid Until', draft.date('expireDate', addDays(issued, 365), 'MM/DD/YYYY')),
)}
<div style="margin:18px 0;padding:10px;background:#eef2f8">Remarks:<div
style="font-size:1.5em;font-weight:700;text-align:center">${show('remark', random.pick(['NO RECORD ON FILE', 'NO CRIMINAL RECORD', 'NO DEROGATORY RECORD ON FILE']))}</div></div>
<p style="font-size:.85em">This certifies that the above-named person has been the subject of a name check and the result is as stated above. This clearance is valid for one (1) year from the
date of printing.</p><div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:26px"><span style="font-size:.8em">O.R. No. ${random.digits(9)} &nbsp; Amount Paid
P130.00</span><span style="border-top:1px solid #333;width:230px;text-align:center">Chief, NBI Clearance Section</span></div></div>`;
}
