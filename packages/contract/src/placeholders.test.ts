import { expect, it } from 'vitest';
import { fillPlaceholders } from './placeholders.ts';

const george = { fullName: 'George Cimafranca Palomero, Jr', firstName: 'George', lastName: 'Palomero' };
const fill = (text: string, invited: Parameters<typeof fillPlaceholders>[2] = george) =>
  fillPlaceholders(text, 'XYZ Bank', invited);

it.each([
  [`\${companyName} and \${fullName}`, 'XYZ Bank and George Cimafranca Palomero, Jr'],
  [`Hello \${firstName} \${lastName}!`, 'Hello George Palomero!'],
  ['Hello {{firstName}} from {{company.name}}', 'Hello George from XYZ Bank'],
  ['Hello {$firstName} from {{ companyName }}', 'Hello George from XYZ Bank'],
])('fills %s', (text, filled) => {
  expect(fill(text)).toBe(filled);
});

it('calls a person without a first or last name by the full name', () => {
  const named = { fullName: 'George Palomero', firstName: null, lastName: null };
  expect(fill('{{firstName}}, {{lastName}}', named)).toBe('George Palomero, George Palomero');
});

it('leaves unknown placeholders, and those inside a value', () => {
  expect(fill('{{amount}} {$toString} $5 {}')).toBe('{{amount}} {$toString} $5 {}');
  expect(fill('Hello {{fullName}}', { ...george, fullName: '{{companyName}} $&' })).toBe('Hello {{companyName}} $&');
});
