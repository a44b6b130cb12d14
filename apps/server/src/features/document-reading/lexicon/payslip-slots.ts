import { nameLabels, otherLabels, pagIbigNumber, philHealthNumber, ssNumber, taxNumber } from './person-slots.ts';
import { type Slot, slot } from './slot.ts';

export const payslipSlots: readonly Slot[] = [
  slot('employeeName', 'person', nameLabels),
  slot(
    'employerName',
    'company',
    'Company|Company Name|Employer|Employer Name|Name of Company|Name of Employer|Business Name|Kumpanya|Kompanya|Organization|Client Company|Legal Entity|Employer/Company',
  ),
  slot(
    'payDate',
    'date',
    'Pay Date|Payment Date|Payroll Date|Date Paid|Credit Date|Crediting Date|Payout Date|Pay Day|Payday|Salary Date|Date of Payment|Release Date|Petsa ng Sahod|Araw ng Sahod|Petsa ng Bayad|Paid On|Paid Date|Pay-out Date|Check Date|Cheque Date|Date Credited|Disbursement Date|Paydate|Araw ng Bayad|Payroll Credit Date|Payslip Date',
    'Date|Petsa',
  ),
  slot(
    'period',
    'period',
    'Pay Period|Payroll Period|Period Covered|Cut-off Period|Cutoff Period|Cut-off|Cutoff|Cut off|Coverage|Covered Period|Period|Coverage Date|Salary Period|Pay Period Covered|Payroll Coverage|For the Period|For the Period of|For the period covered|Payslip for the period|Saklaw na Panahon|Panahon|Saklaw|Payroll Cut-off|Payroll Cutoff|Cut-off Date|Cutoff Date|Pay Cycle|Payroll Cycle|Payroll Month|Pay Month|Salary for the period|Period of|Date Covered|Dates Covered|Inclusive Dates|Panahong Saklaw|Payroll for|Period Coverage',
  ),
  slot(
    'startDate',
    'date',
    'Period From|From|Period Start|Start Date|Cut-off Start|Cutoff Start|Period Begin|Period Beginning|Start of Period|Date From|From Date|Simula|Mula|Period Start Date|Begin Date|Pay Period Start|Pay Begin Date|Payroll Start Date|Pay Period From|Pay Period Begin|Cut-off From|Coverage From',
  ),
  slot(
    'endDate',
    'date',
    'Period To|To|Period End|End Date|Cut-off End|Cutoff End|Period Ending|End of Period|Date To|To Date|Hanggang|Period End Date|Pay Period End|Pay End Date|Week Ending|Payroll End Date|Pay Period To|Pay Period Ending|Cut-off To|Coverage To',
  ),
  slot(
    'netAmount',
    'money',
    'Net Pay|Net Amount|Total Net Pay|Take Home Pay|Net Take Home Pay|Net Salary|Net Wages|Net Income|Net Earnings|Net Amount Due|Net Pay Amount|Net Received|Net Pay This Period|Net Payment|Amount Due|Take-home Pay|Takehome Pay|Netong Sahod|Neto|Net|Total Net|Total Net Amount|Netong Kita|Natitirang Sahod|Kabuuang Tatanggapin|Total Take Home Pay|Net Pay (PHP)|Net Pay in PHP|Net Salary Pay|Amount Received|Net Cash Pay|Net Disbursement|Netong Halaga|Halagang Matatanggap|Naiuwing Sahod',
  ),
  slot(
    'grossAmount',
    'money',
    'Gross Pay|Gross Income|Gross Earnings|Gross Salary|Gross Amount|Total Gross|Total Gross Pay|Gross Wages|Gross Compensation|Total Gross Income|Total Earnings|Earnings Total|Total Income|Total Earning|Gross Pay Total|Gross|Total Pay|Total Compensation|Total Taxable and Non-Taxable|Kabuuang Kita|Kabuuang Sahod|Total Gross Earnings|Gross Total|Total Salary|Total Wages|Total Pay and Allowances|Kabuuang Kinita|Total Receivables',
  ),
  slot(
    'totalDeductions',
    'money',
    'Total Deductions|Total Deduction|Less Total Deductions|Deductions Total|Kabuuang Bawas|Kabuuang Kaltas|Total Ded|Total Less|Less Deductions|Kabuuang Kaltasin',
  ),
  slot(
    'basicAmount',
    'money',
    'Basic Pay|Basic Salary|Regular Pay|Basic|Regular Wage|Regular Wages|Basic Wage|Pangunahing Sahod|Basic Semi-Monthly',
  ),
  slot(
    'taxWithheld',
    'money',
    'Withholding Tax|Tax Withheld|W/Tax|WTax|W/H Tax|Income Tax|Withholding Tax Compensation|Buwis',
  ),
  ssNumber,
  philHealthNumber,
  pagIbigNumber,
  taxNumber,
  slot(
    'other',
    'money',
    'YTD Gross|YTD Net|YTD Tax|Gross YTD|Net YTD|Total Gross YTD|Taxable Income|Taxable Gross|Gross Taxable|Taxable Earnings|Non-Taxable Earnings|Total Taxable|Total Non-Taxable|Gross Taxable Income|Net Taxable Income|Net Taxable|Total Allowances|Total Hours|Total Days|Total Contributions|Total Loans|Total Taxable Earnings|Total Taxable Income',
  ),
  slot(
    'other',
    'words',
    'Company Loan|Salary Loan|Employer Share|Employer Contribution|Company Share|SSS Contribution|SSS Premium|SSS Loan|SSS EE|SSS Salary Loan|SSS Cont|SSS MPF|SSS WISP|PhilHealth Contribution|PHIC Contribution|PhilHealth Premium|PHIC EE|Pag-IBIG Contribution|HDMF Contribution|Pag-IBIG Loan|HDMF Loan|Pag-IBIG Premium|Pag-IBIG MPL|HDMF EE',
  ),
  ...otherLabels,
];
