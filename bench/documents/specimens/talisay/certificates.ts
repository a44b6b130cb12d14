import { nameParts } from '../../name-parts.ts';
import { type Draft, lines, textOf } from '../draft.ts';
import { makeLetterFacts, writeFormalDay } from '../letter-facts.ts';

/** A year's earnings, line by line. */
export function compensation(draft: Draft): string {
  const { show, random, company, person } = draft;
  const of = makeLetterFacts(draft);
  const position = show('position', of.position);
  const yearly = of.salary * 12;
  return `<div style="display:flex;align-items:center;gap:14px;margin-bottom:30px"><i
  style="width:54px;height:54px;background:linear-gradient(45deg,#7b2d26,#e0a458);border-radius:8px"></i><div><b
  style="font-size:1.35em">${show('employerName', company.name)}</b><br><small>${textOf(company.address)}</small></div></div>
<div style="font:15px/1.65 'Liberation Sans'">Date: ${draft.date('issueDate', of.issued, 'MMMM DD, YYYY')}<br><br><center><b
style="font-size:1.25em">CERTIFICATE OF EMPLOYMENT AND COMPENSATION</b></center><br><p>To Whom It May Concern:</p>
<p>This is to certify that ${of.title} ${draft.name('fullName', 'natural', true)} has been employed by ${textOf(company.name)} with the following details:</p>
<div style="margin-left:40px">${lines(
    [
      ['Position', position],
      ['Department', show('department', random.pick(nameParts.departments))],
      ['Date Hired', draft.date('startDate', of.start, 'MMMM DD, YYYY')],
      ['Employment Status', show('employmentStatus', random.pick(['Regular', 'Permanent', 'Project-based']))],
      [`${show('salaryTerm', 'Annual')} Gross Compensation`, draft.money('salaryAmount', yearly, 'PHP ')],
    ],
    { width: 220, gap: 6 },
  )}</div><br>
<p>This certification is issued at the request of
${of.title} ${textOf(person.lastName)} in connection with ${of.their} ${show('purpose', random.pick(['visa application', 'car loan application', 'condominium rental']))}.</p>
<p>Sincerely,</p><br><br><b>${show('signatoryName', of.signer)}</b><br>${show(
    'signatoryPosition',
    random.pick(['HR and Admin Manager', 'Talent Management Head', 'Compensation and Benefits Manager']),
  )}</div>`;
}

/** A small firm's short letter. */
export function short(draft: Draft): string {
  const { show, random, company, person } = draft;
  const of = makeLetterFacts(draft);
  const salary = Math.round(of.salary / 3000) * 1000 + 9000;
  return `<div style="font:17px/1.8 'DejaVu Serif Condensed'"><center><b
  style="font-size:1.2em">${show('employerName', company.name.toUpperCase())}</b><br><small>${textOf(company.address)}<br>Cell No. 09${random.digits(9)}</small><br><br><b
  style="font-size:1.3em">C E R T I F I C A T I O N</b></center><br>
<p style="text-indent:50px">THIS IS TO CERTIFY that <b>${draft.name('fullName', 'initial-capitals', true)}</b>, of legal age, Filipino and a resident of
${textOf(person.address)}, is presently employed in this establishment as ${show(
    'position',
    random.pick(['Cashier', 'Sales Clerk', 'Driver', 'Bookkeeper', 'Cook']),
  )} since ${draft.date('startDate', of.start, 'MMMM D, YYYY')} with a ${show('salaryTerm', 'monthly')} salary of ${draft.money('salaryAmount', salary, 'P')}.</p>
<p style="text-indent:50px">This certification is issued upon the request of the above-named employee for
${show('purpose', random.pick(['loan purposes', `scholarship application of ${of.their} child`, 'whatever purpose it may serve']))}.</p>
<p style="text-indent:50px">Given this ${show('issueDate', of.issued, writeFormalDay(of.issued, ','))} at ${random.pick(['Lipa City', 'Baguio City', 'Iloilo City', 'General Santos City'])},
Philippines.</p><br>
<div
style="margin-left:55%;text-align:center"><b>${show('signatoryName', of.signer.toUpperCase())}</b><br>${show(
    'signatoryPosition',
    random.pick(['Proprietor', 'Owner/Manager', 'Manager']),
  )}</div></div>`;
}
