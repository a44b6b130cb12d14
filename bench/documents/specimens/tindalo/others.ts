import { isoDate } from '../../people.ts';
import { amountText, type Draft, textOf, writeDay } from '../draft.ts';
import { writeFormalDay } from '../letter-facts.ts';
import { matrixCode, seal } from '../ornaments.ts';
import { nameSigner, settle } from '../townsfolk.ts';
import { typeface } from '../typefaces.ts';

/** A barangay clearance, which people send instead of the NBI clearance. */
export function barangayClearance(draft: Draft): string {
  const { random, year } = draft;
  const person = settle(draft);
  const issued = isoDate(year, random.between(1, 12), random.between(1, 28));
  const [barangay, town] = random.pick([
    ['Bagong Pag-asa', 'Municipality of San Mateo, Province of Rizal'],
    ['Sto. Rosario Silangan', 'Municipality of Pateros'],
  ] as const);
  const name = `${person.firstName} ${person.initial} ${person.lastName}`.toUpperCase();
  const captain = nameSigner(random);
  const council = Array.from({ length: 7 }, () => `<div>Kgd. ${textOf(nameSigner(random))}</div>`).join('');
  return `<div style="font:15px/1.7 'DejaVu Serif Condensed','DejaVu Serif';font-stretch:condensed;border:8px double #a61e4d;padding:22px;position:relative"><div
  style="display:flex;justify-content:space-between;align-items:center;line-height:1.35">${seal('#a61e4d', 82)}<div style="text-align:center">Republic of the Philippines<br>${town}<br><b
  style="font-size:20px">BARANGAY ${barangay.toUpperCase()}</b><br>OFFICE OF THE PUNONG BARANGAY</div>${seal('#1864ab', 82)}</div>
<div style="display:flex;gap:20px;margin-top:18px"><div style="width:170px;background:#fff0f6;padding:10px;font-size:11px;line-height:1.6;text-align:center"><b>SANGGUNIANG
BARANGAY</b><br><br><b>Hon. ${textOf(captain)}</b><br>Punong Barangay<br><br>${council}<br>SK Chairperson<br>${textOf(nameSigner(random))}</div><div style="flex:1"><center><b
style="font-size:25px;color:#a61e4d">BARANGAY CLEARANCE</b></center><p>TO WHOM IT MAY CONCERN:</p><p style="text-indent:36px;text-align:justify">This is to certify that <b>${textOf(name)}</b>, of
legal age, ${person.isMan ? 'single' : 'married'}, Filipino, born on ${writeDay(person.dateOfBirth, 'MMMM D, YYYY')}, is a bona fide resident of ${textOf(person.address)} and is known to be of
good moral character and a law-abiding citizen with no derogatory record on file in this barangay.</p><p style="text-indent:36px;text-align:justify">Issued upon the request of the above-named for
LOCAL EMPLOYMENT this ${writeFormalDay(issued)}.</p><br><div style="text-align:center;margin-left:38%;line-height:1.35"><b>HON. ${textOf(captain.toUpperCase())}</b><br>Punong Barangay</div><div
style="font-size:11px;line-height:1.5;margin-top:26px">CTC No. ${random.digits(8)}<br>Issued at ${town.split(',')[0]}<br>O.R. No. ${random.digits(7)} &nbsp; Amount Paid: P100.00<br>Valid for six
(6) months. Not valid without dry seal.</div></div></div></div>`;
}

/** A saved e-wallet transfer receipt. */
export function transfer(draft: Draft): string {
  const { random, year } = draft;
  const person = settle(draft);
  const sent = random.between(50_000, 980_000) / 100;
  const pair = (label: string, value: string) =>
    `<div style="display:flex;justify-content:space-between;padding:9px 0;border-bottom:1px solid #e9ecef"><span style="color:#868e96">${label}</span><b>${value}</b></div>`;
  const hidden = `${person.firstName.slice(0, 2)}••••• ${person.lastName[0]!.toUpperCase()}.`;
  return `${typeface('modern')}<div style="font:15px/1.4 paper-modern,sans-serif;margin:-40px -44px;background:#1c7ed6;min-height:1123px;padding:60px 130px"><div
  style="color:#fff;text-align:center;font-size:24px;font-weight:800;margin-bottom:22px">PitakaGo</div><div style="background:#fff;border-radius:18px;padding:34px 34px 26px"><div
  style="text-align:center"><div style="font-weight:700;font-size:19px">${textOf(hidden)}</div><div>+63 ${person.phoneNumber.slice(1, 4)} ••• ${person.phoneNumber.slice(7)}</div><div
  style="color:#2b8a3e;margin:6px 0 18px">Sent via
  PitakaGo</div></div>${pair('Amount', `₱${amountText(sent)}`)}${pair('Transfer fee', '₱0.00')}${pair('Total Amount Sent', `₱${amountText(sent)}`)}${pair(
    'Ref. No.',
    `${random.digits(4)} ${random.digits(3)} ${random.digits(6)}`,
  )}${pair('Date', `${writeDay(isoDate(year, random.between(1, 12), random.between(1, 28)), 'MMM D, YYYY')} ${random.between(1, 11)}:${random.between(10, 59)} PM`)}${pair(
    'Message',
    'Bayad sa paluwagan',
  )}<div style="text-align:center;margin-top:22px">${matrixCode(random, 130)}<div style="font-size:12px;color:#868e96">Keep this receipt. Transfers cannot be reversed.</div></div></div></div>`;
}
