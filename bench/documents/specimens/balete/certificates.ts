import { nameParts } from '../../name-parts.ts';
import { amountText, type Draft, textOf } from '../draft.ts';
import { makeLetterFacts, writeFormalDay } from '../letter-facts.ts';

const body = (html: string, font: string) => `<div style="font:${font};margin:0 34px;text-align:justify">${html}</div>`;

/** A larger company's letter that states the salary. */
export function paid(draft: Draft): string {
  const { show, random, company, person } = draft;
  const of = makeLetterFacts(draft);
  const salary = of.salary;
  return `<div style="text-align:right;border-bottom:3px solid #1d3557;padding-bottom:10px;margin-bottom:40px"><b
  style="font-size:1.5em;color:#1d3557">${show('employerName', company.name)}</b><br><small>${textOf(company.address)} | Tel. ${company.phoneNumber} | www.example.com</small></div>
${body(
  `<center><b style="font-size:1.3em;letter-spacing:.12em">CERTIFICATE OF EMPLOYMENT</b></center><br><br>
<p>This is to certify that <b>${of.title.toUpperCase()} ${draft.name('fullName', 'initial-capitals', true)}</b> is currently employed with ${textOf(company.name)} as
<b>${show('position', of.position)}</b> in our ${show('department', `${random.pick(nameParts.departments)} Department`)} since <b>${draft.date('startDate', of.start, 'MMMM DD, YYYY')}</b> up to
the present.</p>
<p>${of.they === 'he' ? 'His' : 'Her'} current employment status is ${show(
    'employmentStatus',
    random.pick(['Regular', 'Probationary', 'Regular']),
  )} and ${of.they} is receiving a ${show('salaryTerm', 'monthly')} basic salary of ${show('currency', 'PHP', 'Php')} ${show('salaryAmount', salary, amountText(salary))}.</p>
<p>This certification is being issued upon the request of
${of.title} ${textOf(person.lastName)} for ${show('purpose', random.pick(['bank loan application', 'credit card application', 'housing loan application', 'visa application']))}.</p>
<p>Issued this ${show('issueDate', of.issued, writeFormalDay(of.issued))} in ${random.pick(['Makati City', 'Taguig City', 'Mandaluyong City'])}, Philippines.</p><br><br>
<b>${show('signatoryName', of.signer.toUpperCase())}</b><br>${show('signatoryPosition', random.pick(['HR Manager', 'Human Resources Director', 'HR Operations Lead']))}<br><br><small>Not valid
without company dry seal. For verification, please call the HR Department at ${company.phoneNumber}.</small>`,
  "15px/1.7 'Liberation Sans'",
)}`;
}

/** A letter for a former employee. */
export function separated(draft: Draft): string {
  const { show, random, company } = draft;
  const of = makeLetterFacts(draft);
  const name = draft.name('fullName', 'natural', true);
  return `<center style="font-family:'Liberation Serif'"><b style="font-size:1.6em">${show('employerName', company.name)}</b><br>${textOf(company.address)}<br>Telefax:
  ${company.phoneNumber}</center><hr><br>
${body(
  `${draft.date('issueDate', of.issued, 'MMMM D, YYYY')}<br><br><center><b><u>CERTIFICATE OF EMPLOYMENT</u></b></center><br>
<p>TO WHOM IT MAY CONCERN:</p>
<p style="text-indent:40px">This is to certify that <b>${name}</b> was an employee of this company from
${draft.date('startDate', of.start, 'MMMM D, YYYY')} to ${draft.date('endDate', of.end, 'MMMM D, YYYY')}. ${of.they === 'he' ? 'He' : 'She'} held the position of ${show(
    'position',
    of.position,
  )} at the time of ${of.their} separation.</p>
<p style="text-indent:40px">This certification is issued upon ${of.their} request for ${show('purpose', 'whatever legal purpose it may serve')}.</p><br><br>
${show('signatoryName', of.signer)}<br><i>${show('signatoryPosition', random.pick(['Personnel Officer', 'HR Supervisor', 'General Manager']))}</i>`,
  "17px/1.7 'Liberation Serif'",
)}`;
}
