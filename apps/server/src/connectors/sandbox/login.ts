import type { LoginField } from '@smile/contract/link';
import type { Provider } from '@smile/contract/providers';
import { type Person, persons } from './persons.ts';

const passwordField: LoginField = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'current-password',
};

export function listLoginFields(provider: Provider): LoginField[] {
  if (provider.connectionType === 'NO_NEED_LOGIN') return [];
  return [{ ...chooseNameField(provider), type: 'text', autocomplete: 'username' }, passwordField];
}

/** The typed login name: in the field that the provider's form names, or in `username`. */
export function readLoginName(provider: Provider, credentials: Record<string, string>): string {
  return (credentials[chooseNameField(provider).name] || credentials.username || '').trim();
}

/** Every published name of a person works at every provider: user name, e-mail, phone, SS number. */
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

function chooseNameField(provider: Provider): Pick<LoginField, 'name' | 'label'> {
  if (provider.id === 'sss_ph') return { name: 'ssNumber', label: 'SS number' };
  if (provider.type === 'GIG') return { name: 'emailOrMobile', label: 'Email or mobile number' };
  return { name: 'username', label: 'Username' };
}
