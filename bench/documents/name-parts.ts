const split = (text: string) => text.split(/,\s+/);

/** Common name parts; the persons and companies combined from them are fictitious. */
export const nameParts = {
  male: split(
    'Juan, Jose, Mark, Paolo, Carlo, Ramon, Antonio, Miguel, Rafael, Gabriel, Daniel, Joshua, Christian, Angelo, Emmanuel, Rodel, Ferdinand, Noel, Dennis, Jayson, Kenneth, Vincent, Adrian, Jerome',
  ),
  female: split(
    `Maria, Ana, Angela, Cristina, Rosario, Teresa, Carmela, Jasmine, Nicole, Patricia, Michelle, Grace, Joy, Liza,
    Marites, Rowena, Kristine, Camille, Bianca, Theresa, Lorna, Evangeline, Princess, Hazel`,
  ),
  surnames: split(
    `Santos, Reyes, Cruz, Bautista, Ocampo, Garcia, Mendoza, Torres, Castillo, Flores, Villanueva, Ramos, Castro,
    Rivera, Aquino, Navarro, Salazar, Mercado, Dela Cruz, De Guzman, Del Rosario, Pascual, Soriano, Manalo,
    Dimaculangan, Macaraeg, Tan, Lim, Uy, Sy, Abad, Panganiban, Magsaysay, Ignacio, San Jose, De los Santos,
    Tolentino, Valdez, Peñaflor, Ibañez`,
  ),
  companyFirst: split(
    `Northbridge, Silangan, Pacific Crest, Bayanihan, Luntian, Golden Harvest, Metro Star, Blue Lagoon, Sampaguita,
    Kalinaw, First Orient, Highland, Amihan, Summit Ridge, Maharlika, Greenfield, Redstone, Lakeshore, Tala,
    Bright Path`,
  ),
  companySecond: split(
    `Manufacturing, Business Solutions, Foods, Logistics, Technologies, Trading, Outsourcing Services, Construction,
    Retail Ventures, Shared Services, Healthcare, Electronics, Marketing, Industrial, Realty, Food Products,
    Security Agency, Semiconductors`,
  ),
  companyEnd: [
    'Inc.',
    'Corporation',
    'Corp.',
    'Co., Inc.',
    'Philippines Inc.',
    'Phils., Inc.',
    'Ltd. Co.',
    'Incorporated',
    'OPC',
  ],
  streets: split(
    'Mabini St., Rizal Avenue, Bonifacio St., Kalayaan Ave., Sampaguita St., J.P. Laurel St., Acacia Road, Ilang-Ilang St., Del Pilar St., Quirino Highway, Narra Drive, M.H. Del Pilar',
  ),
  villages: split(
    'Brgy. San Isidro, Brgy. Poblacion, Brgy. Santo Niño, Barangay Malanday, Brgy. Holy Spirit, Brgy. Bagong Silang, Brgy. 176, Barangay Tambo',
  ),
  positions: split(
    `Customer Service Representative, Production Operator, Accounting Assistant, Software Engineer,
    Warehouse Supervisor, Sales Associate, Staff Nurse, HR Officer, Machine Operator, Team Leader,
    Marketing Specialist, Administrative Assistant, Data Analyst, Store Manager`,
  ),
  departments: split(
    'Operations, Finance, Human Resources, Information Technology, Production, Sales and Marketing, Logistics, Customer Care, Quality Assurance, Administration',
  ),
  telcos: split(
    'Lumina Telecom, Bughaw Mobile, FiberLink Home, Kidlat Broadband, SkyWave Communications, Isla Wireless, Hataw Fiber',
  ),
  electricCompanies: split(
    'Silangan Electric Company, Northern Luzon Power Distribution, Bayan Electric Cooperative, Visayas Light and Power, Metro Kuryente Electric, Lakeside Electric Cooperative',
  ),
  waterCompanies: split(
    'Agos Water District, Bukal Water Services, Metro Tubig Water Company, Lakeside Water District, Northern Waterworks Corporation, Dalisay Water Utilities',
  ),
} as const;

/** City and province, or only the city, with its zip code. */
export const places = [
  ['Quezon City', '', '1100'],
  ['Makati City', '', '1200'],
  ['Pasig City', '', '1600'],
  ['Cebu City', '', '6000'],
  ['Davao City', '', '8000'],
  ['Caloocan City', '', '1400'],
  ['Antipolo', 'Rizal', '1870'],
  ['Bacoor', 'Cavite', '4102'],
  ['Calamba', 'Laguna', '4027'],
  ['Taguig City', 'Metro Manila', '1630'],
  ['Parañaque City', '', '1700'],
  ['San Fernando', 'Pampanga', '2000'],
  ['Marikina City', 'Metro Manila', '1800'],
] as const;
