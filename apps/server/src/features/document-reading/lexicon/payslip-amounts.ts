import { oneLine } from '../../../platform/text.ts';
import { type Slot, slot } from './slot.ts';

export const payslipAmounts: readonly Slot[] = [
  slot(
    'netAmount',
    'money',
    oneLine`
      Net Pay|Net Pay for the Month|Net Pay for the Period|Net Pay for this Period|Net Pay for this Month|
      Net Amount for the Month|Net Amount for the Period|Net Amount for this Period|Net Amount for this Month|
      Net Amount Received for the Month|Net Amount Received for the Period|Net Amount Received for this Period|
      Net Amount Received for this Month|Net Salary for the Month|Net Salary for the Period|
      Net Salary for this Period|Net Salary for this Month|Net Take Home Pay for the Month|
      Net Take Home Pay for the Period|Net Take Home Pay for this Period|Net Take Home Pay for this Month|
      Take Home Pay for the Month|Take Home Pay for the Period|Take Home Pay for this Period|
      Take Home Pay for this Month|Tanggap|Limpyo nga Madawat|Limpyo nga Sweldo|Limpyo nga Suhol|Limpyo nga Kita|
      Limpyo|Madawat|Nadawat|Kinatibuk-ang Madawat|Makukuha|Makuha|Sweldo na Makukuha|Sahod na Makukuha|
      Sahod na Maiuuwi|Payable to Driver|Payable to Employee|Payable to Worker|Payable to Crew|
      Payable to Conductor|Payable to Rider|Amount Enclosed|Cash Enclosed|To Receive|Net to Receive|You take home|
      Net Amount|Total Net Pay|Take Home Pay|Net Take Home Pay|Net Salary|Net Wages|Net Income|Net Earnings|
      Net Amount Due|Net Pay Amount|Net Received|Net Pay This Period|Net Payment|Amount Due|Take-home Pay|
      Takehome Pay|Netong Sahod|Neto|Net|Total Net|Total Net Amount|Netong Kita|Natitirang Sahod|
      Kabuuang Tatanggapin|Total Take Home Pay|Net Pay (PHP)|Net Pay in PHP|Net Salary Pay|Amount Received|
      Net Cash Pay|Net Disbursement|Netong Halaga|Halagang Matatanggap|Naiuwing Sahod|Net Pay Received|
      Net Pay Due|Net Pay Amt|Net Pay for the Period|Net Pay for this Period|Net Pay (Take Home)|
      Net Pay / Take Home Pay|Net Pay Php|Net Pay (₱)|Net Payable|Net Payable Amount|Net Amount Payable|
      Net Amount Received|Net Amount Paid|Net Amount to Pay|Net Amount Credited|Net Amt|Net Amount (PHP)|
      Net Amount of Pay|Net Amount Earned|Net Compensation|Net Remuneration|Net Wage|Net Take-Home Pay|
      Net Take Home|Net Take-home|Net Pay This Cut-off|Net Pay Total|Net Paid|Net to Pay|Net Total|Net Proceeds|
      Net Salary Received|Net Salary Payable|Net Salary Amount|Net Salary for the Period|Net Salary (PHP)|
      Net Earning|Net Income Received|Net Due|Net Cash|Net Credit|Net Deposit|Net Transfer|Net Distribution|
      NETPAY|NET PAY P|Take Home|Take Home Salary|Take-Home|Take-home Amount|Take Home Amount|Your Net Pay|
      Your Take Home Pay|Your Take-home Pay|Your Salary|You Receive|You Received|You Will Receive|
      What You Receive|What You Take Home|What You Get|Amount Paid|Amount Payable|Amount to be Paid|
      Amount to be Received|Amount to be Credited|Amount Credited|Amount Credited to Account|
      Amount Credited to Bank|Amount Deposited|Amount Deposited to your account|Amount Transferred|
      Amount Released|Amount for Release|Amount Disbursed|Total Amount Received|Total Amount Paid|
      Total Amount Credited|Total Net Income|Total Net Salary|Total Net Earnings|Total Take-Home Pay|
      Total Take Home|Total Cash Pay|Total Paid|Total to be Paid|Total Payable|Payable Amount|Pay Amount|
      Paid Amount|Salary Credited|Salary Received|Salary Payable|Salary Due|Cash Received|Cash Out|
      Bank Transfer Amount|Direct Deposit Amount|Deposited Amount|Balance Due to Employee|Final Pay|
      Disbursement Amount|Net na Sahod|Net na Sweldo|Netong Suweldo|Netong Sweldo|Netong Matatanggap|Netong Bayad|
      Neto na Sahod|Matatanggap|Tatanggapin|Tinanggap|Tinanggap na Sahod|Natanggap|Natanggap na Sahod|
      Halagang Natanggap|Halagang Tatanggapin|Sahod na Matatanggap|Sahod na Tatanggapin|Sweldong Matatanggap|
      Kabuuang Matatanggap|Kabuuang Neto|Kabuuang Natanggap|Iuuwing Sahod|Iuuwi|Maiuuwi|Naiuwi|
      Total Net Pay Received|Net Pay Disbursed|Net 13th Month Pay|Net 13th Month|Net 13th Mo Pay|
      Net 13th Month Pay Due|Net 13th Month Pay Received|13th Month Pay (Net)|13th Month Net Pay|
      Net Thirteenth Month Pay|Net Bonus|Net Bonus Pay|Net Bonus Amount|Net 14th Month Pay|Net Mid-Year Bonus|
      Net Year-End Bonus|Net Incentive|Net Final Pay|Net Last Pay|Net Back Pay|Net Separation Pay|Net Commission|
      Net Commissions|Net Honorarium|Net Amount Deposited|Net Amount Deposited to Account|Net Salary Deposited|
      Net Pay Deposited|Net Pay Credited|Net Take|Net Payout|Net Pay-out|Net Amount for Release|
      Net Amount to be Credited|Net Cash Received|Net Due to Employee|Net Amount Due to Employee|
      Balance for the Month|Balance for this Month|Balance of Wages|Balance Due Seafarer|Balance Due to Seafarer|
      Net Balance|Net Wages Payable|Net Wages Due|Balance Payable|Wages Payable|Wages Due|Net of Deductions|
      Net of all Deductions|Net na Kita`,
  ),
  slot(
    'grossAmount',
    'money',
    oneLine`
      Gross Pay|Kinatibuk-ang Kita|Kinatibuk-ang Sweldo|Kinatibuk-ang Suhol|Tibuok Kita|Tibuok Sweldo|
      Gross Income|Gross Earnings|Gross Salary|Gross Amount|Total Gross|Total Gross Pay|Gross Wages|
      Gross Compensation|Total Gross Income|Total Earnings|Earnings Total|Total Income|Total Earning|
      Gross Pay Total|Gross|Total Pay|Total Compensation|Total Taxable and Non-Taxable|Kabuuang Kita|
      Kabuuang Sahod|Total Gross Earnings|Gross Total|Total Salary|Total Wages|Total Pay and Allowances|
      Kabuuang Kinita|Total Receivables|Gross Pay Amount|Gross Pay Amt|Gross Pay This Period|
      Gross Pay for the Period|Gross Pay (PHP)|Gross Payroll|Gross Amt|Gross Amount Earned|Gross Amount Due|
      Gross Earning|Gross Earned|Gross Earnings Total|Gross Wage|Gross Comp|Gross Compensation Income|
      Gross Remuneration|Gross Receipts|Gross Salary Amount|Gross Salary and Allowances|Gross Monthly Salary|
      Gross Monthly Pay|Gross Semi-Monthly|Gross Total Pay|Gross Total Earnings|Gross Taxable and Non-Taxable|
      Total Gross Amount|Total Gross Salary|Total Gross Compensation|Total Gross Earning|Total Gross Wages|
      Total Earned|Total Amount Earned|Total Amount Due|Total Earnings (A)|Total Earnings for the Period|
      Total Earnings This Period|Total Earnings and Allowances|Total Earnings/Gross Pay|Total Earnings & Benefits|
      Total Income and Allowances|Total Income Earned|Total Basic and Allowances|Total Basic Pay and Allowances|
      Total Salaries|Total Salary and Allowances|Total Salaries and Allowances|Total Salary & Allowances|
      Total Compensation and Benefits|Total Compensations|Total Payments|Total Payment|Total Additions|
      Total Taxable & Non-Taxable|Total Credits|Total Remuneration|Total Benefits and Pay|Total Entitlements|
      Total Entitlement|Earnings|Total Pays|Sub-total Earnings|Subtotal Earnings|Earnings Subtotal|
      Earnings Subtotal (A)|Pay Before Deductions|Pay before Deduction|Salary Before Deductions|Before Deductions|
      Earnings Before Deductions|Income Before Deductions|Amount Earned|Amount Earned for the Period|
      Monthly Gross|Monthly Gross Pay|Grospay|Grosspay|Gross na Sahod|Gross na Kita|Gross na Sweldo|
      Kabuuang Sweldo|Kabuuang Suweldo|Kabuuan ng Kita|Kabuuan ng Sahod|Kabuuang Kinikita|Kabuuang Gross|
      Buong Sahod|Buong Kita|Buong Sweldo|Kabuuang Bayad|Kabuoang Kita|Kabuoang Sahod|Sahod Bago ang Kaltas|
      Bago Kaltasan|Gross 13th Month Pay|Gross 13th Month|Gross 13th Mo Pay|Total 13th Month Pay|
      13th Month Pay (Gross)|13th Month Gross Pay|Gross Thirteenth Month Pay|13th Month Pay Computed|
      Computed 13th Month Pay|13th Month Pay Due|13th Month Pay Earned|Gross Bonus|Gross Bonus Pay|
      Gross Bonus Amount|Gross 14th Month Pay|Gross Mid-Year Bonus|Gross Year-End Bonus|Gross Incentive|
      Gross Final Pay|Gross Last Pay|Gross Back Pay|Gross Separation Pay|Gross Commission|Gross Commissions|
      Gross Honorarium|Gross Cash Pay|Gross Payout|Total Wages Earned|Total Amounts Due to Employee|Total Credits|
      Kinita|Kabuuang Halaga ng Kinita`,
  ),
  slot(
    'totalDeductions',
    'money',
    oneLine`
      Total Deductions|Total nga Kuha|Kinatibuk-ang Kuha|Mga Kuha|Total nga Ibhas|Kinatibuk-ang Ibhas|Mga Ibhas|
      Total Deduction|Less Total Deductions|Deductions Total|Kabuuang Bawas|Kabuuang Kaltas|Total Ded|Total Less|
      Less Deductions|Kabuuang Kaltasin|Total Deductions (B)|Total Deduction Amount|
      Total Deductions for the Period|Total Deductions This Period|Total Deducted|Total Amount Deducted|
      Total Amount of Deductions|Total Withholdings|Total Mandatory Deductions and Loans|
      Total Taxes and Deductions|Total Tax and Deductions|Total Contributions and Deductions|
      Total Employee Deductions|Gross Deductions|Gross Deduction|Sum of Deductions|Subtotal Deductions|
      Sub-total Deductions|Deductions Subtotal|Less: Total Deductions|Less: Deductions|Less Deduction|Less: Total|
      Deductions|Deduction Total|Kabuuang Deductions|Kabuuan ng Kaltas|Kabuuan ng Bawas|Kabuoang Kaltas|
      Kabuoang Bawas|Total Kaltas|Total na Kaltas|Total na Bawas|Mga Kaltas|Mga Bawas|Bawas|Kaltas`,
  ),
  slot(
    'basicAmount',
    'money',
    oneLine`
      Basic Pay|Basic Salary|Regular Pay|Basic|Regular Wage|Regular Wages|Basic Wage|Pangunahing Sahod|
      Basic Semi-Monthly|Basic Salary/Pay|Basic Rate Pay|Base Pay|Base Salary|Basic Monthly Pay|
      Basic Monthly Salary|Monthly Basic|Monthly Basic Pay|Monthly Basic Salary|Semi-Monthly Basic|
      Semi-Monthly Basic Pay|Semi-Monthly Pay|Semi-Monthly Salary|Basic Semi-Monthly Pay|Basic Compensation|
      Regular Salary|Regular|Regular Earnings|Regular Hours|Salary|Salaries|Wages|Batayang Sahod|Basic na Sahod|
      Basic na Sweldo|Saligang Sahod`,
  ),
  slot(
    'taxWithheld',
    'money',
    oneLine`
      Withholding Tax|Tax Withheld|W/Tax|WTax|W/H Tax|Income Tax|Withholding Tax Compensation|Buwis|
      Withholding Tax (WTX)|WH Tax|W-Tax|W. Tax|Withholding|Tax|Taxes|Taxes Withheld|BIR Tax|BIR Withholding Tax|
      Income Tax Withheld|Withheld Tax|With. Tax|WHT|TAX W/H|Tax Deducted|W/holding Tax`,
  ),
];
