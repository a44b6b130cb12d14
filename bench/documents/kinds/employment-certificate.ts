import { print } from '../drawing/render-sheet.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { writeAmount, writeDate } from '../formats.ts';
import type { MakeContext } from '../make-context.ts';
import { nameParts } from '../name-parts.ts';
import { addDays, isoDate, makePerson } from '../people.ts';

/** A letter: its values are in sentences instead of beside labels. */
export function makeEmploymentCertificate(make: MakeContext): Sheet {
  const { random, company, truth } = make;
  truth.employerName = company.name;
  const paragraphs = (make.family.isFilipino ? writeFilipino : writeEnglish)(make);
  const signer = makePerson(random);
  truth.signatoryName = `${signer.firstName} ${signer.middleName[0]}. ${signer.lastName}`.toUpperCase();
  truth.signatoryPosition = random.pick([
    'HR Manager',
    'Human Resources Director',
    'HR Head',
    'Administrative Manager',
    'People Operations Manager',
  ]);
  const signature = `<p style="margin-top:56px">${print({ text: truth.signatoryName, fields: 'signatoryName' })}<br>${print({ text: truth.signatoryPosition, fields: 'signatoryPosition' })}</p>`;
  const gap = random.pick(['', 'text-indent:40px', 'text-align:justify']);
  return {
    type: 'EMPLOYMENT_CERTIFICATE',
    title: make.family.isFilipino
      ? 'SERTIPIKO NG PAGTATRABAHO'
      : random.pick([
          'CERTIFICATE OF EMPLOYMENT',
          'Certificate of Employment',
          'CERTIFICATION',
          'CERTIFICATE OF EMPLOYMENT AND COMPENSATION',
        ]),
    issuer: {
      name: { text: company.name, fields: 'employerName' },
      lines: [company.address, `Tel. ${company.phoneNumber}`],
    },
    blocks: [
      {
        kind: 'html',
        html: `<div style="line-height:1.9;font-size:1.1em">${paragraphs.map((text) => `<p style="${gap}">${text}</p>`).join('')}${signature}</div>`,
      },
    ],
    footer: random.chance(0.5) ? 'Not valid without company seal.' : '',
    truth,
  };
}

function makeFacts(make: MakeContext) {
  const { random, person, truth, year } = make;
  const start = isoDate(year - random.between(1, 9), random.between(1, 12), random.between(1, 28));
  const end = random.chance(0.4) ? isoDate(year, random.between(1, 6), random.between(1, 28)) : null;
  const issued = addDays(end ?? isoDate(year, random.between(1, 6), 5), random.between(10, 60));
  const name = `${person.firstName} ${random.chance(0.5) ? `${person.middleName[0]}.` : person.middleName} ${person.lastName}`;
  const isInitial = name.includes('. ');
  Object.assign(truth, {
    fullName: name,
    firstName: person.firstName,
    middleName: isInitial ? `${person.middleName[0]}.` : person.middleName,
    lastName: person.lastName,
    position: random.pick(nameParts.positions),
    startDate: start,
    issueDate: issued,
  });
  if (end) truth.endDate = end;
  const shownName = print({
    text: random.chance(0.5) ? name.toUpperCase() : name,
    fields: 'fullName firstName middleName lastName',
  });
  const format = make.family.isFilipino ? 'filipino' : random.pick(['long', 'long', 'dayFirst'] as const);
  const date = (field: string) => print({ text: writeDate(String(truth[field]), format), fields: field });
  const title = random.chance(0.8) ? `${person.gender === 'MALE' ? 'Mr.' : 'Ms.'} ` : '';
  return {
    shownName,
    title,
    date,
    end,
    company: make.company.name,
    position: print({ text: String(truth.position), fields: 'position' }),
  };
}

function writeEnglish(make: MakeContext): string[] {
  const { random, truth } = make;
  const { shownName, title, date, end, company, position } = makeFacts(make);
  const until = end ? `to ${date('endDate')}` : random.pick(['to present', 'up to the present', 'to date']);
  const hasDepartment = random.chance(0.4);
  if (hasDepartment) truth.department = `${random.pick(nameParts.departments)} Department`;
  const department = hasDepartment
    ? ` under the ${print({ text: String(truth.department), fields: 'department' })}`
    : '';
  const regular = random.chance(0.5);
  if (regular) truth.employmentStatus = 'regular';
  const status = regular ? `${print({ text: 'regular', fields: 'employmentStatus' })} ` : '';
  const first = random.pick([
    `This is to certify that ${title}<b>${shownName}</b> ${end ? 'was' : 'has been'} employed with <b>${company}</b> from
    ${date('startDate')} ${until} as ${status || 'a '}${status ? '' : ''}${position}${department}.`,
    `This is to certify that ${title}<b>${shownName}</b> ${end ? 'was' : 'is'} a ${status}employee of ${company}, holding the position of ${position}${department} from ${date('startDate')} ${until}.`,
    `This certifies that ${title}<b>${shownName}</b>
    ${end ? 'had been' : 'is currently'} connected with this company as ${position}${department} ${end ? `from ${date('startDate')} ${until}` : `since ${date('startDate')}`}.`,
  ]);
  if (regular && !first.includes('employmentStatus')) delete truth.employmentStatus;
  return [
    random.pick(['TO WHOM IT MAY CONCERN:', '']),
    first,
    ...writeSalary(make),
    ...writePurpose(make),
    writeIssue(make, date('issueDate')),
  ].filter(Boolean);
}

function writeSalary({ random, truth }: MakeContext): string[] {
  if (random.chance(0.45)) return [];
  const amount = random.between(15, 90) * 1000;
  const isAnnual = random.chance(0.3);
  const shown = isAnnual ? amount * 12 : amount;
  Object.assign(truth, { salaryAmount: shown, salaryTerm: isAnnual ? 'annual' : 'monthly', currency: 'PHP' });
  const text = print({ text: writeAmount(shown, random.pick(['PHP ', 'Php ', 'P'])), fields: 'salaryAmount currency' });
  const term = print({ text: String(truth.salaryTerm), fields: 'salaryTerm' });
  return [
    random.pick([
      `The employee receives a gross ${term} compensation of ${text}.`,
      `The ${term} basic salary is ${text}, exclusive of allowances.`,
    ]),
  ];
}

function writePurpose({ random, truth, person }: MakeContext): string[] {
  if (random.chance(0.3)) return [];
  truth.purpose = random.pick([
    'bank loan application',
    'visa application',
    'whatever legal purpose it may serve',
    'credit card application',
    'housing loan application',
  ]);
  const who = person.gender === 'MALE' ? 'Mr.' : 'Ms.';
  return [
    `This certification is being issued upon the request of ${who} ${person.lastName} for ${print({ text: truth.purpose, fields: 'purpose' })}.`,
  ];
}

function writeIssue({ random, truth }: MakeContext, date: string): string {
  const [year, month, day] = String(truth.issueDate).split('-').map(Number);
  const ending =
    day! % 10 === 1 && day !== 11
      ? 'st'
      : day! % 10 === 2 && day !== 12
        ? 'nd'
        : day! % 10 === 3 && day !== 13
          ? 'rd'
          : 'th';
  const name = new Date(Date.UTC(year!, month! - 1, 1)).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });
  const formal = print({ text: `${day}${ending} day of ${name} ${year}`, fields: 'issueDate' });
  return random.pick([
    `Issued this ${formal} in Makati City, Philippines.`,
    `Given this ${formal} at our office.`,
    `Date issued: ${date}`,
  ]);
}

function writeFilipino(make: MakeContext): string[] {
  const { shownName, date, end, company, position } = makeFacts(make);
  const until = end ? `hanggang ${date('endDate')}` : 'hanggang sa kasalukuyan';
  return [
    'SA KINAUUKULAN:',
    `Ito ay nagpapatunay na si <b>${shownName}</b> ay ${end ? 'naging' : ''} empleyado ng ${company} bilang ${position} mula ${date('startDate')} ${until}.`,
    `Ipinagkaloob ngayong ${date('issueDate')}.`,
  ];
}
