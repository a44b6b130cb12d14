import { addDays } from '../../people.ts';
import { amountText, type Draft, textOf, writeDay } from '../draft.ts';
import { makeLetterFacts } from '../letter-facts.ts';
import { nameSigner, pickOffice, settle, writeName } from '../townsfolk.ts';
import { typeface } from '../typefaces.ts';

const firms = [
  ['Tres Hermanas Hardware & Construction Supply', 'Sales Clerk'],
  ['Aling Nena Bakeshop', 'Cashier'],
  ['JRB Trucking Services', 'Delivery Driver'],
  ['Marikit Dental Clinic', 'Dental Aide'],
] as const;

/** Typed by the owner of a small firm: no logo, the date first, daily wages. */
export function certificate(draft: Draft): string {
  const { random, show } = draft;
  const person = settle(draft);
  const of = makeLetterFacts(draft);
  const [firm, position] = random.pick(firms);
  const wage = random.pick([460, 535, 610.5, 645]);
  const [they, their, title] = person.isMan ? ['he', 'his', 'Mr.'] : ['she', 'her', 'Ms.'];
  const name = `${person.firstName} ${person.initial} ${person.lastName}`;
  const shownName = writeName(draft, 'fullName', name, {
    firstName: person.firstName,
    middleName: person.initial,
    lastName: person.lastName,
  });
  const left = random.chance(0.5);
  const until = left ? `until ${draft.date('endDate', of.end, 'MMMM DD, YYYY')}` : 'up to the present';
  const issued = left ? addDays(of.end, random.between(9, 40)) : of.issued;
  return `${typeface('office')}<div style="font:15.5px/1.6 paper-office,sans-serif;padding:10px 40px"><div style="text-align:center;line-height:1.3"><b
  style="font-size:19px">${show('employerName', firm, firm.toUpperCase())}</b><br><span style="font-size:13px">${textOf(pickOffice(random))}<br>Cell No.
  ${person.phoneNumber.replace(/^(....)(...)/, '$1-$2-')} &nbsp; FB: ${firm.split(' ').slice(0, 2).join('').toLowerCase()}</span></div><br><br>
<p>${draft.date('issueDate', issued, 'MMMM DD, YYYY')}</p><br>
<p><b>RE: CERTIFICATE OF EMPLOYMENT</b></p>
<p>Sir/Madam:</p>
<p>This is to inform you that
${title} ${shownName}${left ? ' was' : ' is'} a ${show(
    'employmentStatus',
    random.pick(['regular', 'probationary', 'contractual']),
  )} worker of ${textOf(firm)}. ${they[0]!.toUpperCase()}${they.slice(1)} started working with us as ${show('position', position)} on ${draft.date(
    'startDate',
    of.start,
    'MMMM DD, YYYY',
  )} ${until}, with a ${show('salaryTerm', 'daily')} wage of ${draft.money('salaryAmount', wage, '₱')}.</p>
<p>During ${their} stay with us ${they} has shown to be hardworking and honest. Last Christmas bonus received: ${amountText(5000, '₱')}.</p>
<p>This letter is given for ${show('purpose', random.pick(['SSS loan purposes', 'bank requirements', 'postpaid plan application']))}. You may call me at the number above for any question.</p><br>
<p>Respectfully yours,</p><br>
<p style="line-height:1.3"><b>${show('signatoryName', nameSigner(random))}</b><br>${show('signatoryPosition', random.pick(['Owner/Proprietor', 'Proprietress', 'Office Manager']))}</p><div
style="font-size:11px;color:#555;margin-top:30px">DTI Reg. No. ${random.digits(7)} valid until ${writeDay(addDays(issued, 900), 'MM/DD/YYYY')}</div></div>`;
}
