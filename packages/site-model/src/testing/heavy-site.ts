import type { NextItem, Operator, SiteDocument } from '../document.ts';
import { documentOf, inputNamed, routeTo, screenWithForm, testOf } from './documents.ts';

export interface HeavySite {
  screens: number;
  /** Next items per screen. */
  routes: number;
  /** Tests per next item. */
  tests: number;
  /** Number fields per screen. */
  fields: number;
}

const types: Operator[] = ['GT', 'LT', 'EQ', 'NE'];

/** A site with too many combinations to prove: every item uses fields of all earlier screens. */
export function heavySite({ screens, routes, tests, fields }: HeavySite): SiteDocument {
  const nameOf = (screen: number, field: number) => `f${lettersOf(screen)}x${lettersOf(field)}`;
  return documentOf(
    Array.from({ length: screens }, (_, screen) => {
      const components = Array.from({ length: fields }, (__, field) =>
        inputNamed(nameOf(screen, field), {
          rule: {
            format: 'NUMBER',
            regex: null,
            min: 0,
            max: 100_000,
            minLength: null,
            maxLength: null,
            message: null,
          },
        }),
      );
      const following = screens - screen - 1;
      const items = Array.from({ length: following > 0 ? routes : 0 }, (__, route): NextItem => {
        const target = `Screen_s${lettersOf(screen + 1 + (route % following))}`;
        const read = Array.from({ length: tests }, (___, test) => {
          const of = (route * 7 + test * 3) % (screen + 1);
          const type = types[(route + test) % types.length]!;
          return testOf(nameOf(of, (route + test * 5) % fields), type, String(100 * ((route * 13 + test * 29) % 97)));
        });
        return { ...routeTo(target, ...read), id: `next-${screen}-${route}` };
      });
      return screenWithForm(`Screen_s${lettersOf(screen)}`, components, items);
    }),
  );
}

/** Field names have no digits. */
function lettersOf(index: number): string {
  return [...index.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('');
}
