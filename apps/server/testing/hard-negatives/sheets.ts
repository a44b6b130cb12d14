import type { Mark, Sheet } from './sheet.ts';

type Style = Pick<Sheet, 'ground'> & { mine: string; theirs: string; bar: string; ink?: string; size: number };

const chatStyles: Style[] = [
  { ground: '#e5ddd5', bar: '#075e54', mine: '#dcf8c6', theirs: '#ffffff', size: 26 },
  { ground: '#ffffff', bar: '#f5f5f5', mine: '#0084ff', theirs: '#e4e6eb', size: 28 },
  { ground: '#101418', bar: '#1b2026', mine: '#2b5278', theirs: '#1f2c34', ink: '#f0f0f0', size: 26 },
  { ground: '#b2c7da', bar: '#7fa1bd', mine: '#ffeb00', theirs: '#ffffff', size: 24 },
];

function chat(name: string, claimed: string, title: string, lines: string[], style: Style): Sheet {
  const marks: Mark[] = [{ kind: 'box', x: 0, y: 0, width: 1000, height: 90, color: style.bar }];
  const color = style.ink ?? '#111';
  marks.push({ kind: 'text', text: title, x: 60, y: 55, size: 30, color: style.bar === '#075e54' ? '#fff' : color });
  for (const [index, text] of lines.entries()) {
    const isMine = index % 2 === 0;
    const wide = Math.min(700, 60 + text.length * style.size * 0.5);
    const [x, y] = [isMine ? 960 - wide : 40, 120 + index * 90];
    marks.push({ kind: 'box', x, y, width: wide, height: 70, color: isMine ? style.mine : style.theirs, radius: 16 });
    marks.push({ kind: 'text', text, x: x + 20, y: y + 36, size: style.size, color });
    marks.push({ kind: 'text', text: `10:${40 + index}`, x: x + wide - 70, y: y + 62, size: 16, color: '#888' });
  }
  return { name, claimed, height: Math.max(900, 200 + lines.length * 90), ground: style.ground, marks };
}

/** ` ` separates a line's columns; each starts at its share of the width. */
function page(
  name: string,
  claimed: string,
  text: string,
  look: {
    ground?: string;
    font?: 'plain' | 'bold' | 'typed';
    size?: number;
    columns?: readonly number[];
    title?: number;
    left?: number;
    color?: string;
  } = {},
): Sheet {
  const {
    ground = '#fff',
    font = 'plain',
    size = 22,
    columns = [0, 0.5, 0.66, 0.82],
    title = size * 1.5,
    left = 70,
    color = '#111',
  } = look;
  const marks = text
    .trim()
    .split('\n')
    .flatMap((line, row): Mark[] =>
      line.split('|').map((cell, column) => ({
        kind: 'text',
        text: cell.trim(),
        x: left + columns[column % columns.length]! * (1000 - 2 * left),
        y: 90 + row * size * 1.9,
        size: row === 0 ? title : size,
        font: row === 0 && font === 'plain' ? 'bold' : font,
        color,
      })),
    );
  return { name, claimed, height: Math.max(700, 180 + text.trim().split('\n').length * size * 1.9), ground, marks };
}

const slip = { font: 'typed', size: 20, left: 250, columns: [0, 0.62] } as const;

/** Pictures that people send instead of a document: all must be rejected for every claimed type. */
export const hardNegatives: Sheet[] = [
  chat(
    'chat about net pay',
    'PAYSLIP',
    'Tita Baby',
    [
      'Magkano po sahod nyo ngayong cut-off?',
      'Net pay ko 14,250.00 lang, may kaltas na SSS loan 1,200',
      'Ah ok po. Due na yung Meralco, P2,345.67 due Nov 15',
      'Sige padala ako sa GCash 0917 555 0123',
      'Salamat po!!',
    ],
    chatStyles[0]!,
  ),
  chat(
    'chat with a breakdown',
    'PAYSLIP',
    'HR Group',
    [
      'Good day, payslip for Oct 1-15, 2026 po?',
      'Gross pay 18,500.00',
      'Total deductions 2,150.00',
      'Net pay 16,350.00',
      "Thank you ma'am",
    ],
    chatStyles[1]!,
  ),
  chat(
    'chat about a bill',
    'ELECTRICITY_BILL',
    'Kuya Jun',
    [
      'Kuya magkano bill ng Meralco?',
      'Total amount due 3,412.55, due date Nov 20, 2026',
      'Previous reading 4410 present reading 4498',
      'Sige babayaran ko na',
      'Ok',
    ],
    chatStyles[2]!,
  ),
  chat(
    'chat about a certificate',
    'EMPLOYMENT_CERTIFICATE',
    'Maria Santos',
    [
      'Nakuha mo na COE mo?',
      'Oo, Certificate of Employment, cashier since March 2021',
      'Salary 18,000.00 a month daw',
      'Pwede na sa loan yan',
      'Sana nga',
    ],
    chatStyles[3]!,
  ),
  chat(
    'chat about water',
    'WATER_BILL',
    'Landlord',
    [
      'Water bill po for September: 245.00',
      'Usage 17 cubic meter, due Sep 20, 2026',
      'Sent via GCash ref 1002 334 551',
      'Received, thanks',
    ],
    chatStyles[1]!,
  ),
  chat(
    'chat about taxes',
    'TAX_DOCUMENT',
    'Accounting',
    [
      'TIN mo po? 412-806-335-000',
      'Gross compensation 675,620.40 sa 2316',
      'Tax withheld 55,174.08 for the year 2025',
      'Noted po',
    ],
    chatStyles[0]!,
  ),
  page(
    'receipt of a grocery',
    'PAYSLIP',
    'SUPER SAVER MART\n' +
      'VAT REG TIN 008-334-912-000\n' +
      '123 Rizal St., Pasig\n' +
      'Rice 5kg | 325.00\n' +
      'Cooking Oil 1L | 142.50\n' +
      'Sardines 3 x 22.00 | 66.00\n' +
      'TOTAL | 533.50\n' +
      'CASH | 600.00\n' +
      'CHANGE | 66.50\n' +
      'VATable Sales | 476.34\n' +
      'VAT 12% | 57.16\n' +
      '10/15/2026 14:22 Cashier: Ana R.',
    slip,
  ),
  page(
    'receipt of a drugstore',
    'WATER_BILL',
    'BOTIKA NG BAYAN\n' +
      'TIN 201-334-118-000 VAT\n' +
      'Paracetamol 500mg | 45.00\n' +
      'Vitamin C | 120.00\n' +
      'Senior Discount 20% | -33.00\n' +
      'Amount Due | 132.00\n' +
      'Cash | 200.00\n' +
      'Change | 68.00\n' +
      'Oct 03, 2026 09:14 AM\n' +
      'OR No. 0011829',
    slip,
  ),
  page(
    'receipt of a money transfer',
    'PAYSLIP',
    'PADALA EXPRESS\nSender: Maria Santos\nReceiver: Juan Santos\nAmount Sent | 5,000.00\nFee | 120.00\nTotal Amount Paid | 5,120.00\nControl No. 882 331 902\nOctober 15, 2026',
    slip,
  ),
  page(
    'receipt of a bill payment',
    'ELECTRICITY_BILL',
    'BAYAD CENTER\nTransaction Acknowledgement\nBiller: MERALCO\nAccount No. 0123456789\nAmount Paid | 2,345.67\nConvenience Fee | 7.00\nTotal | 2,352.67\nNov 12, 2026 10:22:31',
    slip,
  ),
  page(
    'receipt of a restaurant',
    'PAYSLIP',
    'KAINAN SA KANTO\nTable 4   Server: Jo\n2 Adobo | 360.00\n1 Sinigang | 220.00\n3 Rice | 75.00\nGross Total | 655.00\nService Charge | 65.50\nTotal | 720.50\n2026-10-11 19:45',
    slip,
  ),
  page(
    'menu',
    'PAYSLIP',
    'ALING NENA CARINDERIA\nMENU FOR TODAY\nAdobo | 85.00\nSinigang na Baboy | 120.00\nKare-kare | 150.00\nPancit Canton | 60.00\nHalo-halo | 75.00\nIced Tea | 35.00\nFree delivery 0917 555 0111',
    { ground: '#fff4d6', color: '#7a2e00' },
  ),
  page(
    'menu on a board',
    'TELCO_BILL',
    'COFFEE & SMART BITES\nEspresso | 95\nLatte | 130\nGlobe Burger | 210\nPLDT (Pork, Lettuce, Dill, Tomato) | 185\nUnlimited refill | 50',
    { ground: '#1d2b22', color: '#fdfdf5', size: 30 },
  ),
  page(
    'price list of a hardware shop',
    'WATER_BILL',
    'PRICE LIST AS OF OCTOBER 2026\n' +
      'Item | Unit | Price\n' +
      'Water meter 1/2 | pc | 1,450.00\n' +
      'PVC pipe 20mm | m | 45.00\n' +
      'Elbow | pc | 12.50\n' +
      'Faucet brass | pc | 320.00\n' +
      'Installation, current charges | job | 800.00',
    {},
  ),
  page(
    'price list of electricity rates',
    'ELECTRICITY_BILL',
    'SCHEDULE OF RATES, OCTOBER 2026\n' +
      'Charge | Unit | Residential | Commercial\n' +
      'Generation | PhP/kWh | 6.2145 | 6.2145\n' +
      'Transmission | PhP/kWh | 0.9321 | 0.8871\n' +
      'Distribution | PhP/kWh | 1.4798 | 1.1120\n' +
      'System loss | PhP/kWh | 0.5432 | 0.5432\n' +
      'Total rate | PhP/kWh | 9.1696 | 8.7568',
    {},
  ),
  page(
    'price list of phone plans',
    'TELCO_BILL',
    'POSTPAID PLANS\n' +
      'Plan | Monthly | Data\n' +
      'Plan 599 | 599.00 | 10 GB\n' +
      'Plan 999 | 999.00 | 25 GB\n' +
      'Plan 1499 | 1,499.00 | 60 GB\n' +
      'Unli calls and texts. Fiber installation fee 1,500.00\n' +
      'Call 0917 555 0123 to apply',
    { ground: '#eaf2ff', color: '#0b2c6f' },
  ),
  page(
    'newspaper on wages',
    'PAYSLIP',
    'DAILY TRIBUNE\n' +
      'Minimum wage earners to get higher net pay by January\n' +
      'MANILA, October 12, 2026. The gross pay of workers in the capital will\n' +
      'rise to P15,412.50 a month, the labor department said on Monday, while\n' +
      'deductions for SSS, PhilHealth and Pag-IBIG stay the same. The average\n' +
      'net pay is P13,706.20, about P500.00 more than last year.',
    {},
  ),
  page(
    'newspaper on bills',
    'ELECTRICITY_BILL',
    'THE MORNING POST\n' +
      'Electricity bills to rise in November\n' +
      'The utility said the bill of a customer who uses 200 kWh will be P2,340.10,\n' +
      'up from P2,268.45 in the billing period before. The due date of bills will\n' +
      'be moved to November 20, 2026 for customers in flooded towns.',
    {},
  ),
  page(
    'newspaper on jobs',
    'EMPLOYMENT_CERTIFICATE',
    'CLASSIFIED ADS\n' +
      'WANTED: Cashier, full time, salary P18,000.00 monthly\n' +
      'With certificate of employment from previous employer and NBI clearance\n' +
      'Apply at ACME Trading Corporation, 12 Mabini St., Manila\n' +
      'Look for Ms. Reyes, HR Manager, until October 30, 2026',
    {},
  ),
  page(
    'salary table of a team',
    'PAYSLIP',
    'PAYROLL SUMMARY OCTOBER 1-15, 2026\n' +
      'Name | Gross Pay | Deductions | Net Pay\n' +
      'Santos, Maria | 15,412.50 | 1,706.30 | 13,706.20\n' +
      'Reyes, Juan | 18,000.00 | 2,100.00 | 15,900.00\n' +
      'Cruz, Ana | 12,300.00 | 1,250.00 | 11,050.00\n' +
      'Lim, Peter | 22,150.00 | 3,420.00 | 18,730.00\n' +
      'Total | 67,862.50 | 8,476.30 | 59,386.20',
    {},
  ),
  page(
    'salary table of a department',
    'PAYSLIP',
    'ACME CORPORATION - PAYROLL REGISTER\n' +
      'Employee | Basic | SSS | Net\n' +
      '1 Garcia, Liza | 13,000.00 | 650.00 | 12,350.00\n' +
      '2 Torres, Mark | 14,500.00 | 725.00 | 13,775.00\n' +
      '3 Uy, Karen | 16,000.00 | 800.00 | 15,200.00\n' +
      '4 Diaz, Noel | 11,000.00 | 550.00 | 10,450.00',
    { font: 'typed', size: 18 },
  ),
  page(
    'salary grades of the state',
    'PAYSLIP',
    'SALARY SCHEDULE FOR CIVILIAN PERSONNEL\n' +
      'Salary Grade | Step 1 | Step 2 | Step 3\n' +
      '1 | 13,530.00 | 13,633.00 | 13,748.00\n' +
      '2 | 14,372.00 | 14,482.00 | 14,593.00\n' +
      '3 | 15,265.00 | 15,384.00 | 15,501.00\n' +
      '4 | 16,209.00 | 16,334.00 | 16,460.00\n' +
      'Effective January 1, 2026',
    {},
  ),
  page(
    'table of contributions',
    'PAYSLIP',
    'SSS CONTRIBUTION TABLE 2026\n' +
      'Range of Compensation | Employer | Employee | Total\n' +
      '10,250 - 10,749.99 | 1,050.00 | 525.00 | 1,575.00\n' +
      '10,750 - 11,249.99 | 1,100.00 | 550.00 | 1,650.00\n' +
      '11,250 - 11,749.99 | 1,150.00 | 575.00 | 1,725.00\n' +
      '11,750 - 12,249.99 | 1,200.00 | 600.00 | 1,800.00',
    {},
  ),
  page(
    'poster of a job fair',
    'COMPANY_ID',
    'JOB FAIR 2026\nAcme Manufacturing Corporation\nis hiring!\nCashier   Driver   Sales Clerk\nOctober 20, 2026   SM Hall',
    { ground: '#ffde59', size: 40, color: '#1a1a1a' },
  ),
  page(
    'poster against fixers',
    'CLEARANCE_NBI',
    'NO TO FIXERS\nGet your NBI Clearance online\nFee P130.00   Valid for one year\nNational Bureau of Investigation\nCall 8523-8231',
    { ground: '#0b3d2e', size: 40, color: '#ffffff' },
  ),
  page(
    'poster of a school',
    'COMPANY_ID',
    'ENROLL NOW\nSt. Anne Academy\nGrade 7 to 12   School Year 2026-2027\nBring your ID and birth certificate',
    { ground: '#f9d5e5', size: 40 },
  ),
  page(
    'screenshot of a wallet',
    'PAYSLIP',
    'Wallet\nAvailable Balance\n₱ 14,250.00\nTransactions\nSalary credit | +13,706.20\nCash in | +500.00\nSend money | -1,200.00\nPay bills, Meralco | -2,345.67',
    { ground: '#0057e7', color: '#ffffff', size: 28, columns: [0, 0.7] },
  ),
  page(
    'screenshot of a calculator',
    'PAYSLIP',
    'Net pay calculator\nMonthly salary | 25,000.00\nSSS | 1,125.00\nPhilHealth | 625.00\nPag-IBIG | 200.00\nYour net pay | 22,050.00\nShare   Recalculate',
    { ground: '#f4f6fa', size: 26 },
  ),
  page(
    'screenshot of settings',
    'TELCO_BILL',
    'Settings\nMobile data | On\nData usage | 12.4 GB\nBilling cycle | 15th of month\nData limit | 20 GB\nNetwork | Smart LTE',
    { ground: '#fafafa', size: 28 },
  ),
  page(
    'text message of a bank',
    'PAYSLIP',
    'BANK ALERT\nYour salary of PHP 13,706.20 was credited on\nOct 15, 2026 to account ending 4471. Available\nbalance PHP 14,250.00. Never share your OTP.',
    { ground: '#f2f2f7', size: 28 },
  ),
  page('shopping list', 'PAYSLIP', 'Bibilhin\nBigas 2 kilo | 110\nItlog | 96\nKape | 58\nLoad | 50\nTotal | 314', {
    ground: '#fffbe6',
    size: 34,
    color: '#1c3f94',
  }),
  page(
    'email about an offer',
    'EMPLOYMENT_CERTIFICATE',
    'Inbox: Your application\n' +
      'Dear Maria,\n' +
      'We are pleased to offer you the position of cashier at Acme Trading\n' +
      'with a salary of P18,000.00 a month. Kindly bring your certificate of\n' +
      'employment and NBI clearance on Monday.\n' +
      'Regards, HR',
    { size: 24 },
  ),
  chat(
    'chat with a whole payslip',
    'PAYSLIP',
    'Payroll Officer',
    [
      'Pa-send po ng payslip ko',
      'Name: Juan Dela Cruz, Period: Oct 1-15, 2026',
      'Basic pay: 15,000.00',
      'Gross pay: 15,900.00',
      'Total deductions: 1,650.00',
      'Net pay: 14,250.00',
      'Salamat po',
    ],
    chatStyles[0]!,
  ),
  page(
    'salary table without cents',
    'PAYSLIP',
    'PAYROLL NOVEMBER 1-15, 2026\n' +
      'Employee Name | Gross Pay | Deductions | Net Pay\n' +
      'Juan Dela Cruz | 15,000 | 750 | 14,250\n' +
      'Ana Reyes | 18,000 | 900 | 17,100\n' +
      'Peter Lim | 22,000 | 1,200 | 20,800',
    {},
  ),
  page(
    'salary table with a column for each person',
    'PAYSLIP',
    'Salary summary November 2026\n' +
      'Item | Ana Reyes | Peter Lim | Mark Torres\n' +
      'Gross Pay | 25,000.00 | 30,000.00 | 22,000.00\n' +
      'Withholding Tax | 1,250.00 | 2,100.00 | 400.00\n' +
      'Net Pay | 23,125.00 | 27,150.00 | 21,050.00',
    { columns: [0, 0.4, 0.6, 0.8] },
  ),
  page(
    'cash voucher for a salary',
    'PAYSLIP',
    'CASH VOUCHER\nPaid to: Juan Dela Cruz\nDate: November 15, 2026\nSalary for November 1-15, 2026\nGross | 15,000.00\nLess advances | 750.00\nNet | 14,250.00',
    {},
  ),
  page(
    'invoice of a freelancer',
    'PAYSLIP',
    'INVOICE\nFrom: Juan Dela Cruz\nBill to: Acme Inc.\nPeriod: Nov 1-15, 2026\nGross pay | 400.00\nDeductions | 0.00\nNet pay | 400.00',
    {},
  ),
  page(
    'advert of a payroll app',
    'PAYSLIP',
    'Payroll made easy\nTry it: 30 days free trial\nSample Payslip\nEmployee: John Doe\nPay period: Jan 1-15\nBasic Pay | 10,000.00\nTotal Deductions | 1,000.00\nNet Pay | 9,000.00',
    { ground: '#eef6ff' },
  ),
  page(
    'appointment for a clearance',
    'CLEARANCE_NBI',
    'NBI Clearance Online\nAppointment confirmed\nReference Number: NBI-AB12CD34\nName: JUAN SANTOS DELA CRUZ\nDate: Nov 12, 2026\nBring two valid IDs.',
    {},
  ),
  page(
    'clearance of the police',
    'CLEARANCE_NBI',
    'NATIONAL POLICE CLEARANCE\nName: DELA CRUZ, JUAN SANTOS\nDate of birth: Jan 5, 1990\nAddress: 12 Mabini St., Manila\nGender: Male\nNO RECORD ON FILE\nValid until: Nov 5, 2027',
    {},
  ),
  page(
    'certificate of a training',
    'EMPLOYMENT_CERTIFICATE',
    'CERTIFICATE OF COMPLETION\nThis is to certify that\nJuan Dela Cruz\n' +
      'has completed the training on Food Safety conducted by ABC Trading Corporation\nGiven this 5th day of October 2026\nMaria Reyes, Training Manager',
    {},
  ),
];
