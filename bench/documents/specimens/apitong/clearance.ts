import { portrait } from '../../kinds/nbi-clearance.ts';
import { addDays, isoDate } from '../../people.ts';
import { type Draft, writeDay } from '../draft.ts';
import { barcode, matrixCode, seal, watermark } from '../ornaments.ts';
import { settle } from '../townsfolk.ts';

/** The clearance with the applicant's copy below it and the full name on one line. */
export function clearance(draft: Draft): string {
  const { random, show, year } = draft;
  const person = settle(draft);
  const issued = isoDate(year, random.between(1, 12), random.between(1, 28));
  const until = addDays(issued, 365);
  const upper = (text: string) => text.toUpperCase();
  const number = `${random.letters(1)}${random.digits(3)}${random.letters(2)}${random.digits(2)}${random.letters(1)}-${random.letters(1)}${random.digits(8)}`;
  const status = person.isMan ? 'Married' : 'Widowed';
  const remark = random.pick(['NO RECORD ON FILE', 'NO DEROGATORY RECORD', 'NO PENDING CRIMINAL RECORD']);
  const name = `${person.lastName}, ${person.firstName}, ${person.middleName}`.toUpperCase();
  const shownName = show('lastName firstName middleName', name);
  Object.assign(draft.truth, {
    lastName: upper(person.lastName),
    firstName: upper(person.firstName),
    middleName: upper(person.middleName),
  });
  const pair = (label: string, value: string) =>
    `<tr><td style="padding:3px 10px 3px 0;white-space:nowrap;vertical-align:top">${label}</td><td style="padding:3px 6px 3px 0;vertical-align:top">:</td><td
    style="padding:3px 0;font-weight:700">${value}</td></tr>`;
  const place = random.pick(['BAGUIO CITY', 'KALIBO, AKLAN', 'PAGADIAN CITY']);
  const heading = `<div style="display:flex;align-items:center;gap:14px;justify-content:center">${seal('#8a6d1d', 62)}<div
  style="text-align:center;line-height:1.3">REPUBLIC OF THE PHILIPPINES<br>DEPARTMENT OF JUSTICE<br><b style="font-size:17px">NATIONAL BUREAU OF INVESTIGATION</b></div></div>`;
  return `<div
  style="font:12.5px/1.35 'DejaVu Sans Condensed','DejaVu Sans';font-stretch:condensed;position:relative;background:#fffdf2;border:1px solid #c9b458;padding:18px 22px">${watermark(
    'REPUBLIKA NG PILIPINAS',
    { colour: '#8a6d1d', size: 50, opacity: 0.1, top: 210 },
  )}
${heading}<div style="text-align:center;font-size:27px;font-weight:700;color:#8a6d1d;letter-spacing:.2em;margin:8px 0 2px">NBI CLEARANCE</div><div
style="text-align:center;margin-bottom:12px">issued to the person described below after a check of the records of this Bureau</div>
<div style="display:flex;gap:20px"><div style="width:130px">${portrait(person.isMan).split('<i')[0]}<div style="margin-top:6px">${matrixCode(random, 118)}</div></div><div style="flex:1"><table
style="border-collapse:collapse">${pair(
    'NBI ID No.',
    `<span
style="font-size:15px">${show('nbiIdNumber', number)}</span>`,
  )}${pair('Name (Last, First, Middle)', shownName)}${pair('Also Known As', '-')}${pair('Address', show('address', person.address))}${pair(
    'Date / Place of Birth',
    `${draft.date('dateOfBirth', person.dateOfBirth, 'DD-MMM-YYYY')} / ${place}`,
  )}${pair('Gender / Civil Status', `${show('gender', person.isMan ? 'Male' : 'Female', person.gender)} / ${show('maritalStatus', status, upper(status))}`)}${pair(
    'Nationality',
    show('citizenship', 'FILIPINO'),
  )}${pair('Purpose', random.pick(['SEAFARER', 'TRAVEL ABROAD - JAPAN', 'CHANGE OF NAME']))}${pair(
    'Remarks',
    `<span style="font-size:15px">${show('remark', remark)}</span>`,
  )}${pair('Date Issued', writeDay(issued, 'DD-MMM-YYYY'))}${pair('Valid Until', draft.date('expireDate', until, 'DD-MMM-YYYY'))}</table></div></div>
<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:14px;font-size:11px"><div>OR No. ${random.digits(8)}<br>Fee Paid P155.00 incl. e-payment service
fee<br>Printed by ${random.letters(3)}${random.digits(2)} at NBI Clearance Center</div><div style="text-align:center;border-top:1px solid #333;width:200px">Signature of Applicant</div><div
style="text-align:center;border-top:1px solid #333;width:150px">Right Thumb Mark</div></div>
<div style="border-top:2px dashed #8a6d1d;margin:18px 0 12px;text-align:center;font-size:10px;padding-top:3px">PERSONAL COPY - NOT VALID FOR ANY TRANSACTION</div>
<div style="display:flex;justify-content:space-between;align-items:center;font-size:11px"><div>${name}<br>NBI ID No.
${number}<br>${remark} &nbsp; valid until ${writeDay(until, 'DD-MMM-YYYY')}</div>${barcode(random, { width: 210, height: 38 })}</div></div>`;
}
