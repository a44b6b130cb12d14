import type { Random } from './random.ts';

export type Split = 'tune' | 'held-out';
export interface Wording {
  split: Split;
  isFilipino: boolean;
  /** True for wording that no other layout uses. */
  isOwnWords: boolean;
}

/** Printed labels: for all layouts | tuning only | held-out only | Filipino | layouts with their own wording. */
const labels: Record<string, string> = {
  employeeName:
    "Employee Name,Name of Employee,Name|Employee,NAME|Employee's Name,Staff Name|Pangalan ng Empleyado,Pangalan|Employee Full Name,Associate Name,Paid To",
  employeeNumber:
    'Employee No.,Employee ID|Emp. No.,ID Number|Employee Number,Staff ID|Blg. ng Empleyado|Personnel Number,Worker ID',
  department: 'Department|Dept.,Cost Center|Section,Dept/Section|Kagawaran|Business Unit,Team',
  position: 'Position|Designation|Job Title,Position Title|Posisyon|Role,Job',
  employerName: 'Company,Employer|Company Name|Employer Name,Name of Company|Kumpanya|Employing Company',
  payDate:
    'Pay Date,Payment Date|Payroll Date,Date Paid|Credit Date,Payout Date|Petsa ng Sahod|Disbursed On,Pay Day,Date Credited',
  period:
    'Pay Period,Payroll Period|Period Covered,Cut-off Period|Cutoff,Coverage|Saklaw na Panahon|Salary Period,Pay Cycle,For Period',
  startDate: 'Period From,From|Period Start,Start Date|Cut-off Start,Period Begin|Simula|Period Beginning,Pay From',
  endDate: 'Period To,To|Period End,End Date|Cut-off End,Period Ending|Hanggang|Period Ended,Pay To',
  netAmount:
    'Net Pay,NET PAY|Net Amount,Total Net Pay|Take Home Pay,Net Salary|Netong Sahod|Net Payable,Amount Credited,NET SALARY PAYABLE',
  grossAmount:
    'Gross Pay,GROSS PAY|Total Earnings,Gross Income|Gross Salary,Total Gross|Kabuuang Kita|Gross Total,Total Gross Earnings,Pay Before Deductions',
  totalDeductions:
    'Total Deductions|TOTAL DEDUCTIONS|Deductions Total,Less: Total Deductions|Kabuuang Bawas|Total Deducted,Less: Deductions',
  basicPay: 'Basic Pay|Basic Salary|Regular Pay,Basic|Pangunahing Sahod|Basic Wage',
  ssNumber: 'SSS No.,SSS Number|SSS #,SSS|SSS ID No.,SSS No|SSS Blg.|SSS Membership No.,SS Number',
  philHealthNumber:
    'PhilHealth No.,PhilHealth Number|PHIC No.,PhilHealth|PHIC Number,Philhealth ID|PhilHealth Blg.|PhilHealth Membership No.,PHIC PIN',
  pagIbigNumber:
    'Pag-IBIG No.,Pag-IBIG Number|HDMF No.,Pag-ibig|Pag-IBIG MID No.,HDMF Number|Pag-IBIG Blg.|Pag-IBIG Membership No.,HDMF MID',
  taxNumber: 'TIN,TIN No.|Tax ID No.|T.I.N.,Tax Identification No.|TIN Blg.|Taxpayer ID No.,BIR TIN',
  dateOfBirth: 'Date of Birth,Birth Date|Birthdate|DOB,Birthday|Petsa ng Kapanganakan|Born On,Birth Date',
  gender: 'Gender,Sex||Sex|Kasarian',
  maritalStatus: 'Civil Status|Marital Status|Civil Status|Katayuang Sibil|Marital Status',
  citizenship: 'Citizenship|Nationality|Citizenship|Pagkamamamayan|Nationality',
  address: 'Address|Home Address,Residence|Present Address,Complete Address|Tirahan|Residential Address,Home Address',
  firstName: 'First Name|Given Name|First Name,Given Names|Unang Pangalan|Given Name/s',
  middleName: 'Middle Name||Middle Name|Gitnang Pangalan|Middle Name',
  lastName: 'Last Name,Surname|Family Name|Surname|Apelyido|Family Name',
  nbiIdNumber:
    'NBI ID No.,NBI ID NO|NBI Clearance No.|NBI No.,NBI ID Number|NBI ID Blg.|NBI Reference No.,Clearance Number',
  remark: 'Remarks|Remark|Remarks|Puna|Result of Search,Remarks',
  expireDate: 'Valid Until|Validity,Valid Until|Expiry Date,Expiration Date|May Bisa Hanggang|Expires On,Good Until',
  accountNumber:
    'Account Number,Account No.|Acct. No.|Account #,Customer Account No.|Numero ng Account|Contract Account,Your Account Number,Customer Reference No.',
  accountName:
    'Account Name,Customer Name|Subscriber,Name|Registered Name,Bill To|Pangalan ng Kostumer|Billed To,Account Holder,Service For',
  serviceAddress:
    'Service Address,Address|Billing Address|Installation Address,Premise Address|Tirahan|Supply Address,Service Location,Address of Premises',
  billPeriod:
    'Billing Period,Bill Period|Period Covered|Billing Cycle,Service Period|Saklaw ng Bill|Charges For,Billing Cycle Covered,Usage Period',
  statementDate:
    'Bill Date,Statement Date|Billing Date,Invoice Date|Date Issued,Date of Bill|Petsa ng Bill|Bill Issued,Issue Date,Billed On',
  statementNumber:
    'Statement No.,Invoice No.|Bill No.,SOA Number|Statement Number,Bill Invoice No.|Blg. ng Bill|Bill Number,Invoice Number,Billing Reference',
  dueDate:
    'Due Date,Payment Due Date|Pay On or Before|Please Pay By,Due On|Huling Araw ng Pagbabayad|Pay By,Due By,Last Day to Pay',
  paymentDate:
    'Payment Date,Last Payment Date|Date of Last Payment|Payment Received On|Petsa ng Huling Bayad|Last Paid On,Payment Posted',
  dueAmount:
    'Total Amount Due,Amount Due|Please Pay This Amount|Total Due,Amount to Pay|Kabuuang Babayaran|Please Pay,Amount Payable,Total Now Due',
  vatAmount: 'VAT,VAT (12%)|Value Added Tax,12% VAT|Value-Added Tax (12%)|VAT|VAT at 12%,Value Added Tax (12%)',
  adjustmentAmount: 'Adjustments,Adjustment|Other Adjustments|Bill Adjustments|Adjustment|Credits and Adjustments',
  currentBillAmount:
    'Current Charges,Total Current Charges|Current Bill Amount|Current Bill,Current Month Charges|Kasalukuyang Singil|New Charges,Charges This Bill,This Month’s Charges',
  balanceAmount:
    'Remaining Balance,Balance from Previous Bill|Unpaid Balance|Outstanding Balance,Balance Forwarded|Natitirang Balanse|Balance Carried Over,Amount Still Unpaid,Past Due Balance',
  previousDueAmount:
    'Previous Bill Amount,Previous Balance|Previous Bill|Previous Amount Due,Last Bill|Nakaraang Bill|Your Last Bill,Previous Statement Balance',
  payment:
    'Payment Received,Less: Payments|Payments|Less Payment,Payments Made|Bayad|Payments Since Last Bill,Amount Paid',
  phoneNumber:
    'Mobile Number,Phone No.|Contact No.|Mobile No.,Service Number|Numero ng Telepono|Service No.,Cellphone Number',
  emailAddress: 'Email Address,Email|Email|Email Address|Email|Email Address',
  currentPeriodUsage:
    'Consumption,Total Consumption|kWh Used,Usage|Actual Consumption,Billed Consumption|Konsumo|Units Used,Net Consumption',
  previousReading: 'Previous Reading|Prev. Reading|Previous Rdg,Last Reading|Nakaraang Basa|Reading Before,Prev. Rdg.',
  presentReading: 'Present Reading,Current Reading|Pres. Reading|Present Rdg|Kasalukuyang Basa|Reading Now,Pres. Rdg.',
  meterNumber: 'Meter No.,Meter Number|Serial No.|Meter No.|Metro Blg.|Meter Serial No.',
  idNumber: 'ID No.,Employee No.|ID NO|Employee ID,ID Number|ID Blg.|Badge Number,Staff No.',
};

export function createLabels(random: Random, { split, isFilipino, isOwnWords }: Wording): (key: string) => string {
  const chosen = new Map<string, string>();
  return (key) => {
    const [always = '', tune = '', heldOut = '', filipino = '', fresh = ''] = (labels[key] ?? key).split('|');
    if (!chosen.has(key)) {
      const own = split === 'tune' ? tune : heldOut;
      const common = [...always.split(','), ...own.split(',')].filter(Boolean);
      const pool = isOwnWords && fresh ? fresh.split(',') : common;
      chosen.set(key, isFilipino && filipino ? random.pick(filipino.split(',')) : random.pick(pool));
    }
    return chosen.get(key)!;
  };
}

/** The label in the other language, for bilingual forms. */
export function translateLabel(label: string): string {
  for (const words of Object.values(labels)) {
    const [always = '', tune = '', heldOut = '', filipino = ''] = words.split('|');
    if ([always, tune, heldOut].some((part) => part.split(',').includes(label))) return filipino.split(',')[0]!;
  }
  return '';
}
