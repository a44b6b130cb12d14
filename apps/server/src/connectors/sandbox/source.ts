import type { Provider } from '@smile/contract/providers';
import type { Person } from './persons.ts';

/** Whose data, where, and as of which day; and where a file of it opens. */
export interface Source {
  person: Person;
  provider: Provider;
  today: string;
  linkTo: (fileName: string) => string;
}
