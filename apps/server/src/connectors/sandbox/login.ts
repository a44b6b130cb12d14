import type { Provider } from '@smile/contract/providers';
import type { LoginField, LoginOption } from '@smile/contract/widget';
import { type Person, persons } from './persons.ts';

const passwordField: LoginField = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'current-password',
};

function createOption(type: string, field: Pick<LoginField, 'name' | 'label' | 'type'>): LoginOption {
  return { type, label: field.label, fields: [{ ...field, autocomplete: 'username' }, passwordField] };
}

const emailOption = createOption('EMAIL', { name: 'email', label: 'Email address', type: 'email' });
const mobileNumberOption = createOption('MOBILE_NUMBER', { name: 'mobileNumber', label: 'Mobile number', type: 'tel' });
const ssNumberOption = createOption('SS_NUMBER', { name: 'ssNumber', label: 'SS number', type: 'text' });
const usernameOption = createOption('USERNAME', { name: 'username', label: 'Username', type: 'text' });

/** Gig platforms accept an email address or a mobile number; the others accept one login name. */
export function listLoginOptions(provider: Provider): LoginOption[] {
  if (provider.connectionType === 'NO_NEED_LOGIN') return [];
  if (provider.type === 'GIG') return [emailOption, mobileNumberOption];
  return provider.id === 'sss_ph' ? [ssNumberOption] : [usernameOption];
}

/** Reads the login name from a field of the provider's forms, or from `username`. */
export function readLoginName(provider: Provider, credentials: Record<string, string>): string {
  const nameFields = listLoginOptions(provider).map(({ fields }) => fields[0]!.name);
  const typed = [...nameFields, 'username'].map((name) => credentials[name]?.trim());
  return typed.find((text) => text) ?? '';
}

/** Every published identifier works at every provider: user name, email, phone, SS number. */
export function findPersonByLogin(login: string): Person | null {
  const text = login.toLowerCase();
  const digits = /^[\d\s+()-]+$/.test(login) ? login.replace(/\D/g, '') : null;
  const isNameOf = (person: Person) => text === person.userName.toLowerCase() || text === person.email;
  return persons.find((person) => isNameOf(person) || (digits && listNumbers(person).includes(digits))) ?? null;
}

function listNumbers(person: Person): string[] {
  const [countryCode, national] = person.phone;
  const phones = [national, `0${national}`, countryCode + national, `00${countryCode}${national}`];
  return person.socialSecurityNumber ? [...phones, person.socialSecurityNumber] : phones;
}
