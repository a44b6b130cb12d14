import { givenNames } from '../../../apps/server/src/features/document-reading/lexicon/given-names.ts';
import { groupDigits } from '../formats.ts';
import { addDays, isoDate, makeCompany, makePerson } from '../people.ts';
import type { Random } from '../random.ts';

const split = (text: string) => text.trim().split(/\s*,\s*/);

/** Common Philippine surnames; the persons combined from them are fictitious. */
const surnames = split(`
Abad, Abella, Abrenica, Acosta, Agbayani, Aguilar, Alcantara, Alejandro, Almonte, Alonzo, Alvarez, Amador, Andrada, Angeles, Antonio, Apostol, Aquino,
Aragon, Arceo, Arellano, Asuncion, Atienza, Austria, Avila, Ayala, Azarcon, Baguio, Balagtas, Baldonado, Ballesteros, Baltazar, Banzon, Bartolome, Basilio, Batungbakal,
Bautista, Belmonte, Beltran, Bernardo, Bonifacio, Borja, Briones, Buenaventura, Bugarin, Bunag, Caballero, Cabrera, Calderon, Camacho, Canlas, Capistrano, Cariño, Carpio,
Castañeda, Castro, Catacutan, Cayabyab, Chan, Chua, Concepcion, Constantino, Cordero, Corpuz, Cortez, Co, Cruz, Cuenca, Custodio, Dacanay, Dalisay, Dasig, Datu,
David, De Castro, De Jesus, De Leon, De la Cruz, De Vera, Dela Peña, Dela Rosa, Dela Torre, Delos Reyes, Diaz, Dimaano, Dimagiba, Dizon, Domingo, Dumlao, Duran,
Ebarle, Enriquez, Escobar, Espino, Espiritu, Esteban, Estrada, Evangelista, Fajardo, Feliciano, Fernandez, Ferrer, Francisco, Fuentes, Gabriel, Galang, Galvez,
Gatchalian, Go, Gomez, Gonzaga, Gonzales, Gregorio, Guevarra, Guinto, Gutierrez, Guzman, Hernandez, Hilario, Ilagan, Imperial, Infante, Jacinto, Javier, Jimenez, Joaquin,
Kalaw, Katigbak, Labrador, Lacson, Lagman, Laurel, Lazaro, Legaspi, Lee, Leonardo, Licuanan, Lim, Lintag, Llamas, Lopez, Lorenzo, Lozada, Lucero, Luna, Mabanta, Macapagal, Macaraeg,
Magbanua, Magno, Magpantay, Malabanan, Malonzo, Mallari, Manalang, Manansala, Mangubat, Manuel, Maranan, Marasigan, Marquez, Martinez, Mateo, Medina, Mejia, Mendiola,
Miranda, Molina, Montemayor, Morales, Moreno, Naval, Nicolas, Nolasco, Nuñez, Oca, Olivares, Ong, Ordoñez, Orosco, Ortega, Pacheco, Padilla, Paguio, Palma, Pangilinan, Panlilio,
Paredes, Pastor, Patawaran, Peña, Perez, Pineda, Ponce, Punzalan, Quiambao, Quizon, Ramirez, Recto, Regalado, Reyes, Roces, Rodriguez, Rojas, Romero, Roque, Roxas, Rubio, Ruiz, Sabado,
Salcedo, Salonga, Samonte, Samson, San Juan, San Pedro, Sanchez, Santiago, Santos, Sarmiento, Sebastian, Serrano, Sison, Sta. Ana, Suarez, Sumulong, Sy, Tabora, Tagle, Tan, Tayag, Tecson,
Teodoro, Tiongson, Tolentino, Trinidad, Tuazon, Ubaldo, Umali, Urbano, Uy, Valencia, Valenzuela, Vasquez, Velarde, Velasco, Vergara, Vicente,
Villamor, Villanueva, Villaruel, Viray, Yap, Yumul, Zamora, Zapanta, Zulueta`);
const given = [...givenNames].filter((name) => name.length > 2).map((name) => name[0]!.toUpperCase() + name.slice(1));
const suffixes = ['Jr.', 'Sr.', 'III', 'II', 'Jr'];
const english = split(
  'January, February, March, April, May, June, July, August, September, October, November, December',
);
const filipino = split(
  'Enero, Pebrero, Marso, Abril, Mayo, Hunyo, Hulyo, Agosto, Setyembre, Oktubre, Nobyembre, Disyembre',
);
const units = split(
  'One, Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Eleven, Twelve, Fifteen, Eighteen, Twenty, Twenty-Five, Thirty, Forty-Two',
);

/** Persons, dates and numbers of one page; repeated placeholders get the same value. */
export interface LessonValues {
  write(name: string, style: string | undefined): string;
}

interface Name {
  given: string;
  middle: string;
  last: string;
  suffix: string;
}

type Maker = (style: string | undefined) => string;

/**
 * Values for a page's placeholders, each generated once; `~` before a name asks for an unrelated value of the same
 * kind.
 */
export function makeLessonValues(random: Random): LessonValues {
  const facts = makeFacts(random);
  const others = makeOthers(random, facts);
  const written = new Map<string, string>();
  return {
    write(name, style) {
      const key = `${name}:${style ?? ''}`;
      const maker = name.startsWith('~') ? others[name.slice(1)] : facts.makers[name];
      if (!maker) throw new Error(`A lesson asks for ${name}, which nobody knows.`);
      const text = written.get(key) ?? maker(style);
      if (!name.startsWith('~')) written.set(key, text);
      return /caps/.test(style ?? '') ? text.toUpperCase() : text;
    },
  };
}

interface Facts {
  employee: Name;
  makers: Record<string, Maker>;
}

function makeFacts(random: Random): Facts {
  const employee = makeName(random);
  const signer = makeName(random);
  const person = makePerson(random);
  const start = isoDate(
    random.between(1994, 2025),
    random.between(1, 12),
    random.pick([1, 1, 6, 11, 16, 16, 21, 26, random.between(1, 28)]),
  );
  const end = addDays(start, random.pick([6, 13, 14, 14, 15, 29, 30, 30, random.between(60, 3000)]));
  const issued = isoDate(random.between(2016, 2025), random.between(1, 12), random.between(1, 28));
  const order = random.pick(['middle', 'initial', 'initial', 'plain'] as const);
  const company = makeCompany(random).name;
  const whole: Maker = (style) =>
    /comma/.test(style ?? '') ? writeComma(employee, order) : writeName(employee, order);
  const day =
    (iso: string): Maker =>
    (style) =>
      writeDay(random, iso, style);
  const amount = () => writeAmount(random);
  const once =
    (text: string): Maker =>
    () =>
      text;
  const group = (digits: string, groups: readonly number[]): Maker =>
    once(random.chance(0.7) ? groupDigits(digits, groups) : digits);
  const read = random.between(3, 9000);
  const used = random.between(4, 480);
  const numbers = {
    ssNumber: group(person.ssNumber, [2, 7, 1]),
    taxNumber: group(person.taxNumber, [3, 3, 3, 3]),
    philHealthNumber: group(person.philHealthNumber, [2, 9, 1]),
    pagIbigNumber: group(person.pagIbigNumber, [4, 4, 4]),
    employeeIdNumber: once(writeNumber(random)),
    idCard1: once(writeNumber(random)),
    accountNumber: once(writeAccount(random)),
    statementNumber: once(
      random.pick([random.digits(8), random.digits(12), `${random.letters(2)}-${random.digits(6)}`, random.digits(6)]),
    ),
    nbiIdNumber: once(
      `${random.letters(1)}${random.digits(3)}${random.letters(4)}${random.digits(2)}-${random.letters(2)}${random.digits(6)}`,
    ),
    previousReading: once(String(read)),
    presentReading: once(String(read + used)),
    currentPeriodUsage: once(String(used)),
  };
  const amounts = Object.fromEntries(
    'salaryAmount grossAmount netAmount baseAmount dueAmount vatAmount currentBillAmount balanceAmount previousDueAmount adjustmentAmount'
      .split(' ')
      .map((name) => [name, once(amount())] as const),
  );
  const days = {
    startDate: day(start),
    endDate: day(end),
    issueDate: day(issued),
    payDate: day(addDays(end, random.between(0, 8))),
    statementDate: day(addDays(end, random.between(0, 4))),
    dueDate: day(addDays(end, random.between(8, 25))),
    paymentDate: day(addDays(start, random.between(2, 25))),
    expireDate: day(addDays(issued, 365)),
    dateOfBirth: day(person.dateOfBirth),
    period: ((style) => writePeriod(random, start, end, style)) as Maker,
  };
  return {
    employee,
    makers: {
      ...numbers,
      ...amounts,
      ...days,
      fullName: whole,
      employeeName: whole,
      name: whole,
      firstName: once(employee.given),
      middleName: once(employee.middle),
      lastName: once(employee.last),
      signatoryName: once(writeName(signer, random.pick(['initial', 'initial', 'plain', 'middle'] as const))),
      employerName: once(company),
      supplier: once(company),
      address: once(person.address),
      emailAddress: once(person.emailAddress),
      phoneNumber: once(
        random.pick([
          person.phoneNumber,
          person.phoneNumber.replace(/^(....)(...)/, '$1-$2-'),
          `(0${random.between(32, 88)}) ${random.digits(3)}-${random.digits(4)}`,
        ]),
      ),
    },
  };
}

function makeOthers(random: Random, { employee }: Facts): Record<string, Maker> {
  const of =
    (text: () => string): Maker =>
    () =>
      text();
  const another = () => makePerson(random);
  return {
    person: (style) => {
      const name = makeName(random);
      return /comma/.test(style ?? '')
        ? writeComma(name, 'initial')
        : writeName(name, random.pick(['initial', 'plain', 'middle'] as const));
    },
    surname: of(() => employee.last),
    given: of(() => employee.given),
    initials: of(() => random.letters(3)),
    company: of(() => makeCompany(random).name),
    date: (style) =>
      writeDay(random, isoDate(random.between(1998, 2025), random.between(1, 12), random.between(1, 28)), style),
    amount: of(() => writeAmount(random)),
    small: of(() => (random.between(100, 40_000) / 100).toFixed(2)),
    zero: of(() => '0.00'),
    rate: of(() => (random.between(1, 150_000) / 10_000).toFixed(4)),
    hours: of(() => (random.between(1, 416) / 4).toFixed(2)),
    quantity: of(() => String(random.between(1, 600))),
    number: of(() => writeNumber(random)),
    sss: of(() => groupDigits(another().ssNumber, [2, 7, 1])),
    tin: of(() => groupDigits(another().taxNumber, [3, 3, 3, 3])),
    philhealth: of(() => groupDigits(another().philHealthNumber, [2, 9, 1])),
    pagibig: of(() => groupDigits(another().pagIbigNumber, [4, 4, 4])),
    year: of(() => String(random.between(2015, 2025))),
    percent: of(() => `${random.between(1, 30)}%`),
    month: of(() => random.pick(english)),
    place: of(
      () =>
        another()
          .address.split(', ')
          .find((part) => !/\d/.test(part)) ?? 'Makati City',
    ),
    address: of(() => another().address),
    phone: of(() =>
      random.pick([
        `(02) 8${random.digits(3)}-${random.digits(4)}`,
        `09${random.digits(9)}`,
        `0917-${random.digits(3)}-${random.digits(4)}`,
      ]),
    ),
    email: of(() => random.pick(['hr@example.com', 'info@example.com', 'admin.office@example.com'])),
    words: of(() => `${random.pick(units)} Thousand ${random.pick(units)} Hundred`),
  };
}

function writeAccount(random: Random): string {
  return random.pick([
    random.digits(10),
    random.digits(9),
    `${random.digits(4)} ${random.digits(4)} ${random.digits(2)}`,
    `${random.digits(2)}-${random.digits(4)}-${random.digits(4)}`,
    `${random.digits(3)}-${random.digits(2)}-${random.digits(4)}`,
    random.digits(7),
  ]);
}

function writePeriod(random: Random, start: string, end: string, style: string | undefined): string {
  if (style === 'month') return writeDay(random, start, 'month');
  const joiner = random.pick([' - ', ' to ', ' – ', '-']);
  if (style === 'num') return `${writeDay(random, start, 'num')}${joiner}${writeDay(random, end, 'num')}`;
  const [year, month] = [start.slice(0, 4), Number(start.slice(5, 7))];
  const isSameMonth = start.slice(0, 7) === end.slice(0, 7);
  const name = style === 'short' ? english[month - 1]!.slice(0, 3) : english[month - 1]!;
  if (isSameMonth && random.chance(0.7))
    return `${name} ${Number(start.slice(8))}${joiner}${Number(end.slice(8))}, ${year}`;
  const each = style === 'dmy' || style === 'iso' || style === 'short' ? style : 'usual';
  return `${writeDay(random, start, each)}${joiner === '-' ? ' - ' : joiner}${writeDay(random, end, each)}`;
}

function makeName(random: Random): Name {
  const first = random.pick(given);
  const second = random.chance(0.4) ? ` ${random.pick(given)}` : '';
  return {
    given: random.chance(0.06) ? `Ma. ${first}` : `${first}${second}`,
    middle: random.pick(surnames),
    last: random.chance(0.04) ? `${random.pick(surnames)}-${random.pick(surnames)}` : random.pick(surnames),
    suffix: random.chance(0.07) ? random.pick(suffixes) : '',
  };
}

type Order = 'middle' | 'initial' | 'plain';

function writeMiddle({ middle }: Name, order: Order): string {
  if (order === 'plain') return '';
  return order === 'middle' ? middle : `${middle[0]}.`;
}

function writeName(name: Name, order: Order): string {
  return [name.given, writeMiddle(name, order), name.last, name.suffix].filter(Boolean).join(' ');
}

function writeComma(name: Name, order: Order): string {
  return `${name.last}, ${[name.given, name.suffix, writeMiddle(name, order)].filter(Boolean).join(' ')}`;
}

function writeAmount(random: Random): string {
  const amount = random.pick([
    random.between(380, 1200),
    random.between(9000, 48_000),
    random.between(15_000, 95_000),
    random.between(150_000, 1_400_000),
  ]);
  const cents = random.chance(0.75) ? `.${random.pick(['00', '00', '00', '50', random.digits(2)])}` : '';
  return `${random.chance(0.92) ? amount.toLocaleString('en-US') : amount}${cents}`;
}

function writeNumber(random: Random): string {
  const year = random.between(2009, 2024);
  return random.pick([
    random.digits(4),
    random.digits(5),
    random.digits(6),
    random.digits(8),
    `${year}-${random.digits(4)}`,
    `${String(year).slice(2)}-${random.digits(4)}`,
    `${random.letters(2)}-${random.digits(5)}`,
    `${random.letters(1)}${random.digits(6)}`,
    `EMP-${random.digits(4)}`,
    `${random.letters(3)}-${year}-${random.digits(3)}`,
    `${random.letters(3)}${random.digits(3)}`,
  ]);
}

const ending = (day: number) => (day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'));

function writeDay(random: Random, iso: string, style: string | undefined): string {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  const name = english[month - 1]!;
  const two = (value: number) => String(value).padStart(2, '0');
  if (style === 'month')
    return random.pick([`${name} ${year}`, `${name} ${year}`, `${name}, ${year}`, `${name.slice(0, 3)} ${year}`]);
  if (style === 'formal')
    return random.pick([
      `${day}${ending(day)} day of ${name} ${year}`,
      `${day}${ending(day)} day of ${name}, ${year}`,
      `${two(day)}${ending(day)} day of ${name}, ${year}`,
      `${day}${ending(day)} of ${name} ${year}`,
    ]);
  if (style === 'fil')
    return random.pick([
      `ika-${day} ng ${filipino[month - 1]} ${year}`,
      `ika-${day} ng ${filipino[month - 1]}, ${year}`,
      `${filipino[month - 1]} ${day}, ${year}`,
      `ika-${day} ng ${name} ${year}`,
    ]);
  const usual = `${name} ${day}, ${year}`;
  if (style === 'usual') return usual;
  if (style === 'num') return `${two(month)}/${two(day)}/${year}`;
  if (style === 'iso') return iso;
  if (style === 'short') return `${name.slice(0, 3)} ${two(day)}, ${year}`;
  if (style === 'dmy') return `${two(day)}-${name.slice(0, 3)}-${year}`;
  return random.pick([
    usual,
    usual,
    usual,
    `${name} ${two(day)}, ${year}`,
    `${day} ${name} ${year}`,
    `${two(day)} ${name} ${year}`,
    `${two(month)}/${two(day)}/${year}`,
    `${name.slice(0, 3)}. ${day}, ${year}`,
    `${name.slice(0, 3)} ${two(day)}, ${year}`,
    `${two(day)}-${name.slice(0, 3)}-${year}`,
    `${day}${ending(day)} ${name} ${year}`,
  ]);
}
