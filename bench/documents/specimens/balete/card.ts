import { groupDigits } from '../../formats.ts';
import { portrait } from '../../kinds/nbi-clearance.ts';
import { nameParts } from '../../name-parts.ts';
import { type Draft, lines, textOf } from '../draft.ts';

/** Both sides of a portrait-format plastic card. */
export function card(draft: Draft): string {
  const { person, company, show, random } = draft;
  const side = (html: string) =>
    `<div style="width:330px;height:520px;border:1px solid #999;border-radius:16px;overflow:hidden;position:relative;background:#fff">${html}</div>`;
  const picture = portrait(person.gender === 'MALE').split('<i')[0]!;
  const front = `<div style="background:#123c69;color:#fff;padding:16px;text-align:center;font-weight:700;font-size:1.15em">${textOf(company.name.toUpperCase())}</div><center
  style="padding:16px"><div style="transform:scale(1.2);margin:20px 0 26px">${picture}</div><b
  style="font-size:1.35em">${draft.name('name', 'initial-capitals')}</b><br>${random.pick(nameParts.positions)}<br>${random.pick(nameParts.departments)}<br><br><small>Employee No.</small><br><b
  style="font-size:1.2em">${show('idCard1', person.employeeNumber)}</b></center><div style="position:absolute;bottom:0;width:100%;height:22px;background:#edc126"></div>`;
  const back = `<div style="padding:18px">${lines(
    [
      ['Date of Birth', draft.date('dateOfBirth', person.dateOfBirth, 'MMM DD, YYYY')],
      ['Blood Type', random.pick(['O+', 'A+', 'B+', 'AB+'])],
      ['SSS No.', show('idCard2', groupDigits(person.ssNumber, [2, 7, 1]))],
      ['TIN', groupDigits(person.taxNumber, [3, 3, 3, 3])],
      [
        'PhilHealth No.',
        show('philHealthNumber', person.philHealthNumber, groupDigits(person.philHealthNumber, [2, 9, 1])),
      ],
      ['Pag-IBIG No.', show('pagIbigNumber', person.pagIbigNumber, groupDigits(person.pagIbigNumber, [4, 4, 4]))],
      ['Address', show('address', person.address)],
    ],
    { width: 104, gap: 6 },
  )}<hr><div style="font-size:.9em"><b>In case of emergency, please
  contact:</b><br>${textOf(`${random.pick(nameParts.female)} ${person.lastName}`)}<br>${random.pick(['Mother', 'Sister', 'Aunt'])} - ${person.phoneNumber}</div><p
  style="font-size:.8em;margin-top:12px">This card is non-transferable and must be worn at all times within company premises. If found, please return to ${textOf(company.address)}.</p><div
  style="margin-top:34px;text-align:center;border-top:1px solid #444;font-size:.8em">Employee's Signature</div></div>`;
  return `<div style="display:flex;gap:24px">${side(front)}${side(back)}</div>`;
}
