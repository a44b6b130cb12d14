import { nameParts } from '../../name-parts.ts';
import { type Draft, textOf } from '../draft.ts';
import { makeLetterFacts, writeFormalDay } from '../letter-facts.ts';

/** A letter to an embassy. */
export function embassy(draft: Draft): string {
  const { show, random, company, person } = draft;
  const of = makeLetterFacts(draft);
  return `<div style="font:15px/1.65 'Liberation Sans Narrow';margin:0 26px"><div style="background:#f3f0ff;padding:14px 18px;margin-bottom:28px"><b
  style="font-size:1.4em">${show('employerName', company.name)}</b><br>${textOf(company.address)}</div>
${draft.date('issueDate', of.issued, 'D MMMM YYYY')}<br><br>The Consul General<br>Embassy of Japan in the Philippines<br>Pasay City<br><br><p>Dear Sir/Madam:</p>
<p>This is to certify that
${of.title} ${draft.name('fullName', 'natural', true)} is a ${show(
    'employmentStatus',
    random.pick(['permanent', 'regular']),
  )} employee of our company. ${of.they === 'he' ? 'He' : 'She'} joined the company on ${draft.date('startDate', of.start, 'D MMMM YYYY')} and is presently assigned as ${show(
    'position',
    of.position,
  )} in the ${show('department', `${random.pick(nameParts.departments)} Department`)} with a gross ${show('salaryTerm', 'annual')} income of ${draft.money('salaryAmount', of.salary * 12, 'PHP ')}.</p>
<p>This certification is issued in support of
${of.their} ${show('purpose', random.pick(['tourist visa application', 'visa application']))}. ${of.title} ${textOf(person.lastName)} is expected to report back to work after ${of.their} approved
leave.</p>
<p>Should you have questions, please contact us at ${company.phoneNumber}.</p><p>Respectfully
yours,</p><br><br><b>${show('signatoryName', of.signer)}</b><br>${show('signatoryPosition', random.pick(['Vice President for Human Resources', 'HR Manager', 'Head of People and Culture']))}</div>`;
}

/** A form with blanks, filled in by an HR office. */
export function blanks(draft: Draft): string {
  const { show, random, company } = draft;
  const of = makeLetterFacts(draft);
  const blank = (html: string) => `<span style="border-bottom:1px solid #333;padding:0 10px"><b>${html}</b></span>`;
  return `<div style="font:16px/2 'Liberation Serif';margin:0 24px"><center><b
  style="font-size:1.3em">${show('employerName', company.name)}</b><br><small>${textOf(company.address)}</small><br><br><b style="font-size:1.25em">EMPLOYMENT CERTIFICATE</b></center><br>
<p style="text-indent:44px">This is to certify that
${of.title} ${blank(draft.name('fullName', 'initial-capitals', true))} has been employed with our company since ${blank(
    draft.date('startDate', of.start, 'MMMM D, YYYY'),
  )} up to present and occupies the position of ${blank(show('position', of.position))}. ${of.they === 'he' ? 'His' : 'Her'} employment status is ${blank(
    show('employmentStatus', random.pick(['Regular', 'Contractual', 'Casual'])),
  )} with a ${show('salaryTerm', 'daily')} wage of ${blank(draft.money('salaryAmount', random.between(52_000, 98_000) / 100, 'P'))}.</p>
<p style="text-indent:44px">This certificate is being issued upon
${of.their} request for ${blank(show('purpose', random.pick(['SSS loan application', 'Pag-IBIG housing loan', 'PhilHealth requirements'])))}.</p>
<p style="text-indent:44px">Given this
${blank(show('issueDate', of.issued, writeFormalDay(of.issued)))} at ${random.pick(['Valenzuela City', 'Meycauayan, Bulacan', 'Cabuyao, Laguna'])}.</p><br><div
style="margin-left:52%;line-height:1.4;text-align:center"><b>${show('signatoryName', of.signer.toUpperCase())}</b><br>${show(
    'signatoryPosition',
    random.pick(['Personnel Manager', 'HR Assistant', 'Office Administrator']),
  )}</div></div>`;
}
