import type { Random } from './random.ts';

export type Split = 'tune' | 'held-out';
export interface Wording {
  split: Split;
  isFilipino: boolean;
}

/** Labels as printed: for every layout | for tuning only | for held-out only | Filipino. */
const labels: Record<string, string> = {
  employeeName:
    "Employee Name,Name of Employee,Name|Employee,NAME|Employee's Name,Staff Name|Pangalan ng Empleyado,Pangalan",
  employeeNumber: 'Employee No.,Employee ID|Emp. No.,ID Number|Employee Number,Staff ID|Blg. ng Empleyado',
  department: 'Department|Dept.,Cost Center|Section,Dept/Section|Kagawaran',
  position: 'Position|Designation|Job Title,Position Title|Posisyon',
  employerName: 'Company,Employer|Company Name|Employer Name,Name of Company|Kumpanya',
  payDate: 'Pay Date,Payment Date|Payroll Date,Date Paid|Credit Date,Payout Date|Petsa ng Sahod',
  period: 'Pay Period,Payroll Period|Period Covered,Cut-off Period|Cutoff,Coverage|Saklaw na Panahon',
  startDate: 'Period From,From|Period Start,Start Date|Cut-off Start,Period Begin|Simula',
  endDate: 'Period To,To|Period End,End Date|Cut-off End,Period Ending|Hanggang',
  netAmount: 'Net Pay,NET PAY|Net Amount,Total Net Pay|Take Home Pay,Net Salary|Netong Sahod',
  grossAmount: 'Gross Pay,GROSS PAY|Total Earnings,Gross Income|Gross Salary,Total Gross|Kabuuang Kita',
  totalDeductions: 'Total Deductions|TOTAL DEDUCTIONS|Deductions Total,Less: Total Deductions|Kabuuang Bawas',
  basicPay: 'Basic Pay|Basic Salary|Regular Pay,Basic|Pangunahing Sahod',
  ssNumber: 'SSS No.,SSS Number|SSS #,SSS|SSS ID No.,SSS No|SSS Blg.',
  philHealthNumber: 'PhilHealth No.,PhilHealth Number|PHIC No.,PhilHealth|PHIC Number,Philhealth ID|PhilHealth Blg.',
  pagIbigNumber: 'Pag-IBIG No.,Pag-IBIG Number|HDMF No.,Pag-ibig|Pag-IBIG MID No.,HDMF Number|Pag-IBIG Blg.',
  taxNumber: 'TIN,TIN No.|Tax ID No.|T.I.N.,Tax Identification No.|TIN Blg.',
  dateOfBirth: 'Date of Birth,Birth Date|Birthdate|DOB,Birthday|Petsa ng Kapanganakan',
  gender: 'Gender,Sex||Sex|Kasarian',
  maritalStatus: 'Civil Status|Marital Status|Civil Status|Katayuang Sibil',
  citizenship: 'Citizenship|Nationality|Citizenship|Pagkamamamayan',
  address: 'Address|Home Address,Residence|Present Address,Complete Address|Tirahan',
  firstName: 'First Name|Given Name|First Name,Given Names|Unang Pangalan',
  middleName: 'Middle Name||Middle Name|Gitnang Pangalan',
  lastName: 'Last Name,Surname|Family Name|Surname|Apelyido',
  nbiIdNumber: 'NBI ID No.,NBI ID NO|NBI Clearance No.|NBI No.,NBI ID Number|NBI ID Blg.',
  remark: 'Remarks|Remark|Remarks|Puna',
  expireDate: 'Valid Until|Validity,Valid Until|Expiry Date,Expiration Date|May Bisa Hanggang',
  accountNumber: 'Account Number,Account No.|Acct. No.|Account #,Customer Account No.|Numero ng Account',
  accountName: 'Account Name,Customer Name|Subscriber,Name|Registered Name,Bill To|Pangalan ng Kostumer',
  serviceAddress: 'Service Address,Address|Billing Address|Installation Address,Premise Address|Tirahan',
  billPeriod: 'Billing Period,Bill Period|Period Covered|Billing Cycle,Service Period|Saklaw ng Bill',
  statementDate: 'Bill Date,Statement Date|Billing Date,Invoice Date|Date Issued,Date of Bill|Petsa ng Bill',
  statementNumber: 'Statement No.,Invoice No.|Bill No.,SOA Number|Statement Number,Bill Invoice No.|Blg. ng Bill',
  dueDate: 'Due Date,Payment Due Date|Pay On or Before|Please Pay By,Due On|Huling Araw ng Pagbabayad',
  paymentDate: 'Payment Date,Last Payment Date|Date of Last Payment|Payment Received On|Petsa ng Huling Bayad',
  dueAmount: 'Total Amount Due,Amount Due|Please Pay This Amount|Total Due,Amount to Pay|Kabuuang Babayaran',
  vatAmount: 'VAT,VAT (12%)|Value Added Tax,12% VAT|Value-Added Tax (12%)|VAT',
  adjustmentAmount: 'Adjustments,Adjustment|Other Adjustments|Bill Adjustments|Adjustment',
  currentBillAmount:
    'Current Charges,Total Current Charges|Current Bill Amount|Current Bill,Current Month Charges|Kasalukuyang Singil',
  balanceAmount:
    'Remaining Balance,Balance from Previous Bill|Unpaid Balance|Outstanding Balance,Balance Forwarded|Natitirang Balanse',
  previousDueAmount: 'Previous Bill Amount,Previous Balance|Previous Bill|Previous Amount Due,Last Bill|Nakaraang Bill',
  payment: 'Payment Received,Less: Payments|Payments|Less Payment,Payments Made|Bayad',
  phoneNumber: 'Mobile Number,Phone No.|Contact No.|Mobile No.,Service Number|Numero ng Telepono',
  emailAddress: 'Email Address,E-mail|Email|E-mail Address|Email',
  currentPeriodUsage: 'Consumption,Total Consumption|kWh Used,Usage|Actual Consumption,Billed Consumption|Konsumo',
  previousReading: 'Previous Reading|Prev. Reading|Previous Rdg,Last Reading|Nakaraang Basa',
  presentReading: 'Present Reading,Current Reading|Pres. Reading|Present Rdg|Kasalukuyang Basa',
  meterNumber: 'Meter No.,Meter Number|Serial No.|Meter No.|Metro Blg.',
  idNumber: 'ID No.,Employee No.|ID NO|Employee ID,ID Number|ID Blg.',
};

export function createLabels(random: Random, { split, isFilipino }: Wording): (key: string) => string {
  const chosen = new Map<string, string>();
  return (key) => {
    const [always = '', tune = '', heldOut = '', filipino = ''] = (labels[key] ?? key).split('|');
    if (!chosen.has(key)) {
      const own = split === 'tune' ? tune : heldOut;
      const pool = [...always.split(','), ...own.split(',')].filter(Boolean);
      chosen.set(key, isFilipino && filipino ? random.pick(filipino.split(',')) : random.pick(pool));
    }
    return chosen.get(key)!;
  };
}
