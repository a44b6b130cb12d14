import { escapeHtml, print } from '../drawing/render-sheet.ts';
import type { Item, Sheet } from '../drawing/sheet.ts';
import { writeDate } from '../formats.ts';
import { type MakeContext, nameItem } from '../make-context.ts';
import { addDays, isoDate } from '../people.ts';
import { portrait } from './nbi-clearance.ts';

/** Front and back of a card on one page. */
export function makeCompanyId(make: MakeContext): Sheet {
  const { random, person, company, truth, family } = make;
  const name = nameItem(make, 'employeeName', 'name');
  const number = make.text('idNumber', person.employeeNumber, person.employeeNumber, 'idCard1');
  const position = random.pick(['Machine Operator', 'Staff Nurse', 'Sales Associate', 'Team Leader']);
  const birth = random.pick(['slashes', 'short', 'long'] as const);
  truth.dateOfBirth = person.dateOfBirth;
  const born: Item = {
    label: make.label('dateOfBirth'),
    text: writeDate(person.dateOfBirth, birth),
    fields: 'dateOfBirth',
  };
  const optional = [
    born,
    ...(random.chance(0.6)
      ? [
          make.text(
            'gender',
            person.gender === 'MALE' ? 'Male' : 'Female',
            random.pick([person.gender, person.gender[0]!]),
          ),
        ]
      : []),
    make.text('address', person.address),
    make.text('philHealthNumber', person.philHealthNumber, make.writeId('philHealthNumber')),
    make.text('pagIbigNumber', person.pagIbigNumber, make.writeId('pagIbigNumber')),
    make.text('ssNumber', person.ssNumber, make.writeId('ssNumber'), 'idCard2'),
    make.plain('taxNumber', make.writeId('taxNumber')),
    make.plain('Blood Type', random.pick(['O+', 'A+', 'B+'])),
    make.plain('Valid Until', writeDate(addDays(isoDate(make.year, 1, 1), 730), birth)),
  ];
  const label = ({ label: text }: Item) =>
    escapeHtml(`${family.capitals ? text.toUpperCase() : text}${family.colon ? ':' : ''}`);
  const row = (item: Item) =>
    family.group === 'stacked' || family.group === 'boxed'
      ? `<div style="margin-bottom:6px"><small style="color:#555;display:block">${label(item)}</small>${print(item)}</div>`
      : `<div style="display:flex;gap:8px"><span style="flex:0 0 42%">${label(item)}</span><span>${print(item)}</span></div>`;
  const isLabelled = random.chance(0.35);
  const nameRow = isLabelled
    ? row(name)
    : `<div style="font-weight:700;font-size:1.15em">${print(name)}</div><div>${escapeHtml(position)}</div>`;
  const card = `border:1px solid #999;border-radius:14px;padding:18px;min-height:430px;background:linear-gradient(#fff,#f1f5fb)`;
  const front = `<div style="${card};text-align:center"><div style="background:${family.colour};color:#fff;padding:8px;border-radius:8px;font-weight:700">${escapeHtml(company.name)}</div><div
  style="margin:12px 0">${portrait(person.gender === 'MALE').split('<i')[0]}</div>${nameRow}<div style="margin-top:12px;text-align:left">${row(number)}</div></div>`;
  const back = `<div style="${card}">${optional.map(row).join('')}<p style="margin-top:16px;font-size:.85em">In case of emergency please notify:
  ${escapeHtml(random.pick(['Spouse', 'Parent']))} ${person.phoneNumber}. If found, please return to ${escapeHtml(company.address)}.</p></div>`;
  return {
    type: 'COMPANY_ID',
    title: random.pick(['', 'EMPLOYEE ID', 'IDENTIFICATION CARD', 'COMPANY ID']),
    issuer: { name: { text: company.name }, lines: [] },
    blocks: [{ kind: 'html', html: `<div class="pair">${front}${back}</div>` }],
    footer: 'This card is the property of the company and must be surrendered upon separation.',
    truth,
  };
}
