import { nameParts } from '../name-parts.ts';
import { addDays, isoDate, makePerson } from '../people.ts';
import { amountText, type DayFormat, type Draft, lines, textOf, writeDay } from './draft.ts';

interface Facts {
  employer: string;
  name: string;
  position: string;
  start(format: DayFormat): string;
  end(format: DayFormat): string;
  issued: string;
  title: string;
  sign(gap?: number): string;
  status(shown?: string): string;
  salary: number;
}

function facts(draft: Draft, order: 'natural' | 'initial' = 'initial'): Facts {
  const { random, person, year, show, company } = draft;
  const start = isoDate(year - random.between(1, 8), random.between(1, 12), random.between(1, 28));
  const end = isoDate(year, random.between(1, 6), random.between(1, 28));
  const signer = makePerson(random);
  return {
    employer: show('employerName', company.name),
    name: draft.name('fullName', order, true),
    position: show('position', random.pick(nameParts.positions)),
    start: (format) => draft.date('startDate', start, format),
    end: (format) => draft.date('endDate', end, format),
    issued: addDays(end, 20),
    title: person.gender === 'MALE' ? 'Mr.' : 'Ms.',
    sign: (gap = 50) =>
      `<p
      style="margin-top:${gap}px"><b>${show('signatoryName', `${signer.firstName} ${signer.middleName[0]}. ${signer.lastName}`.toUpperCase())}</b><br>${show(
        'signatoryPosition',
        random.pick(['HR Manager', 'Head, Human Resources', 'HR Business Partner', 'Admin Officer']),
      )}</p>`,
    status: (shown = 'regular') => show('employmentStatus', shown),
    salary: random.between(14, 80) * 1000,
  };
}

const ordinal = (day: number) =>
  `${day}${day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th'}`;
const dayOf = (iso: string) =>
  `${ordinal(Number(iso.slice(8)))} day of ${writeDay(iso, 'D MMMM YYYY').replace(/^\d+ /, '').replace(' ', ', ')}`;

function presently(draft: Draft): string {
  const of = facts(draft);
  const text = `<h2>${of.employer}</h2><small>${textOf(draft.company.address)}</small><h1 style="text-align:center">CERTIFICATE OF EMPLOYMENT</h1>
<p>To whom it may concern,</p><p>This is to certify that <b>${of.title} ${of.name}</b> is presently employed with
${textOf(draft.company.name)} since ${of.start('MMMM D, YYYY')} as ${of.position} on a ${of.status()} status.</p>
<p>${of.title === 'Mr.' ? 'He' : 'She'} receives a ${draft.show('salaryTerm', 'monthly')} gross salary of ${draft.show('salaryAmount currency', of.salary, amountText(of.salary, 'PhP'))} inclusive
of allowances.</p>
<p>Issued this ${draft.show('issueDate', of.issued, dayOf(of.issued))} at Pasig City, Metro Manila for ${draft.show('purpose', 'housing loan purposes')}.</p>${of.sign()}`;
  fixCurrency(draft);
  return text;
}

/** Prints the currency as a sign and the amount as digits. */
function fixCurrency(draft: Draft): void {
  draft.truth.currency = 'PHP';
}

function form(draft: Draft): string {
  const of = facts(draft, 'natural');
  const { show } = draft;
  const text = `<h1>${of.employer}</h1><h2>EMPLOYMENT CERTIFICATION</h2><p>We certify the following information based on our records:</p>
${lines([
  ['Name of Employee', of.name],
  [draft.show('employeeIdType', 'Employee No.'), show('employeeIdNumber', draft.person.employeeNumber)],
  ['Position', of.position],
  ['Department', show('department', draft.random.pick(nameParts.departments))],
  ['Date Hired', of.start('MMMM D, YYYY')],
  ['Employment Status', of.status('Regular')],
  ['Basic Salary', show('salaryAmount currency', of.salary, amountText(of.salary, '₱'))],
])}
<p>Given on ${draft.date('issueDate', of.issued, 'MMMM D, YYYY')}.</p>${of.sign()}`;
  fixCurrency(draft);
  return text;
}

function former(draft: Draft): string {
  const of = facts(draft);
  return `<center><h2>${of.employer}</h2></center><p style="text-align:right">${draft.date('issueDate', of.issued, 'MMMM D, YYYY')}</p><h1 style="text-align:center">CERTIFICATION</h1>
<p>This is to certify that
${of.title.toUpperCase()} ${of.name.replace(
    />([^<]+)</,
    (_, name) => `>${name.toUpperCase()}<`,
  )} was employed by this company from ${of.start('D MMMM YYYY')} up to ${of.end('D MMMM YYYY')}. The last position held was ${of.position}.</p>
<p>This certification is issued upon request of the above-named person for ${draft.show('purpose', 'whatever legal purpose it may serve')}.</p>Certified by:${of.sign(40)}`;
}

function inside(draft: Draft): string {
  const of = facts(draft);
  const text = `<h2>${of.employer}</h2><h1>Certificate of Employment with Compensation</h1><p>This certifies that
  ${of.name} has been working with us from ${of.start('MMMM D, YYYY')} to the present. ${of.title === 'Mr.' ? 'His' : 'Her'} current position is ${of.position}, under the ${draft.show(
    'department',
    `${draft.random.pick(nameParts.departments)} Department`,
  )}.</p>
<p>${draft.show('salaryTerm', 'Annual')} compensation: ${draft.show('salaryAmount currency', of.salary * 12, amountText(of.salary * 12, 'PHP '))}</p><p>This certificate was issued on
${draft.date('issueDate', of.issued, 'MMMM D, YYYY')} in support of ${of.title === 'Mr.' ? 'his' : 'her'} ${draft.show('purpose', 'visa application')}.</p><p>Very truly yours,</p>${of.sign(30)}`;
  fixCurrency(draft);
  return text;
}

function hired(draft: Draft): string {
  const of = facts(draft, 'natural');
  return `<center><b>${of.employer}</b><br>HUMAN RESOURCES DEPARTMENT</center><h1>CERTIFICATE OF EMPLOYMENT</h1><p>TO WHOM IT MAY CONCERN:</p>
<p>Please be informed that
${of.title} ${of.name} was hired on ${of.start('MMM DD, YYYY')} and resigned effective ${of.end('MMM DD, YYYY')}. At the time of separation,
${of.title === 'Mr.' ? 'he' : 'she'} was holding the position of ${of.position}.</p>
<p>Done this ${draft.show('issueDate', of.issued, dayOf(of.issued))} in Cebu City.</p>${of.sign()}`;
}

function table(draft: Draft): string {
  const of = facts(draft);
  const { show } = draft;
  const row = (label: string, value: string) =>
    `<tr><td style="border:1px solid #555;padding:4px">${label}</td><td style="border:1px solid #555;padding:4px">${value}</td></tr>`;
  const text = `<b>${of.employer}</b><h1>CERTIFICATE OF EMPLOYMENT &amp; COMPENSATION</h1><p>This is to certify the employment of:</p><table
  style="border-collapse:collapse;width:100%">${row('Full Name', of.name)}${row('Designation', of.position)}${row('Hire Date', of.start('DD MMM YYYY'))}${row(
    'Status of Employment',
    of.status('Permanent'),
  )}${row(`${show('salaryTerm', 'Monthly')} Basic Pay`, show('salaryAmount currency', of.salary, amountText(of.salary, 'Php ')))}</table><p>Purpose: ${show(
    'purpose',
    'Credit card application',
  )}</p><p>Date issued: ${draft.date('issueDate', of.issued, 'DD MMM YYYY')}</p>${of.sign()}`;
  fixCurrency(draft);
  return text;
}

export const certificates = {
  molave: presently,
  narra: form,
  acacia: former,
  yakal: inside,
  kamagong: hired,
  dao: table,
};
