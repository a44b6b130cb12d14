import { nameParts } from '../../name-parts.ts';
import { type Draft, textOf } from '../draft.ts';
import { makeLetterFacts, writeFormalDay } from '../letter-facts.ts';

/** A large employer's letter with a reference number and addresses in the footer. */
export function numbered(draft: Draft): string {
  const { show, random, company, person } = draft;
  const of = makeLetterFacts(draft);
  return `<div style="min-height:1000px;position:relative;font:15px/1.65 'DejaVu Sans Condensed'"><div style="display:flex;justify-content:space-between;font-size:.9em"><b
  style="color:#0f4c5c;font-size:1.35em">${show('employerName', company.name)}</b><span>Ref. No. HR-COE-${random.digits(5)}</span></div><br><br>
<b style="font-size:1.3em">Certificate of Employment</b><br><br><p>To whom it may concern:</p>
<p>This certifies that <b>${draft.name('fullName', 'natural', true)}</b>, with
${show('employeeIdType', 'Employee ID')} No. ${show('employeeIdNumber', person.employeeNumber)}, is a ${show(
    'employmentStatus',
    'regular',
  )} employee of ${textOf(company.name)} since ${draft.date('startDate', of.start, 'D MMMM YYYY')}. ${of.they === 'he' ? 'He' : 'She'} currently holds the position of ${show(
    'position',
    of.position,
  )} under the ${show('department', `${random.pick(nameParts.departments)} Department`)}.</p>
<p>As of this writing, ${of.title} ${textOf(person.lastName)} receives the following compensation:</p><div style="margin-left:40px"><div style="display:flex"><span
style="width:240px">Basic Salary (${show('salaryTerm', 'monthly')})</span><span>${draft.money('salaryAmount', of.salary, 'PHP ')}</span></div><div style="display:flex"><span
style="width:240px">13th Month Pay</span><span>as mandated by law</span></div></div><br>
<p>This certificate is issued to
${of.title} ${textOf(person.lastName)} for ${show('purpose', random.pick(['housing loan application', 'postpaid plan application', 'visa application', 'bank account opening']))}.</p>
<p>Issued on ${draft.date('issueDate', of.issued, 'D MMMM YYYY')} at Taguig City.</p><br><p>Very truly
yours,</p><br>${show('signatoryName', of.signer)}<br>${show('signatoryPosition', random.pick(['HR Shared Services Manager', 'Senior HR Manager', 'Employee Relations Manager']))}
<div style="position:absolute;bottom:0;width:100%;border-top:2px solid #0f4c5c;font-size:.75em;text-align:center">${textOf(company.address)} | Trunkline ${company.phoneNumber} | This document is
confidential.</div></div>`;
}

/** A school's or office's certification for a former employee. */
export function served(draft: Draft): string {
  const { show, random, company, person } = draft;
  const of = makeLetterFacts(draft);
  return `<div style="font:17px/1.9 'Liberation Serif';margin:0 20px"><center>${show('employerName', company.name.toUpperCase())}<br><small>${textOf(company.address)}</small><br><br><b
  style="font-size:1.25em;text-decoration:underline">CERTIFICATE OF EMPLOYMENT</b></center><br>
<p style="text-align:justify;text-indent:48px">THIS IS TO CERTIFY that per records on file in this office, <b>${of.title.toUpperCase()} ${draft.name('fullName', 'natural-capitals', true)}</b>
rendered services in this company as
${show('position', of.position)} from ${draft.date('startDate', of.start, 'MMMM D, YYYY')} up to ${draft.date('endDate', of.end, 'MMMM D, YYYY')}, with a last ${show(
    'salaryTerm',
    'monthly',
  )} salary of ${draft.money('salaryAmount', of.salary, 'P')}.</p>
<p style="text-align:justify;text-indent:48px">Issued upon the request of
${of.title} ${textOf(person.lastName)} this ${show('issueDate', of.issued, writeFormalDay(of.issued, ','))} for ${show(
    'purpose',
    random.pick(['reference purposes', 'employment purposes', 'loan purposes']),
  )}.</p><br>
<div style="margin-left:50%">Certified
by:<br><br><b>${show('signatoryName', of.signer.toUpperCase())}</b><br>${show(
    'signatoryPosition',
    random.pick(['Administrative Officer', 'Human Resource Management Officer', 'HR Head']),
  )}</div></div>`;
}
