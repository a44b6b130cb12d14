import { isoDate, type Person } from '../people.ts';
import type { Random } from '../random.ts';
import type { Draft } from './draft.ts';

const split = (text: string) => text.split(/;\s+/);

/** Common name parts; the persons combined from them are fictitious. */
const parts = {
  male: split('Juan Carlo; Jose Mari; Niño Angelo; Arvin Jay; Ruel; Jhun Rey; Leonardo; Efren; Mark Anthony; Crisanto'),
  female: split(
    'Ma. Theresa; Rhea Mae; Princess Joy; Ma. Luisa; Leonora; Jessa Marie; Corazon; Hannah Grace; Gemma; Aileen',
  ),
  surnames: split(
    `de la Cruz; Peñaranda; Dela Peña; Nuñez; Quiambao; Baluyot; de Castro; San Agustin; Tumulak; Buenaventura;
    Sumulong; Ycasiano; delos Reyes; Dimaandal; Yap; Malicdem; Catacutan; Dumalagan; Viray; Zuñiga`,
  ),
  signers: split('Abrenica; Bagatsing; Cabrera; Escudero; Fajardo; Gatdula; Hilario; Katigbak; Laurente; Natividad'),
};

/** Addresses outside the capital: puroks, sitios, kilometre posts and PO boxes. */
const addresses = {
  home: split(
    `Purok 4, Brgy. Casisang, Malaybalay City, Bukidnon 8700; Km. 5, La Trinidad, Benguet 2601;
    Sitio Kabatuan, Brgy. Tagbak, Jaro, Iloilo City 5000;
    Blk 18 Lot 7 Ph. 2, Villa Esperanza Subd., Molino II, Bacoor, Cavite 4102;
    1147-B Instruccion St., Sampaloc, Manila; 23 Zone 3, Brgy. Bulua, Cagayan de Oro City;
    Prk. Mangga, Brgy. Apokon, Tagum City, Davao del Norte;
    Unit 4C Tower 2, Pinecrest Residences, Aurora Blvd., New Manila, Quezon City 1112;
    88 Gen. Luna St., Brgy. 12, Tuguegarao City, Cagayan 3500;
    Lot 3 Blk 9 Sampaloc St., Brgy. Banadero, Legazpi City, Albay; P-2 Brgy. Libertad, Butuan City;
    402 National Road, Brgy. Sta. Ana, San Mateo, Rizal 1850`,
  ),
  office: split(
    `8/F Cedar Point Tower, Ayala Ave., Makati City 1226; Km. 21 East Service Road, Brgy. Cupang, Muntinlupa City;
    P.O. Box 1152, Ortigas Center, Pasig City 1605; J. Catolico Ave., Lagao, General Santos City 9500;
    2/F Perlas Bldg., Osmeña Blvd., Cebu City 6000; MacArthur Highway, Brgy. Dau, Mabalacat City, Pampanga 2010;
    Lot 6 Blk 2, Carmelray Industrial Park, Canlubang, Calamba City, Laguna 4028;
    Rizal St. cor. Bonifacio St., Poblacion, Tanauan City, Batangas`,
  ),
};

export interface Townsperson extends Person {
  isMan: boolean;
  initial: string;
  /** `Jr.` or empty. */
  suffix: string;
}

/** Gives the draft's person a name and address that forms have trouble with. */
export function settle(draft: Draft): Townsperson {
  const { random } = draft;
  const isMan = random.chance(0.5);
  const lastName = random.pick(parts.surnames);
  const middleName = random.pick(parts.surnames.filter((name) => name !== lastName));
  return Object.assign(draft.person, {
    isMan,
    gender: isMan ? ('MALE' as const) : ('FEMALE' as const),
    firstName: random.pick(isMan ? parts.male : parts.female),
    middleName,
    lastName,
    initial: `${middleName[0]!.toUpperCase()}.`,
    emailAddress: `${lastName
      .normalize('NFKD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase()}.${random.digits(3)}@example.com`,
    suffix: isMan && random.chance(0.5) ? 'Jr.' : '',
    dateOfBirth: isoDate(random.between(1964, 2003), random.between(1, 12), random.between(1, 28)),
    address: random.pick(addresses.home),
  });
}

export function pickOffice(random: Random): string {
  return random.pick(addresses.office);
}

/** A person who signs. */
export function nameSigner(random: Random): string {
  const first = random.pick([...parts.male, ...parts.female]);
  return `${first} ${random.pick(parts.surnames)[0]!.toUpperCase()}. ${random.pick(parts.signers)}`;
}

/** The printed full name, and its parts if the paper's type has fields for them. */
export function writeName(
  draft: Draft,
  field: string,
  text: string,
  names?: Partial<Record<'firstName' | 'middleName' | 'lastName', string>>,
): string {
  const html = draft.show([field, ...Object.keys(names ?? {})].join(' '), text);
  Object.assign(draft.truth, names);
  return html;
}
