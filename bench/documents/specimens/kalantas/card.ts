import { portrait } from '../../kinds/nbi-clearance.ts';
import { type Draft, type Pair, stacked, textOf } from '../draft.ts';
import { barcode } from '../ornaments.ts';
import { typeface } from '../typefaces.ts';

/** A large firm's card: photo, name, position and number in front, government numbers on the back. */
export function card(draft: Draft): string {
  const { random, person, company, show } = draft;
  const side = (html: string) =>
    `<div style="width:330px;height:520px;border:1px solid #888;border-radius:12px;overflow:hidden;position:relative">${html}</div>`;
  const backPairs: Pair[] = [
    ['Address', show('address', person.address)],
    ['Date of Birth', draft.date('dateOfBirth', person.dateOfBirth, 'MMMM DD, YYYY')],
    ['SSS No.', show('idCard2', person.ssNumber.replace(/^(..)(.{7})/, '$1-$2-'))],
    ['TIN', person.taxNumber.replace(/(\d{3})(?=\d)/g, '$1-')],
    [
      'PhilHealth No.',
      show('philHealthNumber', person.philHealthNumber, person.philHealthNumber.replace(/^(..)(.{9})/, '$1-$2-')),
    ],
    [
      'Pag-IBIG No.',
      show('pagIbigNumber', person.pagIbigNumber, person.pagIbigNumber.replace(/(\d{4})(?=\d)/g, '$1-')),
    ],
  ];
  const front = `<div style="background:#1e3a8a;color:#fff;text-align:center;padding:22px 12px;font-size:18px;font-weight:700">${textOf(company.name)}</div><div
  style="text-align:center;padding:16px 12px">${portrait(person.gender === 'MALE').split('<i')[0]}<div
  style="font-size:20px;font-weight:700;margin-top:8px">${draft.name('name', 'initial-capitals')}</div><div
  style="margin:4px 0 14px">${random.pick(['Accounting Associate', 'Production Staff', 'Service Crew'])}</div><div>Employee No.</div><b
  style="font-size:18px">${show('idCard1', `${random.between(2012, 2024)}-${random.digits(5)}`)}</b><div
  style="display:flex;justify-content:center;margin-top:18px">${barcode(random, { width: 190, height: 36 })}</div></div>`;
  const back = `<div style="padding:22px 20px">${stacked(backPairs, 1, { size: '10.5px' })}<div style="border:1px solid #888;padding:7px 9px;margin:8px 0"><b>In case of emergency, please
  contact:</b><br>${textOf(`${random.pick(['Elena', 'Ricardo', 'Norma'])} ${person.lastName}`)}<br>0918-${random.digits(3)}-${random.digits(4)}</div><p
  style="font-size:10px;margin:0">This card is non-transferable and remains the property of the company. If found, please return to ${textOf(company.address)}.</p><div
  style="border-top:1px solid #333;text-align:center;width:190px;margin:34px auto 0;font-size:11px">HR Manager</div></div>`;
  return `${typeface('office')}<div style="font:13px/1.35 paper-office,sans-serif;display:flex;gap:24px;justify-content:center">${side(front)}${side(back)}</div>`;
}
