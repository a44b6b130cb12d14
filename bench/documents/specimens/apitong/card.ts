import { portrait } from '../../kinds/nbi-clearance.ts';
import { type Draft, textOf } from '../draft.ts';
import { matrixCode } from '../ornaments.ts';
import { nameSigner, pickOffice, settle, writeName } from '../townsfolk.ts';

const firms = [
  ['BANTAY LAYA SECURITY AGENCY, INC.', 'Security Officer'],
  ['PINAKBET EXPRESS FOODS CORP.', 'Store Crew'],
  ['SAGWAN LOGISTICS PHILS.', 'Rider - Hub Delivery'],
] as const;

/** A lanyard card with the nickname larger than the name. */
export function card(draft: Draft): string {
  const { random, show } = draft;
  const person = settle(draft);
  const [firm, position] = random.pick(firms);
  const side = (html: string) =>
    `<div style="width:318px;height:505px;border:1px solid #777;border-radius:14px;overflow:hidden;position:relative;background:#fff">${html}<div
    style="position:absolute;top:10px;left:134px;width:50px;height:10px;border-radius:6px;background:#ddd;border:1px solid #999"></div></div>`;
  const line = (label: string, value: string) =>
    `<div style="border-bottom:1px dotted #888;padding:4px 0"><span style="color:#a00">${label}:</span> ${value}</div>`;
  const name = `${person.firstName} ${person.initial} ${person.lastName}${person.suffix && `, ${person.suffix}`}`;
  const nickname = random.pick(person.isMan ? ['JEPOY', 'BONG', 'DODONG'] : ['INDAY', 'TINTIN', 'BABES']);
  const front = `<div style="background:#b91c1c;height:92px;padding:32px 14px 0;color:#fff;text-align:center;font-weight:700;font-size:15px">${textOf(firm)}</div><div
  style="text-align:center;padding-top:16px">${portrait(person.isMan).split('<i')[0]!.replace('margin:6px 12px 6px 0', 'margin:0 auto')}<div
  style="font-size:31px;font-weight:700;letter-spacing:.04em;line-height:1.25">${nickname}</div><div
  style="font-size:15px;font-weight:700">${writeName(draft, 'name', name.toUpperCase())}</div><div>${position}</div><div
  style="margin-top:12px;font-size:16px;font-weight:700;background:#fee2e2;padding:3px 0">EMP. ID # ${show('idCard1', `${random.letters(2)}-${random.digits(5)}`)}</div></div><div
  style="position:absolute;bottom:38px;left:60px;width:198px;border-top:1px solid #333;text-align:center;font-size:10px">Employee's Signature</div><div
  style="position:absolute;bottom:0;width:100%;background:#111;color:#fff;text-align:center;font-size:11px;padding:5px">VALID UNTIL DEC ${draft.year + 1}</div>`;
  const back = `<div
  style="padding:40px 18px 12px;font-size:11.5px;line-height:1.45">${line('Address', show('address', person.address))}${line(
    'Birthday',
    draft.date('dateOfBirth', person.dateOfBirth, 'MMM D, YYYY'),
  )}${line('Sex / Blood Type', `${show('gender', person.isMan ? 'Male' : 'Female', person.isMan ? 'M' : 'F')} / ${random.pick(['O+', 'B+', 'AB-'])}`)}${line(
    'SSS #',
    person.ssNumber,
  )}${line('TIN #', person.taxNumber.slice(0, 9))}${line('PHIC #', show('philHealthNumber', person.philHealthNumber))}${line(
    'HDMF #',
    show('pagIbigNumber', person.pagIbigNumber),
  )}${line('RFID No.', show('idCard2', random.digits(10)))}<div style="text-align:center;margin-top:10px"><b>CONTACT PERSON IN CASE OF EMERGENCY</b><br>${random.pick(
    ['Mercy', 'Rolando', 'Fe'],
  )} ${textOf(person.lastName)} - ${person.phoneNumber}</div><div style="display:flex;gap:10px;align-items:center;margin-top:10px">${matrixCode(random, 66)}<span
  style="font-size:9.5px">Loss of this card must be reported at once; replacement fee P150.00. Return to ${textOf(
    pickOffice(random),
  )}.</span></div><div style="position:absolute;bottom:22px;left:60px;width:198px;border-top:1px solid #333;text-align:center;font-size:10px">${textOf(
    nameSigner(random),
  )}<br>HR and Admin Manager</div></div>`;
  return `<div style="font:13px/1.35 'DejaVu Sans Condensed','DejaVu Sans';font-stretch:condensed;display:flex;gap:40px;justify-content:center">${side(front)}${side(back)}</div>`;
}
