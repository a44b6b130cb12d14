import { nameParts } from '../name-parts.ts';
import { addDays, isoDate, makePerson } from '../people.ts';
import { type DayFormat, type Draft, writeDay } from './draft.ts';

/** Facts that an employer certifies. */
export interface LetterFacts {
  start: string;
  end: string;
  issued: string;
  position: string;
  salary: number;
  /** "Mr." with "he", or "Ms." with "she". */
  title: string;
  they: string;
  their: string;
  signer: string;
}

export function makeLetterFacts({ random, person, year }: Draft): LetterFacts {
  const start = isoDate(year - random.between(1, 9), random.between(1, 12), random.between(1, 28));
  const end = isoDate(year, random.between(1, 7), random.between(1, 28));
  const isMan = person.gender === 'MALE';
  const signer = makePerson(random);
  return {
    start,
    end,
    issued: addDays(end, random.between(5, 60)),
    position: random.pick(nameParts.positions),
    salary: random.between(160, 820) * 100,
    title: isMan ? 'Mr.' : 'Ms.',
    they: isMan ? 'he' : 'she',
    their: isMan ? 'his' : 'her',
    signer: `${signer.firstName} ${signer.middleName[0]}. ${signer.lastName}`,
  };
}

/** `3rd day of June 2024`, optionally with a comma. */
export function writeFormalDay(iso: string, comma = ''): string {
  const day = Number(iso.slice(8));
  const unit = day % 10;
  const ending = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][unit] ?? 'th');
  return `${day}${ending} day of ${writeDay(iso, 'D MMMM YYYY' satisfies DayFormat)
    .replace(/^\d+ /, '')
    .replace(' ', `${comma} `)}`;
}
