import { groupDigits } from '../../formats.ts';
import { nameParts } from '../../name-parts.ts';
import { type Draft, textOf } from '../draft.ts';

/** A landscape card: photo on the left, small labels above their values. */
export function card(draft: Draft): string {
  const { person, company, show, random } = draft;
  const field = (label: string, value: string) =>
    `<div style="margin-bottom:8px"><div style="font-size:.68em;color:#566">${label}</div><div>${value}</div></div>`;
  const side = (html: string) =>
    `<div style="width:560px;height:340px;border:1px solid #888;border-radius:18px;margin-bottom:22px;padding:20px;background:linear-gradient(120deg,#fff 60%,#e3efe8);overflow:hidden">${html}</div>`;
  return `${side(
    `<div style="display:flex;justify-content:space-between;border-bottom:3px solid #1f7a4d;padding-bottom:6px;margin-bottom:14px"><b
    style="font-size:1.2em;color:#1f7a4d">${textOf(company.name)}</b><span>EMPLOYEE ID</span></div><div style="display:flex;gap:22px"><div
    style="width:140px;height:165px;background:#c7d2dc;border:1px solid #777"></div><div style="flex:1">${field(
      'Name',
      `<b
    style="font-size:1.3em">${draft.name('name', 'comma-initial-capitals')}</b>`,
    )}${field('Position', random.pick(nameParts.positions))}${field(
      'ID No.',
      `<b>${show('idCard1', person.employeeNumber)}</b>`,
    )}<div style="display:flex;gap:40px">${field('Date of Birth', draft.date('dateOfBirth', person.dateOfBirth, 'MM/DD/YYYY'))}${field(
      'Sex',
      show('gender', person.gender === 'MALE' ? 'Male' : 'Female', person.gender[0]),
    )}</div></div></div>`,
  )}${side(
    `${field('Home Address', show('address', person.address))}<div
    style="display:flex;gap:50px">${field('SSS', show('idCard2', groupDigits(person.ssNumber, [2, 7, 1])))}${field('TIN', groupDigits(person.taxNumber, [3, 3, 3, 3]))}</div><div
    style="display:flex;gap:50px">${field('PhilHealth', show('philHealthNumber', person.philHealthNumber, groupDigits(person.philHealthNumber, [2, 9, 1])))}${field(
      'Pag-IBIG',
      show('pagIbigNumber', person.pagIbigNumber, groupDigits(person.pagIbigNumber, [4, 4, 4])),
    )}</div><div style="display:flex;gap:50px">${field('Contact Person', textOf(`${random.pick(nameParts.male)} ${person.lastName}`))}${field(
      'Contact No.',
      person.phoneNumber,
    )}</div><p style="font-size:.75em">This identification card remains the property of ${textOf(company.name)} and must be surrendered upon resignation or termination. Valid until
    revoked.</p><div style="border-top:1px solid #333;width:220px;margin:16px auto 0;text-align:center;font-size:.75em">HR Manager</div>`,
  )}`;
}
