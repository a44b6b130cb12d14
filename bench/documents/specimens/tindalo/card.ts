import { portrait } from '../../kinds/nbi-clearance.ts';
import { type Draft, textOf } from '../draft.ts';
import { barcode, matrixCode } from '../ornaments.ts';
import { pickOffice, settle, writeName } from '../townsfolk.ts';
import { typeface } from '../typefaces.ts';

const makers = [
  ['Montañosa Coffee Roasters, Inc.', 'Roastery Technician'],
  ['Tribo Digital Solutions Corp.', 'QA Analyst II'],
  ['Isla Verde Shipping Lines, Inc.', 'Deck Officer'],
] as const;

/** A landscape card, its front above its back. */
export function card(draft: Draft): string {
  const { random, show } = draft;
  const person = settle(draft);
  const [maker, position] = random.pick(makers);
  const side = (html: string) =>
    `<div style="width:520px;height:328px;border:1px solid #8b98a5;border-radius:18px;overflow:hidden;position:relative;background:#fff;margin:0 auto 22px;box-shadow:0 1px 4px #0003">${html}</div>`;
  const small = (label: string, value: string) =>
    `<div style="margin-bottom:7px"><div style="font-size:9px;letter-spacing:.06em;color:#667;text-transform:uppercase">${label}</div><div style="font-weight:600">${value}</div></div>`;
  const name = `${person.firstName} ${person.initial} ${person.lastName}${person.suffix && ` ${person.suffix}`}`;
  const birth = draft.date('dateOfBirth', person.dateOfBirth, 'MM/DD/YYYY');
  const front = `<div style="position:absolute;inset:0 0 auto 0;height:66px;background:linear-gradient(100deg,#0b7285 60%,#f59f00 60.5%);color:#fff;padding:13px 20px"><b
  style="font-size:18px">${textOf(maker)}</b><div style="font-size:10px">${textOf(pickOffice(random))}</div></div><div
  style="position:absolute;top:84px;left:20px">${portrait(person.isMan).split('<i')[0]}</div><div style="position:absolute;top:88px;left:166px;right:20px"><b
  style="font-size:20px;line-height:1.15;display:block">${writeName(draft, 'name', name)}</b><div style="color:#0b7285;font-weight:600;margin:3px 0 12px">${position}</div><div
  style="display:flex;gap:26px">${small('ID No.', show('idCard1', person.employeeNumber))}${small('Sex', show('gender', person.isMan ? 'Male' : 'Female'))}${small(
    'Date Hired',
    `0${random.between(1, 9)}/${random.between(10, 28)}/${random.between(2015, 2023)}`,
  )}</div>${small(
    'Birthdate',
    birth,
  )}</div><div style="position:absolute;left:20px;bottom:14px;font-size:10px;width:124px;border-top:1px solid #333;text-align:center">Signature</div><div
  style="position:absolute;right:20px;bottom:14px">${barcode(random, { width: 220, height: 36 })}</div>`;
  const back = `<div style="padding:26px 24px;font-size:13px"><div style="display:flex;gap:20px"><div style="flex:1">${small('Home Address', show('address', person.address))}<div
  style="display:grid;grid-template-columns:1fr 1fr;column-gap:14px">${small('SSS', show('idCard2', person.ssNumber.replace(/^(..)(.{7})/, '$1-$2-')))}${small(
    'TIN',
    person.taxNumber.replace(/(\d{3})(?=\d)/g, '$1-'),
  )}${small('PhilHealth', show('philHealthNumber', person.philHealthNumber, person.philHealthNumber.replace(/^(..)(.{9})/, '$1-$2-')))}${small(
    'Pag-IBIG MID',
    show('pagIbigNumber', person.pagIbigNumber, person.pagIbigNumber.replace(/(\d{4})(?=\d)/g, '$1-')),
  )}</div></div><div>${matrixCode(random, 104)}</div></div><div style="background:#f1f3f5;padding:6px 10px;margin-top:4px"><b>In case of emergency notify</b><br>${textOf(
    `${random.pick(['Lolita', 'Rogelio', 'Nenita'])} ${person.lastName}`,
  )} &bull; ${random.pick(['Parent', 'Spouse'])} &bull; 0917 ${random.digits(3)} ${random.digits(4)}<br>${random.pick([
    'Same as above',
    'Brgy. San Roque, Tacloban City',
  ])}</div><div style="font-size:9.5px;margin-top:8px;color:#445">This card is company property and shall be surrendered upon separation. If found, please drop in any mailbox or call (02)
  8${random.digits(3)}-${random.digits(4)}. Valid until 31 December ${draft.year + 2}.</div><div
  style="font-size:10px;margin:26px 0 0 auto;width:190px;border-top:1px solid #333;text-align:center">Head, People and Culture</div></div>`;
  return `${typeface('modern')}<div style="font:13px/1.3 paper-modern,sans-serif">${side(front)}${side(back)}</div>`;
}
