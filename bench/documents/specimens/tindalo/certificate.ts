import { type Draft, textOf } from '../draft.ts';
import { makeLetterFacts, writeFormalDay } from '../letter-facts.ts';
import { seal, stamp } from '../ornaments.ts';
import { nameSigner, pickOffice, settle, writeName } from '../townsfolk.ts';

const schools = ['Sto. Tomas de Aquino Academy, Inc.', 'Holy Rosary College of Nueva Vizcaya', 'Colegio de San Roque'];

/** A private school's letter for a teacher, with her pay in words and digits. */
export function certificate(draft: Draft): string {
  const { random, show } = draft;
  const person = settle(draft);
  const of = makeLetterFacts(draft);
  const school = random.pick(schools);
  const [they, title] = person.isMan ? ['He', 'Mr.'] : ['She', 'Mrs.'];
  const salary = random.pick([
    [24_500, 'Twenty-Four Thousand Five Hundred'],
    [31_820, 'Thirty-One Thousand Eight Hundred Twenty'],
    [28_000, 'Twenty-Eight Thousand'],
  ] as const);
  const name = writeName(draft, 'fullName', `${person.firstName} ${person.initial} ${person.lastName}`.toUpperCase(), {
    firstName: person.firstName,
    middleName: person.initial,
    lastName: person.lastName,
  });
  return `<div style="font:16px/1.75 'DejaVu Serif Condensed','DejaVu Serif';font-stretch:condensed;padding:0 26px;position:relative"><div
  style="display:flex;align-items:center;gap:18px;justify-content:center;line-height:1.35">${seal('#7b1e2b', 84)}<div style="text-align:center"><b
  style="font-size:20px;color:#7b1e2b">${show('employerName', school)}</b><div style="font-size:12.5px">${textOf(pickOffice(random))}<br>Government Recognition No.
  ${random.digits(3)} s. 1998 &bull; Tel. (0${random.between(32, 88)}) ${random.digits(3)}-${random.digits(4)}</div><div style="font-size:13px;font-style:italic">Office of the Registrar and Human
  Resources</div></div></div><hr style="border:0;border-top:3px double #7b1e2b;margin:12px 0 34px">
<center><b style="font-size:21px;letter-spacing:.28em">CERTIFICATION</b></center><br>
<p>To Whom It May Concern:</p>
<p style="text-indent:52px;text-align:justify">This is to certify that <b>${title.toUpperCase()} ${name}</b>, holder of ${show('employeeIdType', 'Employee No.')} <span
style="white-space:nowrap">${show('employeeIdNumber', person.employeeNumber)}</span>, has been in the service of this institution since
${draft.date('startDate', of.start, 'MMMM D, YYYY')} and is at present a ${show('employmentStatus', random.pick(['full-time permanent', 'permanent', 'probationary']))}
<b>${show('position', random.pick(['Senior High School Teacher II', 'Grade School Teacher', 'Guidance Counselor', 'Science Laboratory Custodian']))}</b> of the
${show('department', `${random.pick(['Senior High School', 'Basic Education', 'College of Arts and Sciences'])} Department`)}.</p>
<p style="text-indent:52px;text-align:justify">${they} receives a ${show('salaryTerm', 'monthly')} salary of ${salary[1]} Pesos (${draft.money('salaryAmount', salary[0], 'Php ')}) exclusive of
the 13th month pay and a yearly clothing allowance of P6,000.00.</p>
<p style="text-indent:52px;text-align:justify">This certification is issued upon the request of the above-named employee in connection with
${person.isMan ? 'his' : 'her'} ${show('purpose', random.pick(['housing loan application', 'application for a Pag-IBIG housing loan', 'visa application']))}.</p>
<p style="text-indent:52px">Given this ${show('issueDate', of.issued, writeFormalDay(of.issued, ','))} at ${random.pick(['Bayombong, Nueva Vizcaya', 'Roxas City, Capiz', 'Surigao City'])},
Philippines.</p><br><br>
<div
style="margin-left:52%;line-height:1.35;text-align:center"><b>${show('signatoryName', nameSigner(random).toUpperCase())}</b><br>${show(
    'signatoryPosition',
    random.pick(['School Registrar', 'HR Head', 'Vice President for Administration']),
  )}</div>
${stamp(['RELEASED', 'HR OFFICE'], { colour: '#7b1e2b', angle: -14, style: 'left:60px;bottom:34px' })}<div style="font-size:12px;margin-top:44px">Not valid without the school's dry seal.<br>O.R.
No. ${random.digits(6)} / P50.00</div></div>`;
}
