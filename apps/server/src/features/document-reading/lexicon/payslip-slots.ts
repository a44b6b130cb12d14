import { oneLine } from '../../../platform/text.ts';
import { payslipAmounts } from './payslip-amounts.ts';
import { nameLabels, otherLabels, pagIbigNumber, philHealthNumber, ssNumber, taxNumber } from './person-slots.ts';
import { type Slot, slot } from './slot.ts';

export const payslipSlots: readonly Slot[] = [
  slot(
    'employeeName',
    'person',
    oneLine`
      ${nameLabels}|Faculty|Faculty Name|Faculty Member|Name of Faculty|Instructor|Name of Instructor|
      Guard Name|Name of Guard|Name of Laborer|Worker's Name|Payee's Name|Deposited to the account of|
      Credited to the account of|Pay to the order of|Name and Signature of Employee|Trabahante|
      Ngalan sa Trabahante|Ngalan sa Empleyado|Seafarer|Seafarer's Name|Name of Seafarer|Seaman|Name of Seaman|
      Rider|Rider Name|Name of Rider|Helper|Name of Helper|Household Worker|Trabahador|Tsuper|Partner Name`,
    oneLine`
      Gwardiya|Guwardiya|Sewer|Mananahi|Carpenter|Mason|Welder|Painter|Plumber|Electrician|Barber|Stylist|
      Therapist|Waiter|Waitress|Dishwasher|Janitor|Messenger|Harvester|Packer|Picker|Pahinante|Panadero|
      Karpintero|Farm Worker|Mag-aani|Mangingisda|Fisherman|Merchandiser|Promodiser`,
  ),
  slot(
    'employerName',
    'company',
    oneLine`
      Company|Company Name|Employer|Employer Name|Name of Company|Name of Employer|Business Name|Kumpanya|
      Kompanya|Organization|Client Company|Legal Entity|Employer/Company|Employer's Name|Company/Employer|
      Name of Organization|Organisation|Organization Name|Agency|Agency Name|Name of Agency|Office/Agency|
      Business Unit Name|Business|Establishment|Firm|Firm Name|Branch/Company|Entity|Paid By|Payor|Payer|
      Issued By|Kompanya/Employer|Pangalan ng Kumpanya|Pangalan ng Kompanya|Pangalan ng Employer|Tagapag-empleyo|
      Amo|Household Employer|Pangalan ng Amo|Legal Employer|Legal Employer Name|Legal Company|Legal Company Name|
      Legal Entity Name|Legal Name of Employer|Employing Entity|Employing Company|Employing Unit|
      Employer of Record|Hiring Company|Paying Company|Paying Entity|Payroll Company|Registered Company Name|
      Company Legal Name|Employer Legal Name`,
    'Principal',
  ),
  slot(
    'payDate',
    'date',
    oneLine`
      Pay Date|Date Remitted|Remittance Date|Date of Remittance|Sahod|Labas|Labas ng Sahod|Petsa ng Labas|
      Adlaw sa Bayad|Petsa sa Bayad|Petsa sa Sweldo|Adlaw sa Sweldo|Payment Date|Payroll Date|Date Paid|
      Credit Date|Crediting Date|Payout Date|Ibinigay noong|Binayaran noong|Pay Day|Payday|Salary Date|
      Date of Payment|Release Date|Petsa ng Sahod|Araw ng Sahod|Petsa ng Bayad|Paid On|Paid Date|Pay-out Date|
      Check Date|Cheque Date|Date Credited|Disbursement Date|Paydate|Araw ng Bayad|Payroll Credit Date|
      Payslip Date|Pay Dt|Payment Dt|Pay Out Date|Pay-out|Payout|Pay-Day|Payday Date|Payroll Day|
      Payroll Release Date|Payroll Run Date|Payroll Credit Dt|Payroll Crediting Date|Payroll Disbursement Date|
      Payroll Payment Date|Payroll Payout Date|Payroll Pay Date|Salary Credit Date|Salary Crediting Date|
      Salary Release Date|Salary Release|Salary Payment Date|Salary Payout Date|Salary Paid On|Salary Credited On|
      Credited On|Credit Dt|Crediting|Date of Credit|Date of Crediting|Date Released|Date of Release|Released On|
      Release Dt|Date of Payout|Date of Pay|Date of Payroll|Date of Salary|Disbursed On|Date Disbursed|
      Deposited On|Deposit Date|Date Deposited|Direct Deposit Date|Advice Date|Check Dt|Chk Date|Cheque Dt|
      Value Date|Settlement Date|Transfer Date|Bank Transfer Date|Date of Transfer|Pay Slip Date|Wage Date|
      Date Pay|Paying Date|Process Date|Pay Effective Date|Effective Date of Payment|Petsa ng Pagbabayad|
      Petsa ng Suweldo|Petsa ng Sweldo|Petsa ng Paglabas ng Sahod|Araw ng Suweldo|Araw ng Sweldo|
      Petsa ng Pagbigay|Sahod Date|Sweldo Date|Petsa ng Payout`,
    'Date|Petsa|Bayad|Binayaran',
  ),
  slot(
    'period',
    'period',
    oneLine`
      Pay Period|Sahod para sa|Sweldo para sa|Suweldo para sa|For services rendered|Services rendered|
      For services rendered from|For the services rendered|For work done|For work rendered|For the dates|
      For the dates of|For dates|Dates of work|Days of work|For the kinsena|Para sa kinsena|Para sa mga araw|
      Para sa semana|Semana|Semana sa|Kinsenas|Payroll Period|Period Covered|Cut-off Period|Cutoff Period|Cut-off|
      Cutoff|Cut off|Coverage|Covered Period|Period|Coverage Date|Salary Period|Pay Period Covered|
      Payroll Coverage|For the Period|For the Period of|For the period covered|Payslip for the period|
      Saklaw na Panahon|Panahon|Saklaw|Payroll for the week of|Payroll for the week|Payroll for the month of|
      Payroll for the period of|Payroll for the period covering|For the Week of|Week of|Pay for the week of|
      Wages for the week of|Wages for the period|Linggo|Linggo ng|Para sa linggo ng|Para sa linggong|
      Para sa buwan ng|Kinsena|Kinsena ng|Payroll Cut-off|Payroll Cutoff|Cut-off Date|Cutoff Date|Pay Cycle|
      Payroll Cycle|Payroll Month|Pay Month|Month|Month of|Month Covered|Salary for the period|Period of|
      Date Covered|Dates Covered|Inclusive Dates|Panahong Saklaw|Payroll for|Period Coverage|Pay Prd|Pay Pd|
      Payroll Pd|Pay Period Dates|Pay Period Date|Pay Period Range|Pay Period From - To|Pay Period (From - To)|
      Payslip Period|Pay Slip Period|Pay Coverage|Pay Coverage Period|Payroll Period Covered|
      Payroll Period Coverage|Payroll Period Dates|Payroll Coverage Period|Payroll Coverage Date|Payroll Dates|
      Period Covering|Period Cover|Period Dates|Period Date|Period From To|Period From - To|Period/Date|
      Period Covered (From - To)|Covering|Covering Period|Covering the Period|Covers|Coverage Period|
      Coverage Dates|Covered Dates|Cutoff Dates|Cut-off Dates|Cut-off Coverage|Cutoff Coverage|
      Cut-off Period Covered|Cut-off Period Dates|For the Cut-off|For the Cut-off Period|For Cut-off|For Period|
      For Pay Period|For the Pay Period|For the Payroll Period|For the Month|For the Month of|For Month|
      For the Week|For Week|Pay for|Payment for|Payment for the period|Payment Period|Salary for|Salary Month|
      Salary Cycle|Salary Coverage|Salary Cut-off|Salary Period Covered|Wage Period|Work Period|Working Period|
      Work Dates|Worked Period|Attendance Period|Attendance Cut-off|Time Period|Earnings Period|Period of Pay|
      Period of Payroll|Period of Service|Period Worked|Dates|Duration|Service Period|Payroll Cut off Period|
      Payroll for the period|Payslip for|Week|Week Covered|Pay Week|Payroll Week|Payroll Wk|Pay Wk|Work Week|
      Working Week|Wage Week|Linggong Saklaw|Cycle|Cycle Period|Sakop na Panahon|Panahon ng Sahod|
      Panahon ng Sweldo|Panahong Sakop|Saklaw na Petsa|Para sa Panahong|Para sa Panahon|Buwan|Buwan ng`,
  ),
  slot(
    'startDate',
    'date',
    oneLine`
      Period From|Wage Period From|From|Linggo mula|Linggo mula sa|Sahod mula|Sahod mula sa|Period Start|
      Start Date|Cut-off Start|Cutoff Start|Period Begin|Period Beginning|Start of Period|Date From|From Date|
      Simula|Mula|Period Start Date|Begin Date|Pay Period Start|Pay Begin Date|Payroll Start Date|Pay Period From|
      Pay Period Begin|Cut-off From|Coverage From|Pay Start|Pay Start Date|Pay Begin|Pay Begins|Pay From|
      Pay Period Begin Date|Pay Period Beginning|Pay Period Start Date|Payroll Start|Payroll From|
      Payroll Period Start|Payroll Period From|Period Begin Date|Period Starting|Period Starts|Period Commencing|
      Period Covered From|Covered From|Coverage Start|Coverage Start Date|Coverage Begin|Cut-off Start Date|
      Cutoff Start Date|Cut-off Begin|Cutoff From|Start|Starts|Begin|Begins|Beginning|First Day|Week Beginning|
      Week Starting|Week Start|Date Start|Starting Date|Inclusive From|Unang Araw|Petsa ng Simula|
      Simula ng Panahon|Umpisa`,
  ),
  slot(
    'endDate',
    'date',
    oneLine`
      Period To|Wage Period To|To|Period End|End Date|Cut-off End|Cutoff End|Period Ending|End of Period|Date To|
      To Date|Hanggang|Period End Date|Pay Period End|Pay End Date|Week Ending|Payroll End Date|Pay Period To|
      Pay Period Ending|Cut-off To|Coverage To|Pay End|Pay Ends|Pay Stop|Pay To|Pay Period End Date|
      Pay Period Ends|Pay Period Stop|Payroll End|Payroll To|Payroll Period End|Payroll Period To|
      Payroll Period Ending|Period Ended|Period Ends|Period Ending Date|Period Covered To|Period Through|
      Period Thru|Covered To|Coverage End|Coverage End Date|Cut-off End Date|Cutoff End Date|Cut-off Ending|
      Cutoff To|End|Ends|Ending|Last Day|Week Ended|Week End|Wk Ending|W/E|Pay End Period|Date End|Ending Date|
      Thru|Through|Inclusive To|Huling Araw|Petsa ng Katapusan|Katapusan ng Panahon|Katapusan`,
  ),
  ...payslipAmounts,
  ssNumber,
  philHealthNumber,
  pagIbigNumber,
  taxNumber,
  slot(
    'other',
    'money',
    oneLine`
      Total Basic Salary Earned|Total Basic Salary for the Year|Total Basic Earned|Total Basic Salary|
      Divided by 12|Divide by 12|Basic Salary Earned|YTD Gross|YTD Net|YTD Tax|Gross YTD|Net YTD|Total Gross YTD|
      Taxable Income|Taxable Gross|Gross Taxable|Taxable Earnings|Non-Taxable Earnings|Total Taxable|
      Total Non-Taxable|Gross Taxable Income|Net Taxable Income|Net Taxable|Total Allowances|Total Hours|
      Total Days|Total Contributions|Total Loans|Total Taxable Earnings|Total Taxable Income|Net Taxable Pay|
      Net Taxable Compensation|Taxable Net|Taxable Pay|Taxable Compensation|Taxable Salary|Taxable Basic|
      Taxable Net Pay|Non Taxable Income|Nontaxable Income|Non-Taxable|Nontaxable|Taxable|
      Total Non-Taxable Income|Total Non-Taxable Earnings|Total Nontaxable|Total Taxable Compensation|
      Total Taxable Pay|Total Taxable Gross|YTD Gross Pay|YTD Net Pay|YTD Gross Income|YTD Gross Earnings|
      YTD Net Income|YTD Taxable|YTD Taxable Income|YTD Tax Withheld|YTD Withholding Tax|YTD Earnings|
      YTD Deductions|YTD Total|YTD Basic|YTD SSS|YTD PhilHealth|YTD Pag-IBIG|YTD HDMF|YTD 13th Month|
      Gross Pay YTD|Net Pay YTD|Gross Income YTD|Gross Earnings YTD|Total Earnings YTD|Total Deductions YTD|
      Taxable Income YTD|Tax Withheld YTD|Year to Date Gross|Year to Date Net|Year to Date Tax|
      Year-to-Date Gross Pay|Year-to-Date Net Pay|Year-to-Date Taxable Income|Total Overtime|Total Overtime Pay|
      Total Allowance|Total OT|Total Government Contributions|Total Statutory|Total Statutory Deductions|
      Total Mandatory Deductions|Total Mandatory Contributions|Total Govt Contributions|Total Loan|
      Total Loans Deduction|Total Loan Deductions|Total Other Deductions|Total Other Income|Total Other Earnings|
      Total Other Pay|Total Adjustments|Total Tax|Total Taxes|Total Benefits|Total Employer Contributions|
      Total Employer Contribution|Total Employer Share|Total Company Contributions|Employer Cost|
      Total Employer Cost|Total Cost to Company|Cost to Company|Total Absences|Total Lates|Total Hours Worked|
      Total Basic|Total Basic Pay|Total Bonus|Total Leave|13th Month Pay|13th Month|Bonus|1st Half|2nd Half|
      First Half|Second Half|First Quincena|Second Quincena|Net Pay 1st Half|Net Pay 2nd Half|Previous Net Pay|
      Last Net Pay|Pre-Tax Deductions|Post-Tax Deductions|Pretax Deductions|Voluntary Deductions|
      Statutory Deductions|Other Deductions|Mandatory Deductions|Government Deductions|Loan Deductions|
      Other Earnings|Other Income|Gross Taxable Pay|Gross Non-Taxable|Gross Nontaxable`,
  ),
  slot(
    'other',
    'words',
    oneLine`
      Payroll Name|Company Loan|Salary Loan|Employer Share|Employer Contribution|Company Share|SSS Contribution|
      SSS Premium|SSS Loan|SSS EE|SSS Salary Loan|SSS Cont|SSS MPF|SSS WISP|PhilHealth Contribution|
      PHIC Contribution|PhilHealth Premium|PHIC EE|Pag-IBIG Contribution|HDMF Contribution|Pag-IBIG Loan|
      HDMF Loan|Pag-IBIG Premium|Pag-IBIG MPL|HDMF EE|SSS Employee|SSS Employer|SSS ER|SSS EC|SSS Provident Fund|
      SSS Provident|SSS WISP EE|SSS Calamity Loan|SSS Cal Loan|SSS Sal Loan|SSS Emergency Loan|SSS Ln|SSS Contri|
      SSS Share|SSS Deduction|SSS Regular|PhilHealth Employee|PhilHealth EE|PhilHealth ER|PhilHealth Employer|
      PhilHealth Contri|PhilHealth Cont|PhilHealth Share|PhilHealth Deduction|PHIC Premium|PHIC Contri|PHIC Cont|
      PHIC ER|Medicare Contribution|Pag-IBIG Employee|Pag-IBIG EE|Pag-IBIG ER|Pag-IBIG Employer|Pag-IBIG Contri|
      Pag-IBIG Cont|Pag-IBIG Share|Pag-IBIG Deduction|Pag-IBIG Calamity Loan|Pag-IBIG Cal Loan|
      Pag-IBIG Multi-Purpose Loan|Pag-IBIG Housing Loan|Pag-IBIG Salary Loan|Pag-IBIG MP2|Pag-IBIG 2|Pag-IBIG Ln|
      MP2|HDMF Premium|HDMF Contri|HDMF Cont|HDMF ER|HDMF Calamity Loan|HDMF MPL|HDMF Salary Loan|HDMF Ln|
      HDMF Share|GSIS Premium|GSIS Loan|GSIS Contribution|GSIS No|GSIS BP No|GSIS ID No|GSIS CRN|
      GSIS Life and Ret|Station|Office|Office/Unit|Unit/Office|Office/Department|School|Item No|Plantilla No|
      Plantilla Item No|Salary Grade|Step|SG|SG/Step|Immediate Superior|Immediate Supervisor|Team Leader|Pay Mode|
      Payment Mode|Payment Type|Salary Type|Payroll Type|Payroll ID|Payroll Ref No|Payroll Reference No|
      Reference No|Ref No|Document No|Payslip ID|Payslip Reference|Batch No|Control No|Voucher No|Check No|
      Cheque No|Sequence No|Generated On|Date Generated|Generated By|Printed On|Printed By|Date Printed|Run Time|
      Currency|Salary Basis|Assignment No|Assignment Number|Person No|Person Number|Worker ID|Work Schedule|Shift|
      Shift Schedule|Vacation Leave|Sick Leave|Leaves|Bank Branch|Account Name|Account Number|Account No|Acct No|
      Nominated Account|Disbursing Bank|Disbursement Account|Payout Account|Salary Account|Net Pay Distribution|
      Date of Birth|Birthdate|Birthday|Date of Joining|Joining Date|Date Joined|Start Date of Employment|
      Regularization Date|End of Contract|Contract End Date|Years of Service|Tenure|Age|Gender|Sex|Home Address|
      Address|Email|Email Address|Mobile No|RDO|RDO Code|Employer TIN|Employer's TIN|Company TIN|Employer SSS No|
      Employer SSS|Employer ID No|SSS Employer No|Company SSS No|Employer PhilHealth No|Employer Pag-IBIG No|
      PhilHealth Employer No|Pag-IBIG Employer No|Certified Correct|Noted By|Acknowledged By|Conforme|
      Processed By|Released By|Authorized Signature|Monthly Rate/Salary|Daily Wage|Monthly Salary Rate|
      Basic Salary Rate|Semi-Monthly Rate|Working Days|Days Present|Days Absent|Payable Days|Paid Days|LOP Days|
      Absent|Tardy|Undertime Hours|Late Hours|Overtime Hours|OT Hours|Reg Hours|Hours|Rate per Day|Rate per Hour|
      Rate/Day|Rate/Hour|Rate per Month|Message|Notes`,
  ),
  ...otherLabels,
];
