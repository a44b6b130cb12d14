import type { Provider } from '@smile/contract/providers';
import type { Person } from './persons.ts';

/** Person, provider and day of the data, and the file links. */
export interface Source {
  person: Person;
  provider: Provider;
  today: string;
  linkTo: (fileName: string) => string;
}
