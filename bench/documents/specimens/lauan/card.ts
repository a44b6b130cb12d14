import { groupDigits } from '../../formats.ts';
import { nameParts } from '../../name-parts.ts';
import { type Draft, lines, textOf } from '../draft.ts';

/** A small firm's laminated card with everything on the front. */
export function card(draft: Draft): string {
  const { person, company, show, random } = draft;
  return `<div style="width:620px;border:1px solid #777;border-radius:8px;padding:18px;background:#fffdf2"><center><b
  style="font-size:1.2em">${textOf(company.name)}</b><br><small>${textOf(company.address)}</small><br><b style="color:#b91c1c">COMPANY IDENTIFICATION CARD</b></center><div
  style="display:flex;gap:18px;margin-top:12px"><div style="width:128px;height:150px;background:#d6dde4;border:1px solid #888"></div><div style="flex:1">${lines(
    [
      ['Name', `<b>${draft.name('name', 'initial')}</b>`],
      ['Position', random.pick(nameParts.positions)],
      ['ID No.', show('idCard1', person.employeeNumber)],
      ['Address', show('address', person.address)],
      ['Date of Birth', draft.date('dateOfBirth', person.dateOfBirth, 'MMMM D, YYYY')],
      ['Sex', show('gender', person.gender === 'MALE' ? 'Male' : 'Female')],
      ['SSS No.', show('idCard2', groupDigits(person.ssNumber, [2, 7, 1]))],
      [
        'PhilHealth No.',
        show('philHealthNumber', person.philHealthNumber, groupDigits(person.philHealthNumber, [2, 9, 1])),
      ],
      ['Pag-IBIG No.', show('pagIbigNumber', person.pagIbigNumber)],
      ['TIN', groupDigits(person.taxNumber, [3, 3, 3])],
    ],
    { width: 112, gap: 4 },
  )}</div></div><div style="display:flex;justify-content:space-between;margin-top:22px;font-size:.85em"><span>In case of emergency call:
  ${textOf(`${random.pick(nameParts.male)} ${person.lastName}`)} ${person.phoneNumber}</span><span style="border-top:1px solid #444;padding:0 20px">Authorized Signature</span></div></div>`;
}
