import { portrait } from '../../kinds/nbi-clearance.ts';
import { addDays, isoDate } from '../../people.ts';
import { type Draft, writeDay } from '../draft.ts';
import { barcode, matrixCode, seal, watermark } from '../ornaments.ts';
import { settle } from '../townsfolk.ts';
import { typeface } from '../typefaces.ts';

/** The clearance from a mall kiosk: two columns of small labels, with photo, code and thumbmark on the right. */
export function clearance(draft: Draft): string {
  const { random, show, year } = draft;
  const person = settle(draft);
  const issued = isoDate(year, random.between(1, 12), random.between(1, 28));
  const upper = (text: string) => text.toUpperCase();
  const number = `${random.letters(1)}${random.digits(3)}${random.letters(4)}${random.digits(2)}-${random.letters(2)}${random.digits(7)}`;
  const status = person.isMan ? 'Single' : 'Married';
  const first = upper(`${person.firstName}${person.suffix && ` ${person.suffix}`}`);
  const field = (label: string, value: string, width = '100%') =>
    `<div style="width:${width};margin-bottom:9px"><div style="font-size:9px;color:#3d5a3d">${label}</div><div style="font-weight:700;font-size:13px">${value}</div></div>`;
  return `${typeface('office')}<div
  style="font:12px/1.3 paper-office,sans-serif;position:relative;border:1px solid #7c9a7c;padding:16px 20px;background:repeating-linear-gradient(135deg,#f8fbf4 0 9px,#eff6ea 9px 18px)">${watermark(
    'NBI',
    { colour: '#2f6b2f', size: 200, opacity: 0.08, top: 150 },
  )}
<div style="display:flex;align-items:center;gap:14px">${seal('#2f6b2f')}<div style="flex:1;text-align:center;line-height:1.4">Republic of the Philippines<br>DEPARTMENT OF JUSTICE<br><b
style="font-size:17px">NATIONAL BUREAU OF INVESTIGATION</b><br><span style="font-size:10px">V. Tytana Plaza, Binondo, Manila</span></div><div
style="text-align:right">${barcode(random, { width: 150, height: 30 })}<span style="font-size:10px">${random.digits(12)}</span></div></div>
<div style="display:flex;justify-content:space-between;align-items:flex-end;margin:10px 0 12px;border-bottom:2px solid #2f6b2f"><b style="font-size:24px;color:#2f6b2f">CLEARANCE</b><span
style="padding-bottom:4px">NBI ID NO. <b style="font-size:15px">${show('nbiIdNumber', number)}</b></span></div>
<div style="display:flex;gap:18px"><div style="flex:1"><div
style="display:flex;gap:12px">${field('FAMILY NAME', show('lastName', upper(person.lastName)))}${field('FIRST NAME', show('firstName', first))}</div><div
style="display:flex;gap:12px">${field('MIDDLE NAME', show('middleName', upper(person.middleName)))}${field('OTHER NAMES / ALIASES', 'NONE')}</div>${field(
    'RESIDENCE ADDRESS',
    show('address', upper(person.address)),
  )}<div style="display:flex;gap:12px">${field('BIRTHDATE', draft.date('dateOfBirth', person.dateOfBirth, 'DD MMM YYYY'))}${field(
    'BIRTHPLACE',
    random.pick(['ILIGAN CITY', 'ORMOC CITY, LEYTE', 'DAGUPAN CITY']),
  )}${field('SEX', show('gender', person.isMan ? 'Male' : 'Female', person.isMan ? 'M' : 'F'), '40%')}</div><div style="display:flex;gap:12px">${field(
    'CIVIL STATUS',
    show('maritalStatus', status, upper(status)),
  )}${field('CITIZENSHIP', show('citizenship', 'FILIPINO'))}${field('HEIGHT', '5 ft. 4 in.', '40%')}</div>${field(
    'PURPOSE',
    random.pick(['MULTI-PURPOSE CLEARANCE', 'EMPLOYMENT - LOCAL', 'BANK REQUIREMENT']),
  )}<div style="border:1px solid #2f6b2f;padding:6px 10px;background:#fff"><div style="font-size:9px;color:#3d5a3d">REMARKS</div><b style="font-size:15px">${show(
    'remark',
    random.pick(['NO DEROGATORY RECORD', 'NO RECORD ON FILE', 'NO CRIMINAL RECORD']),
  )}</b></div></div>
<div style="width:150px;text-align:center">${portrait(person.isMan).split('<i')[0]}${matrixCode(random, 96)}<div
style="border:1px solid #777;height:74px;width:74px;margin:8px auto 2px"></div><span style="font-size:9px">RIGHT THUMBMARK</span></div></div>
<p style="font-size:10px;margin:12px 0 8px;text-align:justify">This is to certify that the person whose name, photograph, signature and thumbmark appear hereon has been cleared by this Office as
of the date of printing. Authenticity may be checked by scanning the code. Any erasure or alteration renders this document void.</p>
<div style="display:flex;justify-content:space-between;align-items:flex-end;font-size:11px"><div>DATE PRINTED: ${writeDay(issued, 'DD MMM YYYY').toUpperCase()}<br>VALID UNTIL:
<b>${draft.date('expireDate', addDays(issued, 365), 'DD MMM YYYY').replace(/[A-Z][a-z]{2}(?= \d)/, upper)}</b><br>O.R. NO.:
${random.digits(7)} &nbsp; SITE: ${random.pick(['ROBINSONS-ERMITA', 'SM CDO', 'UN AVENUE'])}</div><div style="text-align:center;width:190px;border-top:1px solid #333">Applicant's
Signature</div><div style="text-align:center;width:150px"><b>ATTY. ${random.pick(['R. T. MALICDEM', 'J. B. SUMULONG'])}</b><br>Director</div></div></div>`;
}
