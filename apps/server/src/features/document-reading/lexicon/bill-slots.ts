import { address, firstName, lastName, middleName } from './person-slots.ts';
import { type Slot, slot } from './slot.ts';

const billSlots: readonly Slot[] = [
  slot(
    'fullName',
    'person',
    'Account Name|Customer Name|Subscriber Name|Subscriber|Name|Registered Name|Bill To|Billed To|Customer|Account Holder|Acct Name|Name of Customer|Name of Subscriber|Consumer Name|Consumer|Registered Customer|Customer Account Name|Contract Account Name|Concessionaire|Concessionaire Name|Member Name|Member Consumer|Member Consumer Name|Pangalan ng Kostumer|Pangalan|Pangalan ng Konsyumer|Owner|Account Owner|Billing Name|Customers Name|Owner Name|Member|Kostumer|Sold To|Name of Consumer|Contract Holder',
  ),
  address,
  slot(
    'accountNumber',
    'code',
    'Account No|Acct No|Account|Account ID|Customer Account No|Account Number (CAN)|Customer Account Number (CAN)|CAN|Contract Account No|Contract Account|Customer No|Service ID No|Service ID|Service ID No (SIN)|SIN|Subscriber No|Subscriber ID|Customer ID|Customer Code|Numero ng Account|Blg ng Account|Reference Account No|Contract No|ATM Reference No|Billing Account No|Consumer No|Account Code|Acct|Account Reference No|BAN|Your Account No',
  ),
  slot(
    'period',
    'period',
    'Billing Period|Bill Period|Period Covered|Billing Cycle|Service Period|Period|Covered Period|Coverage|Statement Period|Saklaw ng Bill|Billing Period Covered|Usage Period|Consumption Period|Period of Consumption|Reading Period|Bill Cycle|Covering Period|Period Cover|Panahon ng Bill|Billing Coverage|Charges for the period|Billing Period From To|Saklaw na Panahon|For the period|Bill Period Covered|Coverage Period',
  ),
  slot(
    'startDate',
    'date',
    'From|Period From|Billing Period From|Start Date|Mula|Previous Reading Date|Prev Reading Date|Period Start',
  ),
  slot(
    'endDate',
    'date',
    'To|Period To|Billing Period To|End Date|Hanggang|Present Reading Date|Pres Reading Date|Current Reading Date|Reading Date|Period End',
  ),
  slot(
    'statementDate',
    'date',
    'Bill Date|Statement Date|Billing Date|Invoice Date|Date Issued|Date of Bill|SOA Date|Statement of Account Date|Issue Date|Date of Issue|Bill Issue Date|Date of Statement|Petsa ng Bill|Billing Statement Date|Bill Statement Date|Print Date|Bill Print Date|Billing Invoice Date|Petsa ng Pahayag',
    'Date|Petsa|Delivery Date',
  ),
  slot(
    'statementNumber',
    'code',
    'Statement No|Invoice No|Bill No|SOA No|SOA Number|Bill Invoice No|Billing Invoice No|Statement of Account No|Reference No|Billing No|Bill ID|Bill Reference No|Statement ID|Blg ng Bill|Bill Statement No|Bill Serial No|Service Invoice No|Billing Statement No|Sales Invoice No|SI No|Invoice Reference No|Document No|SOA ID|Bill Reference',
  ),
  slot(
    'dueDate',
    'date',
    'Due Date|Payment Due Date|Pay On or Before|Please Pay By|Due On|Pay Before|Payment Due|Due Date of Payment|Please Pay On or Before|Please Pay Before|Pay By|Last Day of Payment|Last Day to Pay|Due|Huling Araw ng Pagbabayad|Bayaran bago ang|Bayaran Hanggang|Takdang Petsa|Please pay on|Bill Due Date|Deadline|Payment Deadline|Due by|Petsa ng Pagbabayad|Must be paid on or before|Due Date for Current Charges',
  ),
  slot(
    'paymentDate',
    'date',
    'Payment Date|Last Payment Date|Date of Last Payment|Payment Received On|Date Paid|Petsa ng Huling Bayad|Paid On|Last Payment Received|Date of Payment|Payment Received Date|Petsa ng Bayad|Last Paid On|Date Last Paid|Latest Payment Date',
  ),
  slot(
    'dueAmount',
    'money',
    'Total Amount Due|Amount Due|Please Pay This Amount|Total Due|Amount to Pay|Total Amount to Pay|Please Pay|Total Amount Payable|Amount Payable|Total Payable|Total Bill|Total Bill Amount|Pay This Amount|Balance Due|Total Balance Due|Kabuuang Babayaran|Kabuuang Halaga|Halagang Dapat Bayaran|Total Current Amount Due|Grand Total|Total Outstanding Balance|Total Outstanding|Total Amount Payable Now|Total Amount|Total|Halagang Babayaran|Total Charges Due|Amount Due Now|Net Amount Due|Total Amount Now Due|Total Payment Due|Minimum Amount Due|Babayaran|Your Total Bill|Total na Babayaran',
  ),
  slot(
    'vatAmount',
    'money',
    'VAT|VAT (12%)|Value Added Tax|12% VAT|Value-Added Tax (12%)|VAT 12%|VAT Amount|Total VAT|Output VAT|Add VAT|Plus VAT|Value Added Tax (VAT)|Add 12% VAT|Value Added Tax 12%|Add Value Added Tax|12% Value Added Tax|Taxes (VAT)|E-VAT|EVAT|VAT Charges',
  ),
  slot(
    'currentBillAmount',
    'money',
    'Current Charges|Total Current Charges|Current Bill Amount|Current Bill|Current Month Charges|Current Amount Due|Charges for this Period|Total Charges|This Months Bill|Current Amount|Current Month Bill|Current Billing|Current Period Charges|New Charges|Total New Charges|Charges This Month|Kasalukuyang Singil|Kasalukuyang Bill|Current Bill Charges|Charges for this billing period|Total Current Bill|Charges This Period|Current Month|This Month Charges|Total Charges this Period|Monthly Charges|Total Current Amount|Current Due|Total Current Month Charges|Bayarin sa Buwang Ito|Current Bill Total|Amount of Current Bill|Total Current',
  ),
  slot(
    'balanceAmount',
    'money',
    'Remaining Balance|Balance from Previous Bill|Unpaid Balance|Outstanding Balance|Balance Forwarded|Balance|Balance Brought Forward|Balance Carried Forward|Overdue Amount|Arrears|Overdue Balance|Past Due|Past Due Amount|Natitirang Balanse|Balance from Last Bill|Unpaid Amount|Previous Unpaid Balance|Overdue|Overdue Charges|Balance from Last Statement|Amount Overdue|Previous Unpaid Amount|Natitirang Utang|Total Arrears|Balance from Previous Billing',
  ),
  slot(
    'previousDueAmount',
    'money',
    'Previous Bill Amount|Previous Balance|Previous Bill|Previous Amount Due|Last Bill|Last Bill Amount|Previous Charges|Previous Billing|Previous Month Bill|Amount of Last Bill|Amount from Last Bill|Nakaraang Bill|Nakaraang Balanse|Previous Amount|Last Statement Balance|Previous Statement Balance|Prior Balance|Last Month Bill|Previous Bill Balance|Total Amount from Previous Bill|Previous Total Amount Due|Amount Due Last Bill|Previous Months Bill|Nakaraang Singil|Opening Balance',
  ),
  slot(
    'paidAmount',
    'money',
    'Payment Received|Less Payments|Payments|Less Payment|Payments Made|Payments Received|Payment|Amount Paid|Total Payments|Payment Made|Last Payment Amount|Less Payment Received|Bayad|Payment Thank You|Payments Thank You|Last Payment|Binayad|Less Payments Received|Natanggap na Bayad|Less Payments Made',
  ),
  slot(
    'phoneNumber',
    'phone',
    'Mobile Number|Mobile No|Phone No|Phone|Contact No|Cellphone No|Service No|Telephone No|Tel No|Numero ng Telepono|Mobile|Wireless No|MIN|Cell No|Landline No|Phone Number|Subscriber Mobile No|Contact|Mobile Phone No|MSISDN|Primary No|DSL No|Tel',
  ),
  slot('emailAddress', 'email', 'Email|Email Address|E-mail|E-mail Address|Registered Email|Email Add'),
  firstName,
  middleName,
  lastName,
  slot(
    'other',
    'words',
    'Statement of Account|Account Summary|Bill Summary|Billing Statement|Billing Summary|Account Information|Customer Information|Billing Information|Billing Details|Meter Information|Charges|Summary of Charges|Previous Charges and Payments|TIN|TIN No|VAT Reg TIN|VAT Registered TIN|VAT Exempt|VATable Sales|VAT Exempt Sales|Zero Rated Sales|Meter No|Meter Number|Meter Serial No|Serial No|Plan|Plan Name|Account Type|Rate Class|Rate Code|Rate|Customer Type|Type|Multiplier|Metro Blg|Sequence No|Page|Hotline|Customer Service|Route No|Zone|Book No|Classification|Meter Size|Credit Limit|Security Deposit|Bill Deposit|Disconnection Date|Reading Date|Next Reading Date|Next Bill Date|Date Read|Read Date|Meter Reader|Stub No|Number of Days|No of Days|Days|Remarks|Permit No|Accreditation No|Services|Description|Amount|Penalty|Discount|Senior Citizen Discount|Total Usage|Average Daily Usage|Amount after Due Date|After Due Date|Amount if paid after due date|Surcharge|Generation Charge|Transmission Charge|Basic Charge|Monthly Service Fee|Tax Identification No',
  ),
];

const meterSlots: readonly Slot[] = [
  slot(
    'currentPeriodUsage',
    'quantity',
    'Consumption|Total Consumption|kWh Used|KWH|Usage|Actual Consumption|Billed Consumption|Konsumo|Current Consumption|Energy Consumption|Total kWh Used|Cu.M. Used|Cubic Meter Used|Cubic Meters Used|Consumption (kWh)|Consumption (cu.m.)|Consumption (cu m)|Consumption cubic meter|kWh Consumption|Total kWh|Total kWh Consumption|Total Usage|Water Consumption|Volume|Billed kWh|Billed Volume|Actual kWh|Nakonsumo|Used|kWh Consumed|Cu.M. Consumed|Current Usage|Total Cu.M.|Difference|Energy Used|Usage (kWh)|Usage (cu.m.)|Usage (cum)|Kabuuang Konsumo|Water Used|Energy Usage|Current Period Usage|CuM Used|Cons|Cons (cum)|Registered Consumption',
  ),
  slot(
    'previousReading',
    'quantity',
    'Previous Reading|Prev Reading|Previous Rdg|Last Reading|Prev Rdg|Nakaraang Basa|Previous|Previous Meter Reading|Prev|Reading Previous|Past Reading|Start Reading|Nakaraang Pagbasa|Old Reading|Beginning Reading|Prior Reading|Previous (kWh)|Previous (cu.m.)|Last Meter Reading',
  ),
  slot(
    'presentReading',
    'quantity',
    'Present Reading|Current Reading|Pres Reading|Present Rdg|Pres Rdg|Kasalukuyang Basa|Present|Present Meter Reading|Current Meter Reading|Current Rdg|Reading Present|New Reading|End Reading|Kasalukuyang Pagbasa|Latest Reading|Ending Reading|Present (kWh)|Present (cu.m.)|Curr Reading|Pres',
  ),
];

export const telcoBillSlots: readonly Slot[] = [
  ...billSlots,
  slot(
    'adjustmentAmount',
    'money',
    'Adjustments|Adjustment|Other Adjustments|Bill Adjustments|Bill Adjustment|Total Adjustments|Rebate|Rebates|Credits|Credit Adjustments|Other Charges and Credits|Adjustments and Rebates|Other Charges/Adjustments|Account Adjustments|Discounts and Adjustments|Rebates and Adjustments|Adjustment/Rebate|Credit Adjustment|Pagsasaayos',
  ),
];
export const meteredBillSlots: readonly Slot[] = [
  ...billSlots,
  ...meterSlots,
  slot('other', 'money', 'Adjustments|Adjustment|Other Charges'),
];
