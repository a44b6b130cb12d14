import type { DocumentType } from '@smile/contract/archive-analysis';
import { oneLine } from '../../../platform/text.ts';
import { type Sign, workSigns } from './work-signs.ts';

/** Everyday words of bills that also occur in other documents. */
const everyday = {
  telephone: 'Cable|Prepaid|Telephone|Globe|Wireless|Monthly Charges|Consumable|SKY',
  electricity: 'Electric|Energy|Power|Electricity',
  water: 'Water',
};

/**
 * Phrases of each type by weight. Shared phrases also occur in other documents and prove nothing alone; card phrases
 * count only on documents with few words and no amounts.
 */
const signs: Record<Exclude<DocumentType, 'OTHERS'>, Sign[]> = {
  ...workSigns,
  BANK_STATEMENT: [
    [
      6,
      'Bank Statement|Statement of Transactions|Transaction History|Passbook|Account Statement|Deposit Account|Transaction Details',
    ],
    [
      2.5,
      oneLine`
        Savings Account|Current Account|Checking Account|Ending Balance|Opening Balance|Closing Balance|
        Running Balance|Withdrawal|Withdrawals|Deposits|Average Daily Balance|Beginning Balance|Available Balance|
        ATM Withdrawal|Ledger Balance|Savings Bank`,
    ],
    [
      1.5,
      'Debit|Credit|Debit / Credit|Transaction Date|Bank|Value Date|Online Transfer|Fund Transfer|Instapay|Pesonet|Transaction|Check No|Bills Payment',
    ],
  ],
  COMPANY_ID: [
    [
      5,
      oneLine`
        Company ID|Employee ID Card|Identification Card|Company Identification Card|Employee Identification Card|
        Employee ID|Employees ID|ID Card|Staff ID|Staff ID Card|Identification Badge|Employee Badge|Company Badge|
        Employee Card|Corporate ID`,
    ],
    [
      3.6,
      oneLine`
        In case of emergency|In case of emergency please notify|property of the company|If found please return|
        If found return to|must be surrendered|This card is the property|Emergency Contact|This ID|non-transferable|
        surrendered upon separation|return this card|Person to notify|loss of this card|finder|
        whose picture and signature|non transferable|not transferable|must be worn|wear this ID|
        should be worn at all times|lost card|report lost|emergency please contact|in case of emergency contact|
        in case of emergency call|contact in case of emergency|person to contact in case of emergency|
        in emergency call|in emergency notify|card is valid while|lost cards must be reported|
        surrender upon separation|if found drop in|bona fide employee|bonafide employee|
        this is to certify that the person whose|tampering|Sakaling may emergency|Sa oras ng emergency|
        Ang ID na ito|pag-aari ng kumpanya|isuot sa lahat ng oras|kung mapulot|pakibalik sa`,
    ],
    [
      1.2,
      'Blood Type|ID No|Employee No|Valid Until|Signature|Cardholder|Bearer|Emp No|please notify|whose picture|Authorized Signature',
    ],
    [
      2,
      oneLine`
        Access Level|Site|Employee Number|Employee ID|ID Number|Staff No|Badge No|Associate|Team Member|Guard ID|
        LESP No|LESP|Rank|Security Guard|Security Officer|Employee No|Emp No|ID No|PRC|PRC No|PRC License No|
        PRC Lic No|License No|Valid Until|Valid Thru|Expires|Exp Date|Blood Type|Designation|Contractual|
        Probationary|Agency Hired|Reliever|SSS|SSS No|PhilHealth|PhilHealth No|PHIC|Pag-IBIG|Pag-IBIG No|
        Pag-IBIG MID|HDMF|TIN|TIN No|Gender|Sex|Birthdate|Date of Birth|Birthday|Born|Employee|Date Hired|
        Date Issued|Expiry|Department|Position`,
      'card',
    ],
  ],
  CLEARANCE_NBI: [
    [
      7,
      oneLine`
        NBI Clearance|National Bureau of Investigation|N.B.I. Clearance|NBI ID No|NBI Clearance Certificate|
        NBI ID Number|Multi-purpose Clearance|NBI Clearance Service|NBI Clearance No|N.B.I.|
        Pambansang Kawanihan ng Pagsisiyasat|NBI Reference No|NBI ID`,
    ],
    [
      2.5,
      'No Record on File|No Derogatory Record|Derogatory Record|Thumbmark|No Criminal Record|Right Thumbmark|No Pending Criminal Case|record check',
      'shared',
    ],
    [2.5, 'Department of Justice|NBI No'],
    [0.8, 'Citizenship|Civil Status|Purpose|Valid Until|Place of Birth|Republic of the Philippines', 'shared'],
  ],
  GOVERNMENT_ID: [
    [
      7,
      oneLine`
        Driver's License|Drivers License|Non-Professional Driver's License|Professional Driver's License|
        Unified Multi-Purpose ID|Philippine Identification Card|PhilSys|Pambansang Pagkakakilanlan|
        Philippine Passport|Pasaporte|Professional Identification Card|Voter's Certification|Voter's ID|
        Postal Identity Card|Postal ID|Senior Citizen ID|Land Transportation Office|Commission on Elections|
        Professional Regulation Commission|Alien Certificate of Registration|Passport|Unified Multi Purpose ID|
        Social Security System ID|UMID|Digitized Postal ID|OFW ID|Persons with Disability ID|Police Clearance`,
    ],
    [
      2,
      oneLine`
        License No|Agency Code|Restrictions|Passport No|Common Reference Number|CRN|PCN|Date of Expiry|
        Issuing Authority|Republika ng Pilipinas|DL Codes|Conditions|Registration No|Philippine Identification|
        Petsa ng Kapanganakan`,
    ],
  ],
  TELCO_BILL: [
    [
      4,
      oneLine`
        Postpaid|Cablevision|Cable Fee|Monthly Cable Fee|Cable TV Fee|Cable Subscription|Telekom|Telekomunikasyon|
        Mobile Plan|Broadband|Internet Plan|Telecom|Monthly Service Fee|Monthly Recurring Charge|
        Monthly Recurring Fee|Postpaid Plan|Fiber Plan|Fibr|Fiber|Telco Bill|DSL|Data Add-on|Calls and Texts|
        Telecommunications|Monthly Plan|Plan Fee|PLDT|Converge|DITO|Data Charges|Roaming|Mbps|Gbps|Unli Plan|
        UnliFiber|Monthly Subscription Fee|Monthly Subscription|Subscription Fee|Internet Service|
        Internet Subscription|Internet Service Provider|Cable TV|Cignal|Eastern Communications|Smart Communications|
        Mobile Postpaid|Service Plan|Telephone Service|Telephone Company|Telephone Number|
        Monthly Subscription Charge|Home Internet|Landline|Telephone Bill|Internet Bill|MRC|MSF`,
    ],
    [
      1.5,
      oneLine`
        Mobile|Mobile No|Mobile Number|Data|Calls|Text|SMS|Local Calls|Unlimited|Internet|Service Number|Plan|
        Device|Wifi|Wi-Fi|Usage Charges|NDD|IDD|Communications|Broadband Plan|Add-ons|Amortization|Telephone No|
        Voice`,
    ],
    [2.2, everyday.telephone],
    ...billSigns(),
  ],
  ELECTRICITY_BILL: [
    [
      5,
      oneLine`
        kWh|kWhr|kWhrs|kW-hr|Generation Charge|Transmission Charge|Distribution Charge|System Loss Charge|
        Electric Bill|Electricity Bill|Electric Cooperative|Electric Company|Kilowatt Hour|Kilowatt-hour|Generation|
        System Loss|Transmission|Meralco|Universal Charges|Power Distribution|Total kWh|kWh Used|Power and Light|
        Missionary Electrification|Lifeline Rate|Lifeline|FIT-All|Feed-in Tariff|Kuryente|Light and Power|
        Feed in Tariff Allowance|Supply Charge|Metering Charge|Generation Rate|Generation Charges|
        Transmission Charges|Distribution Charges|System Loss Charges|Visayan Electric|VECO|Davao Light|
        Electric Service|Electric Consumption|Electric Distribution|Elektrisidad|Singil sa Kuryente|
        Bill ng Kuryente|Power Bill|Power Consumption|kWh Consumption|UCME|NPC Stranded Debts|
        Stranded Contract Costs|RFSC|Member-Consumer|Reinvestment Fund|Lifeline Discount|Kilowatt Hours|Kilowatt`,
    ],
    [
      1.2,
      'Present Reading|Previous Reading|Meter No|Multiplier|Consumption|Current Reading|Meter Information|Konsumo|Metering',
      'shared',
    ],
    [2.2, everyday.electricity],
    ...billSigns(),
  ],
  WATER_BILL: [
    [
      5,
      oneLine`
        Cubic Meter|Cubic Meters|cu m|cum|cu.m.|Water Bill|Water District|Water Company|Waterworks|Water Services|
        Environmental Charge|Sewer Charge|Sewerage|Water Utilities|Maynilad|Manila Water|Water Charge|Tubig|
        Maintenance Service Charge|FCDA|Foreign Currency Differential Adjustment|Basic Charge|Concessionaire|
        Water Consumption|Sewerage Charge|Septage|Water Sales|m3|Environmental Fee|Water Usage|Water Charges|
        Watering|Bill ng Tubig|Singil sa Tubig|Water Rate|Water Billing|Cubic Meters Used|Water Meter|Potable Water|
        Water Supply|Water System|Water Service|Water and Sewerage|MWSS|PrimeWater|Wastewater|Meter Maintenance Fee|
        CERA`,
    ],
    [1.2, 'Present Reading|Previous Reading|Meter No|Consumption|Current Reading|Meter Information|Konsumo', 'shared'],
    [2.2, everyday.water],
    ...billSigns(),
  ],
};

function billSigns(): Sign[] {
  return [
    [
      1.5,
      oneLine`
        Billing Period|Total Amount Due|Due Date|Bill Date|Statement of Account|Billing Statement|Current Charges|
        Previous Balance|Account Number|Service Address|Amount Due|Bill Period|Previous Bill Amount|Disconnection|
        Billing Date|Your Bill|Pahayag ng Bayarin|Kabuuang Babayaran|Payment Received|Billing Invoice|Bill No|
        Remaining Balance|Bill Summary|Account Summary|Statement Date|Pay On or Before|Amount to Pay|
        Payment Due Date|Amount Payable|Total Bill|Current Bill|Bill Number|Billing Notice|Notice of Billing|
        Total Due|Please Pay|Arrears|Bill Month|Billing Month|Contract Account|Previous Bill|Current Amount Due|
        Balance Forwarded|Disconnection Notice|Settle`,
      'shared',
    ],
  ];
}

export interface TypeSign {
  type: Exclude<DocumentType, 'OTHERS'>;
  weight: number;
  isShared: boolean;
  isOfCard: boolean;
}

export const typeSigns: readonly (readonly [string, TypeSign])[] = Object.entries(signs).flatMap(([type, groups]) =>
  groups.flatMap(([weight, phrases, reach]) => {
    const sign = { type: type as TypeSign['type'], weight, isShared: reach === 'shared', isOfCard: reach === 'card' };
    return phrases.split('|').map((phrase) => [phrase, sign] as const);
  }),
);
