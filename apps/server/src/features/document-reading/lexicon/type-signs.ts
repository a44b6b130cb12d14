import type { DocumentType } from '@smile/contract/archive-analysis';

/** Words of bills that other papers have too, as one line among others. */
const everyday = {
  telephone: 'Cable|Prepaid|Telephone|Globe|Wireless|Monthly Charges|Consumable|SKY',
  electricity: 'Electric|Energy|Power|Electricity',
  water: 'Water',
};

type Sign = [weight: number, phrases: string, reach?: 'shared' | 'card'];

/**
 * Signs of a type: phrases by weight. Shared phrases appear on other papers too and prove nothing alone; those of a
 * card count only on papers with few words and no amounts.
 */
const signs: Record<Exclude<DocumentType, 'OTHERS'>, Sign[]> = {
  PAYSLIP: [
    [
      6,
      'Payslip|Pay Slip|Payroll Slip|Pay Record|Wages Slip|Wage Payment Slip|Honorarium Slip|Daily Wage Slip|Weekly Pay Slip|Weekly Payroll Slip|Earnings Slip|Compensation Slip|Salary Payment Slip|Payroll Details|Salary Details|Pay Details|Statement of Pay|Statement of Salary|Statement of Wages|Payroll Receipt|Job Order Payroll|JO Payroll|Job Order Payslip|JO Payslip|Job Order Pay Slip|Contract of Service Payslip|COS Payslip|Salary Envelope|Payroll Envelope|Sobre ng Sahod|Papel ng Sahod|Ulat ng Sahod|Kwenta ng Sahod|Kuwenta ng Sahod|Sahod ng Manggagawa|Salary Slip|Pay Stub|Paystub|Pay Statement|Earnings Statement|Talaan ng Sahod|Payroll Advice|Pay Advice|Salary Statement|Wage Slip|Employee Payslip|Statement of Earnings|Payroll Payslip|Earnings and Deductions Statement|Employee Pay Slip|Wage Statement|Payroll Statement|Pay Check Stub|Payroll Voucher|Salary Advice|Salary Voucher|Pay Voucher|Remuneration Statement|Employee Earnings Record|Pay Summary|Payment Advice Salary|Sahod Slip|Slip ng Sahod|Talaan ng Sweldo|Resibo ng Sahod|Your Payslip|e-Payslip|Electronic Payslip|Pay Envelope|Salary Computation|Payroll Computation|Salary Breakdown|Lista ng Sahod|Lista ng Sweldo|Sweldo Slip|Account of Wages|Seafarer Account of Wages|Seafarers Monthly Account of Wages|Wage Account|Wages Account|Seafarer Wage Account|Final Wage Account|Portage Bill|Allotment Slip|Final Pay Slip|Final Payslip|Final Pay Computation|Computation of Final Pay|Last Pay Computation|Computation of Last Pay|Back Pay Computation|13th Month Pay Slip|Bonus Slip|Commission Slip|Payout Slip|Pay Out Slip|Payout Statement|Payroll Credit Advice|Net Pay Advice|Pay Notice|Record of Pay|Kita Slip|Lingguhang Sahod|Buwanang Sahod|Paycheck Stub|Pay Computation|Wages Statement|Statement of Account of Wages',
    ],
    [
      3,
      'Payroll for the week|Payroll for the period|Payroll for the month|Net Pay|Take Home Pay|Total Deductions|Gross Pay|Pay Period|Payroll Period|Net Salary|Netong Sahod|Kabuuang Bawas|Pay Date|Net Take Home Pay|Payroll Date|Kabuuang Kaltas|Net Amount Received|Gross Earnings|Total Gross Pay|Pay Begin Date|Pay End Date|Pay Begin|Pay End|Payout Date|Amount credited to your account|Amount deposited to your account|Gross Amount Earned|Salary Credited|Gross na Kita|Netong Suweldo|Net Payment|Kabuuang Sahod|Kabuuang Kita|Naiuwing Sahod|Sahod na Natanggap|Final Pay|Total Wages Earned|Take-home|Home Allotment|Net na Kita|Amount Earned|Net Take Home|Total Net Pay|Net Amount Paid',
    ],
    [
      1.5,
      'Earnings|Deductions|Overtime Pay|Night Differential|Withholding Tax|Cut-off|Cutoff|SSS Contribution|PhilHealth Contribution|Pag-IBIG Contribution|HDMF Contribution|Holiday Pay|De Minimis|Tardiness|Undertime|Absences|Allowances|Basic Pay|SSS Loan|Gross Income|Total Earnings|Night Diff|Year to Date|Petsa ng Sahod|Late|Overtime|Tatanggapin|Matatanggap|Kaltas|Arawan|Sahod|Sweldo|Suweldo|Bale|Vale',
    ],
  ],
  TAX_DOCUMENT: [
    [
      7,
      'Certificate of Compensation Payment/Tax Withheld|Certificate of Compensation Paid|Certificate of Compensation and Tax Withheld|Certificate of Income Payment|Certificate of Income and Tax Withheld|Certificate of Income Tax|Tax Withheld on Compensation|Certificate of Compensation Payment|BIR Form No 2316|Form No 2316|2316|Certificate of Creditable Tax Withheld at Source|BIR Form No 2307|Annual Income Tax Return|BIR Form No 1700|BIR Form No 1701|BIR Form No 1701A|BIR Form No 1701Q|BIR Form 2316|BIR Form 2307|BIR Form 1700|BIR Form 1701|BIR Form 1701A|Annual Income Tax Return|ITR|Income Tax Return|Wage and Tax Statement|Form W-2|Certificate of Income Tax Withheld|Certificate of Final Tax Withheld|Certificate of Tax Withheld|Income Tax Withheld on Compensation|Quarterly Income Tax Return|Statement of Compensation and Tax Withheld|Annual Information Return|Tax Return|Compensation Payment With or Without Tax Withheld',
    ],
    [
      3,
      'Bureau of Internal Revenue|Kawanihan ng Rentas Internas|Gross Compensation Income|Taxable Compensation Income|Employer Information|Taxes Withheld|RDO Code|Non-Taxable/Exempt Compensation Income|Amount of Taxes Withheld|Gross Taxable Compensation Income|Tax Withheld',
    ],
    [
      1,
      'For the Year|Tax Year|Taxable Year|Internal Revenue Service|Department of the Treasury|Federal income tax withheld|Social security wages|Medicare wages and tips|Withholding Agent|Payor|Income Payments|Taxpayer|Tax Due|Taxpayer Identification No|13th Month Pay and Other Benefits|Statutory Minimum Wage|De Minimis Benefits|Substituted Filing|Registered Address',
    ],
  ],
  EMPLOYMENT_CERTIFICATE: [
    [
      7,
      'Certificate of Employment|Employment Certificate|Certificate of Deployment|Certificate of Assignment|Certificate of Engagement|Certificate of Contract of Service|Certificate of Services Rendered|Certification of Services Rendered|Certification of Service|Certification of Employment with Compensation|Certificate of Project Employment|Certificate of Work Experience|Certificate of Tenure|Certificate of Manpower Deployment|Certificate of Job Order Employment|Confirmation of Employment|Employment Confirmation|Statement of Employment|Record of Employment|Employment Record|Employment and Compensation|Certificate of Previous Employment|Certificate of Past Employment|Sertipiko ng Empleyo|Katunayan ng Pagtatrabaho|Patunay ng Pagtatrabaho|Certification of Employment|Sertipiko ng Pagtatrabaho|Certificate of Employment and Compensation|Katibayan ng Pagtatrabaho|Certificate of Employment with Compensation|Employment Certification|Service Record|Certificate of Service|Proof of Employment|Employment Verification|Verification of Employment|Employment Verification Letter|Certificate of Employment and Salary|Certificate of Employment with Salary|Certificate of Work|Letter of Employment|Work Certificate|Certification of Employment and Compensation|Sertipikasyon ng Empleyo|Certificate of Good Standing Employment|Certificate of Continued Employment',
    ],
    [
      3,
      'present contract is|his present contract|her present contract|employer-employee relationship|monthly basic wage|daily wage of|is assigned to our|assigned to our client|RE Employment of|served this institution|served this school|served this office|served this company|served the company|served our company|an honorarium of|his services were|her services were|has been employed|is employed|employee of this|worker of this|personnel of this|per records on file in this office|assigned at the|assigned to the|detailed at the|up to the present|receiving a monthly|receiving a daily|earning a monthly|deployed as|has been with us|has been with the company|has been with our company|been with us as|worked with us|works with us|works for us|worked for us|casual employee|seasonal employee|part-time employee|full-time employee|project-based employee|probationary employee|reliever|assigned as|assigned to our client|assigned at our client|deployed as|deployed at|deployed to|deployed with|engaged as|engaged by|has been serving|is serving as|has served|has worked|had worked|was connected|contract of service|job order employee|job order worker|job order personnel|job order status|under our agency|our manpower|contractual worker|project worker|nagsilbi bilang|nagtatrabaho bilang|naging empleyado|kawani ng|manggagawa ng|was employed|currently employed|employed with|connected with this company|holding the position of|is currently connected|is presently employed|employee of|had been connected|empleyado ng|position of|has been connected|employment with|been working|working as|works as|worked as|working with us|served as|serving as|employed as|employed by|employed in|employed at|employed since|employed from|appointed as|hired as|was hired|designated as|holds the position|held the position|rendered service|rendered services|regular employee|permanent employee|probationary employee|contractual employee|project employee|monthly salary|annual salary|basic salary|monthly compensation|under our employ|in our employ|date hired|position held|employment status|nagtatrabaho|naglilingkod|namamasukan|in the service of|probationary status|permanent status|regular status|during his stay|during her stay|resigned from|voluntarily resigned',
    ],
    [
      2,
      'This is to certify that|To Whom It May Concern|This certifies that|Ito ay nagpapatunay|nagpapatunay na si|Sa Kinauukulan|This certification is being issued|Certification|issued upon the request|legal purpose it may serve',
      'shared',
    ],
    [1, 'Human Resources|HR Manager|compensation|to present|hanggang sa kasalukuyan', 'shared'],
  ],
  BANK_STATEMENT: [
    [
      6,
      'Bank Statement|Statement of Transactions|Transaction History|Passbook|Account Statement|Deposit Account|Transaction Details',
    ],
    [
      2.5,
      'Savings Account|Current Account|Checking Account|Ending Balance|Opening Balance|Closing Balance|Running Balance|Withdrawal|Withdrawals|Deposits|Average Daily Balance|Beginning Balance|Available Balance|ATM Withdrawal|Ledger Balance|Savings Bank',
    ],
    [
      1.5,
      'Debit|Credit|Debit / Credit|Transaction Date|Bank|Value Date|Online Transfer|Fund Transfer|Instapay|Pesonet|Transaction|Check No|Bills Payment',
    ],
  ],
  COMPANY_ID: [
    [
      5,
      'Company ID|Employee ID Card|Identification Card|Company Identification Card|Employee Identification Card|Employee ID|Employees ID|ID Card|Staff ID|Staff ID Card|Identification Badge|Employee Badge|Company Badge|Employee Card|Corporate ID',
    ],
    [
      3.6,
      'In case of emergency|In case of emergency please notify|property of the company|If found please return|If found return to|must be surrendered|This card is the property|Emergency Contact|This ID|non-transferable|surrendered upon separation|return this card|Person to notify|loss of this card|finder|whose picture and signature|non transferable|not transferable|must be worn|wear this ID|should be worn at all times|lost card|report lost|emergency please contact|in case of emergency contact|in case of emergency call|contact in case of emergency|person to contact in case of emergency|in emergency call|in emergency notify|card is valid while|lost cards must be reported|surrender upon separation|if found drop in|bona fide employee|bonafide employee|this is to certify that the person whose|tampering|Sakaling may emergency|Sa oras ng emergency|Ang ID na ito|pag-aari ng kumpanya|isuot sa lahat ng oras|kung mapulot|pakibalik sa',
    ],
    [
      1.2,
      'Blood Type|ID No|Employee No|Valid Until|Signature|Cardholder|Bearer|Emp No|please notify|whose picture|Authorized Signature',
    ],
    [
      2,
      'Access Level|Site|Employee Number|Employee ID|ID Number|Staff No|Badge No|Associate|Team Member|Guard ID|LESP No|LESP|Rank|Security Guard|Security Officer|Employee No|Emp No|ID No|PRC|PRC No|PRC License No|PRC Lic No|License No|Valid Until|Valid Thru|Expires|Exp Date|Blood Type|Designation|Contractual|Probationary|Agency Hired|Reliever|SSS|SSS No|PhilHealth|PhilHealth No|PHIC|Pag-IBIG|Pag-IBIG No|Pag-IBIG MID|HDMF|TIN|TIN No|Gender|Sex|Birthdate|Date of Birth|Birthday|Born|Employee|Date Hired|Date Issued|Expiry|Department|Position',
      'card',
    ],
  ],
  CLEARANCE_NBI: [
    [
      7,
      'NBI Clearance|National Bureau of Investigation|N.B.I. Clearance|NBI ID No|NBI Clearance Certificate|NBI ID Number|Multi-purpose Clearance|NBI Clearance Service|NBI Clearance No|N.B.I.|Pambansang Kawanihan ng Pagsisiyasat|NBI Reference No|NBI ID',
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
      "Driver's License|Drivers License|Non-Professional Driver's License|Professional Driver's License|Unified Multi-Purpose ID|Philippine Identification Card|PhilSys|Pambansang Pagkakakilanlan|Philippine Passport|Pasaporte|Professional Identification Card|Voter's Certification|Voter's ID|Postal Identity Card|Postal ID|Senior Citizen ID|Land Transportation Office|Commission on Elections|Professional Regulation Commission|Alien Certificate of Registration|Passport|Unified Multi Purpose ID|Social Security System ID|UMID|Digitized Postal ID|OFW ID|Persons with Disability ID|Police Clearance",
    ],
    [
      2,
      'License No|Agency Code|Restrictions|Passport No|Common Reference Number|CRN|PCN|Date of Expiry|Issuing Authority|Republika ng Pilipinas|DL Codes|Conditions|Registration No|Philippine Identification|Petsa ng Kapanganakan',
    ],
  ],
  TELCO_BILL: [
    [
      4,
      'Postpaid|Cablevision|Cable Fee|Monthly Cable Fee|Cable TV Fee|Cable Subscription|Telekom|Telekomunikasyon|Mobile Plan|Broadband|Internet Plan|Telecom|Monthly Service Fee|Monthly Recurring Charge|Monthly Recurring Fee|Postpaid Plan|Fiber Plan|Fibr|Fiber|Telco Bill|DSL|Data Add-on|Calls and Texts|Telecommunications|Monthly Plan|Plan Fee|PLDT|Converge|DITO|Data Charges|Roaming|Mbps|Gbps|Unli Plan|UnliFiber|Monthly Subscription Fee|Monthly Subscription|Subscription Fee|Internet Service|Internet Subscription|Internet Service Provider|Cable TV|Cignal|Eastern Communications|Smart Communications|Mobile Postpaid|Service Plan|Telephone Service|Telephone Company|Telephone Number|Monthly Subscription Charge|Home Internet|Landline|Telephone Bill|Internet Bill|MRC|MSF',
    ],
    [
      1.5,
      'Mobile|Mobile No|Mobile Number|Data|Calls|Text|SMS|Local Calls|Unlimited|Internet|Service Number|Plan|Device|Wifi|Wi-Fi|Usage Charges|NDD|IDD|Communications|Broadband Plan|Add-ons|Amortization|Telephone No|Voice',
    ],
    [2.2, everyday.telephone],
    ...billSigns(),
  ],
  ELECTRICITY_BILL: [
    [
      5,
      'kWh|kWhr|kWhrs|kW-hr|Generation Charge|Transmission Charge|Distribution Charge|System Loss Charge|Electric Bill|Electricity Bill|Electric Cooperative|Electric Company|Kilowatt Hour|Kilowatt-hour|Generation|System Loss|Transmission|Meralco|Universal Charges|Power Distribution|Total kWh|kWh Used|Power and Light|Missionary Electrification|Lifeline Rate|Lifeline|FIT-All|Feed-in Tariff|Kuryente|Light and Power|Feed in Tariff Allowance|Supply Charge|Metering Charge|Generation Rate|Generation Charges|Transmission Charges|Distribution Charges|System Loss Charges|Visayan Electric|VECO|Davao Light|Electric Service|Electric Consumption|Electric Distribution|Elektrisidad|Singil sa Kuryente|Bill ng Kuryente|Power Bill|Power Consumption|kWh Consumption|UCME|NPC Stranded Debts|Stranded Contract Costs|RFSC|Member-Consumer|Reinvestment Fund|Lifeline Discount|Kilowatt Hours|Kilowatt',
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
      'Cubic Meter|Cubic Meters|cu m|cum|cu.m.|Water Bill|Water District|Water Company|Waterworks|Water Services|Environmental Charge|Sewer Charge|Sewerage|Water Utilities|Maynilad|Manila Water|Water Charge|Tubig|Maintenance Service Charge|FCDA|Foreign Currency Differential Adjustment|Basic Charge|Concessionaire|Water Consumption|Sewerage Charge|Septage|Water Sales|m3|Environmental Fee|Water Usage|Water Charges|Watering|Bill ng Tubig|Singil sa Tubig|Water Rate|Water Billing|Cubic Meters Used|Water Meter|Potable Water|Water Supply|Water System|Water Service|Water and Sewerage|MWSS|PrimeWater|Wastewater|Meter Maintenance Fee|CERA',
    ],
    [1.2, 'Present Reading|Previous Reading|Meter No|Consumption|Current Reading|Meter Information|Konsumo', 'shared'],
    [2.2, everyday.water],
    ...billSigns(),
  ],
};

/** Signs that all bills share. */
function billSigns(): Sign[] {
  return [
    [
      1.5,
      'Billing Period|Total Amount Due|Due Date|Bill Date|Statement of Account|Billing Statement|Current Charges|Previous Balance|Account Number|Service Address|Amount Due|Bill Period|Previous Bill Amount|Disconnection|Billing Date|Your Bill|Pahayag ng Bayarin|Kabuuang Babayaran|Payment Received|Billing Invoice|Bill No|Remaining Balance|Bill Summary|Account Summary|Statement Date|Pay On or Before|Amount to Pay|Payment Due Date|Amount Payable|Total Bill|Current Bill|Bill Number|Billing Notice|Notice of Billing|Total Due|Please Pay|Arrears|Bill Month|Billing Month|Contract Account|Previous Bill|Current Amount Due|Balance Forwarded|Disconnection Notice|Settle',
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
