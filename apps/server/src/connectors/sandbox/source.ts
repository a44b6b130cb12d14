import type { Provider } from '@smile/contract/providers';
import type { Person } from './persons.ts';

/** Whose data, where, and as of which day. */
export interface Source {
  person: Person;
  provider: Provider;
  today: string;
}
