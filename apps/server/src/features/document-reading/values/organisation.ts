import { job } from '../lexicon/letter-words.ts';
import { looksLikeCompany } from './parse-text.ts';

/** Words in names of schools, shops, churches, offices and houses that no person's name contains. */
const words = [
  'school academy academia colegio escuela instituto universidad seminario paaralan pamantasan institute university college seminary montessori kindergarten daycare library museum',
  'hotel motel resort inn lodge hostel suites apartments? apartelle condominium residences? towers? building bldg plaza mall arcade',
  'stores? shop bakeshop bakery bakers? restaurant resto carinderia eatery grill cafe canteen catering kitchen foodhouse kapehan kainan karinderya panaderya tindahan lechon',
  'hardware pharmacy drugstore drug clinic hospital infirmary laboratory diagnostics? dental spa salon barbershop parlor tailoring laundry',
  'trading marketing merchandise merchandising enterprises? ventures industries manufacturing builders construction logistics trucking',
  'poultry piggery hatchery ricemill supply supplies dealer distributors? gasoline petron vulcanizing motors? autoworks',
  'church parish chapel rectory convent monastery diocese mosque masjid ministry ministries fellowship congregation',
  'association homeowners hoa cooperative coop federation foundation club society organization org cemetery gym cockpit',
  'barangay municipality municipal provincial government lgu office department bureau agency station headquarters regional division commission',
  'bank pawnshop lending insurance security services solutions systems technologies realty properties development holdings center centre',
];
const organisation = new RegExp(
  `(?<!\\p{L})(?:${words.join(' ').split(' ').join('|')}|(?:city|municipal|town|brgy\\.?|session) hall|food house|sari-sari)(?!\\p{L})`,
  'iu',
);
/** A job title: Front Office Associate. */
const endsInJob = new RegExp(`${job.source}$`, 'i');
/** Titles that only a person has. */
const titled = /^(?:mr|ms|mrs|hon|atty|engr)[.\s]/i;
/** A shop named after its owner: Mina's Tailoring. */
const ownedBy = /^\p{Lu}\p{L}+['’]s\s\p{Lu}/u;

/** True for a company, school, shop, church or office, not a person with a first and a last name. */
export function namesOrganisation(text: string): boolean {
  const isPerson = titled.test(text) || endsInJob.test(text);
  return looksLikeCompany(text) || ownedBy.test(text) || (organisation.test(text) && !isPerson);
}
