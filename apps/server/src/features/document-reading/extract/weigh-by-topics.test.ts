import { expect, it } from 'vitest';
import { typePage } from '../../../../testing/documents/typed-page.ts';
import { classify } from '../classify/classify.ts';

const typeOf = (text: string) => classify([typePage(text)]).fileType;

it.each([
  'ROYAL CROWN HOTEL\nThis will certify that MR. GINO PASCUAL was a member of our housekeeping department\nbetween March 2017 and June 2022 as Room Attendant.\nGiven for his reference.',
  'To the Consul, Embassy of Japan\n' +
    'Dear Consul:\n' +
    'Ms. Hazel Ong has been our Marketing Manager for the past seven years. She earns P85,000\n' +
    'a month and has been granted leave from April 1 to 15, 2025 to travel to Japan.',
  'PAGPAPATUNAY\nSi Juan Dela Rosa ay kusinero sa aming karinderya mula 2019.\nAng kanyang kita ay limang daang piso bawat araw.',
  'Dear Sir or Madam,\n' +
    'Please be informed that Mr. Paolo Sison has been part of our company since September 1, 2021.\n' +
    'At present he is our Software Engineer II with a yearly compensation of PHP 960,000.00.',
  'To Whomsoever This May Concern:\n' +
    'This is to attest that Prof. Ian Tabanao teaches in this institution as a Part-time Instructor.\n' +
    'His first teaching load was given on August 7, 2017 and his engagement has been renewed.\n' +
    'This First Semester of Academic Year 2024-2025 he handles 9 units. He is paid P310.00 per hour.\n' +
    'Signed for the renewal of his license.',
  'STATEMENT OF SERVICE\nMEDICAL CENTER OF PANGASINAN\nName: Ma. Kristina Fernandez, RN\nDesignation: Staff Nurse II\nInclusive dates: June 16, 2014 - August 31, 2021\nOfelia Soriano, Chief Nurse',
  'CERTIFICATE OF INTERNSHIP AND EMPLOYMENT\nThis certifies that Mr. Dave Roa has worked with this resort as Front Desk Agent\nfrom July 1, 2023 to June 30, 2024.',
  'OFFICE OF THE BARANGAY CAPTAIN\n' +
    'BARANGAY SAN ROQUE\n' +
    'CERTIFICATION OF EMPLOYMENT\n' +
    'This is to certify that NESTOR D. ABAD is presently serving as Barangay Tanod of this barangay\n' +
    'since January 2, 2019, receiving a monthly honorarium of P1,800.00.\n' +
    'HON. PEDRO GALANG\n' +
    'Punong Barangay',
  'REDPOINT\n' +
    'TO WHOM IT MAY CONCERN:\n' +
    'This certifies that DENNIS K. LUMBAO, with Employee ID RP-20418, was employed by Redpoint\n' +
    'Outsourcing Inc. from 15 February 2021 to 30 August 2024. His last position was Technical\n' +
    'Support Representative.\n' +
    'Paolo V. Hizon\n' +
    'People Operations Lead',
])('classifies a letter about an employee as a certificate, in whatever words: %s', (text) => {
  expect(typeOf(text)).toBe('EMPLOYMENT_CERTIFICATE');
});

it.each([
  'MANPOWER COOP.\nName        PANGANIBAN, JAY O.\nCut-off     03/31/25 - 04/06/25\nReg. Days Worked  6.00  3,870.00\nTOTAL EARNINGS  4,756.87\nSSS  240.00\nPHIC  104.81\nAMOUNT CREDITED  4,412.06',
  'GREENLEAF FARMS\nWorker: Dodong Pilapil\nWeek ending 03/16/2025\nTotal wages 2,640.00\nVale 500.00\nNatira 2,140.00',
  'ACCOUNT OF WAGES\nAccount from 01 Mar 2025 to 31 Mar 2025\nBasic Wages 1,420.00\nLeave Pay 426.00\nCash Advance 300.00\nUnion Dues 25.00\nBALANCE FOR THE MONTH 1,521.00\nSeafarer',
  'SAHOD\nEne 1-15\nJun Bautista\nBayad sa araw 450 x 13 5,850.00\nOT 300.00\nBale (1,000.00)\nTinanggap 5,150.00',
])('classifies pay, deductions and the remainder as a payslip: %s', (text) => {
  expect(typeOf(text)).toBe('PAYSLIP');
});

it.each([
  'PHOENIX BUS LINES\nRAMON T. DELFIN\nCONDUCTOR\nNo. 4471\nTerminal: Cubao',
  'OMEGA SECURITY\nSG CRUZ ARMANDO\nLESP 2023-8812\nPost: Mall of Taal\nID 0441\nIssued 01-2023 Expires 01-2026',
  'METRO CITY GOVERNMENT\nJOB ORDER\nLOPEZ, EDUARDO S.\nPosition: Laborer I\nID No.: JO-2023-114\nValid until Dec 31, 2023',
])('classifies a short card with a person, a job and a number: %s', (text) => {
  expect(typeOf(text)).toBe('COMPANY_ID');
});

it('classifies a card with a full back', () => {
  const card = `PACIFIC TERN SHIPMANAGEMENT
Crewing Division, 7F Maritime Tower, Kalaw Ave., Ermita, Manila, License 118-SB-040122-R-MLC
VERZOSA, DANTE OLIVER L.
Rank Second Engineer
Crew ID CR-55817     SIRB No. C0719932
Date of Birth 1984/10/08   Sex Male   Nationality Filipino
SEAFARER             Signature of the holder of this
SSS 33-7782154-0     PhilHealth 1905-0331-7726
Pag-IBIG MID 1090 0217 6654     Blood type A Rh+
Next of kin Grace Verzosa (spouse), Brgy. Cagbang, Oton, Iloilo, +63 949 555 0106
Capt. Reginald B. Hontiveros, Crewing Manager
Issued 2024/01/15, Expires 2027/01/14. This is not a travel document. Rules of the vessel apply at all times on board.`;
  expect(typeOf(card)).toBe('COMPANY_ID');
});

it.each([
  'NOTICE OF HIRING\n' +
    'Dear Ms. Abad,\n' +
    'You have been selected for the position of Cashier at our store. You will receive a basic\n' +
    'salary of P610 per day. Please report with your SSS, PhilHealth and Pag-IBIG numbers.',
  'AFFIDAVIT OF UNDERTAKING\nI, Marco Reyes, presently employed as Driver at Delta Trucking with a monthly salary of P15,000,\ndepose and say that I undertake to pay the tuition of my son.',
  'CERTIFICATION\nThis is to certify that Mrs. Nena Lopez is an active member of our cooperative in good standing\nwith share capital of P15,000.00.',
  'CERTIFICATE OF ON-THE-JOB TRAINING\nThis is to certify that Mr. Kyle Santos, BSIT student, has completed 486 hours of on-the-job\ntraining in our company from Feb 5 to May 24, 2024.',
  'GYM MEMBERSHIP CARD\nIron House Fitness\nName: Leo Santos\nMember No. 0233\nValid until 12/31/2025\nEmergency contact: 0917 555 0120\nNon-transferable',
  'EMPLOYEE INFORMATION SHEET\nName, Position, Department, Date hired\nSSS No., TIN, PhilHealth No., Pag-IBIG No.\nPerson to contact in case of emergency',
  'NBI CLEARANCE APPLICATION\nOnline appointment\nReference number 2024X881\nAmount 160.00',
  'PRICE LIST\nFiber plans\nPlan 1299 100Mbps\nPlan 1699 200Mbps\nInstallation fee 1,500.00',
  'Dear customer, your account 221-889 with Lakeside Electric Cooperative is overdue.\nKindly settle today to avoid disconnection of your electric service.',
  'Dr. Liza Tan\nDermatology\nClinic hours Mon to Fri\n0917 555 0188',
  'SALARY LOAN STATEMENT\nBorrower: Lina Go\nPrincipal 30,000.00\nMonthly amortization 1,384.00\nOutstanding balance 12,456.00',
])('rejects other papers: %s', (text) => {
  expect(typeOf(text)).not.toMatch(/EMPLOYMENT|PAYSLIP|COMPANY_ID|CLEARANCE_NBI|_BILL/);
});
