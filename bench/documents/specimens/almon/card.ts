import { groupDigits } from '../../formats.ts';
import { portrait } from '../../kinds/nbi-clearance.ts';
import { nameParts } from '../../name-parts.ts';
import { type Draft, textOf, writeDay } from '../draft.ts';

/** A factory's card: the number below the photo, the rest on the back in two columns. */
export function card(draft: Draft): string {
  const { person, company, show, random, year } = draft;
  const side = (html: string) =>
    `<div style="width:345px;height:545px;border:2px solid #30475e;border-radius:10px;padding:16px;background:#fff">${html}</div>`;
  const picture = portrait(person.gender === 'MALE').split('<i')[0]!;
  const pair = (label: string, value: string) =>
    `<tr><td style="padding:3px 0;width:44%;color:#444">${label}</td><td style="padding:3px 0">${value}</td></tr>`;
  return `<div style="display:flex;gap:20px;font:13px/1.35 'Liberation Sans'">${side(
    `<div style="display:flex;gap:10px;align-items:center"><i style="width:40px;height:40px;border-radius:50%;background:#f05454"></i><b
    style="font-size:1.05em">${textOf(company.name)}</b></div><center style="margin-top:26px">${picture}<div style="background:#30475e;color:#fff;padding:4px;margin:10px 40px">ID NO.
    ${show('idCard1', person.employeeNumber)}</div><br><b
    style="font-size:1.4em">${draft.name('name', 'natural-capitals')}</b><br><br>${random.pick(nameParts.positions).toUpperCase()}<br>${random.pick(nameParts.departments)}</center><div
    style="margin-top:60px;border-top:1px solid #333;text-align:center">Signature</div>`,
  )}${side(
    `<table
    style="width:100%">${pair('Birthday', draft.date('dateOfBirth', person.dateOfBirth, 'MMMM D, YYYY'))}${pair(
      'Gender',
      show('gender', person.gender === 'MALE' ? 'Male' : 'Female'),
    )}${pair('Civil Status', 'Single')}${pair('SSS', show('idCard2', groupDigits(person.ssNumber, [2, 7, 1])))}${pair(
      'PhilHealth',
      show('philHealthNumber', person.philHealthNumber, groupDigits(person.philHealthNumber, [2, 9, 1])),
    )}${pair('Pag-IBIG', show('pagIbigNumber', person.pagIbigNumber, groupDigits(person.pagIbigNumber, [4, 4, 4])))}${pair(
      'TIN',
      groupDigits(person.taxNumber, [3, 3, 3, 3]),
    )}</table><br>Address:<br>${show('address', person.address)}<br><br><b>PERSON TO NOTIFY IN CASE OF EMERGENCY</b><br>${textOf(
      `${random.pick(nameParts.female)} ${random.pick(nameParts.surnames)}`,
    )}<br>Contact No. ${person.phoneNumber}<br><br><center><small>This ID is valid until ${writeDay(
      `${year + 2}-12-31`,
      'MMMM D, YYYY',
    )}. Tampering of this card is punishable. In case of loss, report immediately to the HR Department.</small><br><br><br><b>${textOf(
      `${random.pick(nameParts.male)} ${random.pick(nameParts.surnames)}`.toUpperCase(),
    )}</b><br>President</center>`,
  )}</div>`;
}
