import { oneLine } from '../../../platform/text.ts';
import { billAmounts } from './bill-amounts.ts';
import { meterSlots } from './meter-slots.ts';
import { address, firstName, lastName, middleName } from './person-slots.ts';
import { type Slot, slot } from './slot.ts';

const billSlots: readonly Slot[] = [
  slot(
    'fullName',
    'person',
    oneLine`
      Locator|Name of Locator|Locator's Name|Homeowner|Homeowner's Name|Name of Homeowner|Unit Owner|Lot Owner|
      Tenant|Tenant Name|Tenant's Name|Occupant|Account Name|Customer Name|Subscriber Name|Subscriber|Name|
      Registered Name|Bill To|Billed To|Customer|Account Holder|Acct Name|Name of Customer|Name of Subscriber|
      Consumer Name|Consumer|Registered Customer|Customer Account Name|Contract Account Name|Concessionaire|
      Concessionaire Name|Member Name|Member Consumer|Member Consumer Name|Pangalan ng Kostumer|Pangalan|
      Pangalan ng Konsyumer|Owner|Account Owner|Billing Name|Customers Name|Owner Name|Member|Kostumer|Sold To|
      Name of Consumer|Contract Holder|Service For|Customer's Name|Subscriber's Name|Consumer's Name|
      Name of Concessionaire|Name of Account Holder|Name of Member|Name of Member-Consumer|Member-Consumer|
      MCO Name|Registered Consumer|Registered Owner|Account Registered To|Registered To|Bill Addressee|Bill Name|
      Prepared For|Statement For|Bill For|Invoice To|Invoiced To|Contract Name|Holder Name|Client Name|Client|
      Client's Name|Company Name|Business Name|Party Name|Service Name|Service Account Name|
      Primary Account Holder|Account Owner Name|Pangalan ng Subscriber|Pangalan ng Konsesyonaryo|
      Pangalan ng May-ari|Pangalan ng Account|Pangalan ng Miyembro|Ngalan|Ngalan ng Kostumer|Para kay|
      Consumer / Member|Name / Address|Name & Address|Customer / Account Name|Payor|Payor Name|Subs Name|
      Cust Name|Concessionaire's Name|Payee Name|Conc|Conces|Concess|Concessionnaire|Subs|Cons Name|Consr|
      Consumer/Owner|Member-Consumer-Owner|Member Consumer Owner|MCO|Member-Owner|Pangalan ng Konsumidor|
      Ngalan ng Konsumidor|Ngalan ng Konsyumer|Konsumidor|Konsyumer|Pangalan ng Kasapi|Pangalan ng Gumagamit|
      Naka-rehistro kay|Nakapangalan kay|Account of|Account in the name of|In the name of`,
    'Attention|Attn|Attention To|Contact Person|Authorized Representative|Care of',
  ),
  { ...address, labels: [...address.labels, 'St', 'Street', 'Addr', 'Add'] },
  slot(
    'accountNumber',
    'code',
    oneLine`
      Account No|Acct No|Contract Acct|Contract Acct No|Account|Account ID|Customer Account No|
      Account Number (CAN)|Customer Account Number (CAN)|CAN|Contract Account No|Contract Account|Customer No|
      Subscriber No|Subscriber ID|Customer ID|Customer Code|Numero ng Account|Blg ng Account|Reference Account No|
      Contract No|Billing Account No|Consumer No|Account Code|Acct|Account Reference No|BAN|Your Account No|
      Account Num|Acct Num|Acct ID|Account Id No|Your Account|Your Account ID|Customer Account|Customer Acct No|
      Customer Account ID|Customer Reference No|Customer Ref No|Customer Ref|Service Account No|Service Account|
      Service Acct No|Account Number (10-digit)|CAN No|Contract Account No (CAN)|Contract ID|Contract Acct No|
      Member ID|Member No|Membership No|Member Account No|Consumer ID|Consumer Account No|Consumer Code|
      Consumer Acct No|Subscriber Account No|Subscriber Code|Subscription No|Subscription ID|Concessionaire No|
      Concessionaire Account No|Concessionaire Code|Client No|Client ID|Client Code|Connection No|Installation No|
      Premise No|Premise ID|Billing ID|Billing Acct No|Account/Reference No|Acct/Ref No|Account Nbr|A/C No|AC No|
      A/C|Payment Account No|Account No for Payment|Biller Account No|Account No (use this for payment)|
      Service Agreement No|Agreement No|SOA Account No|Account Identification No|Acc No|Account Nos|
      Numero ng Kontrata|Numero ng Kostumer|Bilang ng Account|Customer Account Number|Old Account No|
      Utility Account No|Landline Account No|Account Number / SIN|Customer Identification No|Fiber Account No|
      Broadband Account No|Blg ng Konsumidor|Bilang ng Konsumidor|Numero ng Konsumidor|Blg ng Konsyumer|
      Numero ng Konsyumer|Blg ng Kostumer|Bilang ng Kostumer|Blg ng Kasapi|Numero ng Kasapi|Blg ng Kontrata|
      Blg ng Koneksyon|Concess No|Conc No|MCO No|Member-Consumer No|Cons No|Konsumidor Blg`,
    'Service ID No|Service ID|Service ID No (SIN)|SIN',
  ),
  slot(
    'period',
    'period',
    oneLine`
      Billing Period|Bill Period|Period Covered|Billing Cycle|Service Period|Period|Covered Period|Coverage|
      Statement Period|Saklaw ng Bill|Billing Period Covered|Usage Period|Consumption Period|
      Period of Consumption|Reading Period|Bill Cycle|Covering Period|Period Cover|Panahon ng Bill|
      Billing Coverage|Charges for the period|Billing Period From To|Saklaw na Panahon|For the period|
      Bill Period Covered|Coverage Period|Billing Period Coverage|Bill Coverage|Covers|Covering|Bill Covers|
      Period Covering|Covered Dates|Coverage Dates|Coverage Date|Dates Covered|Date Covered|
      Period Covered From To|Inclusive Dates|Inclusive Period|Service Dates|Service Coverage|Bill Cycle Period|
      Cycle|Cycle Period|Charges From|Charges For|This bill covers|This bill is for the period|
      Billing for the period|For billing period|Bill for the period|Covering the period|Invoice Period|
      Charging Period|Charge Period|Subscription Period|Rental Period|Metering Period|Supply Period|Billing Dates|
      Period of Service|Period From To|Period From/To|From/To|From - To|Date From/To|Reading Dates|
      Reading Period From To|Panahon ng Paggamit|Panahon ng Serbisyo|Panahong Saklaw|Panahong Sakop|Panahon|
      Saklaw|Sakop na Panahon|Petsa ng Saklaw|Period of Billing|Monthly Period|Statement Coverage|Statement Cycle|
      Billing Cycle Period|Cut-off Period|Cutoff Period|Cut-off|Usage Cycle|Usage Dates|Period Used|Billed Period|
      Your billing period`,
  ),
  slot(
    'startDate',
    'date',
    oneLine`
      From|Mula / From|From / Mula|Period From|Period Fr|Period Frm|Billing Period From|Start Date|Mula|
      Previous Reading Date|Prev Reading Date|Period Start|Period Covered From|Billing From|Bill From|Cycle Start|
      Cycle Start Date|Bill Period Start|Billing Period Start|Billing Start Date|Billing Start|Service From|
      Service Start|Covered From|Coverage From|Coverage Start|Date From|From Date|Reading Date From|
      Read Date From|Prev Rdg Date|Date of Previous Reading|Previous Read Date|Last Reading Date|
      Petsa ng Nakaraang Basa|Petsa ng Nakaraang Pagbasa|Simula|Usage From|Period Begin|Period Beginning|Start|
      Begin|Mula noong|Mula sa|Petsa ng Naunang Basa|Petsa ng Dating Basa|Petsa ng Huling Basa`,
  ),
  slot(
    'endDate',
    'date',
    oneLine`
      To|Hanggang / To|To / Hanggang|Period To|Billing Period To|End Date|Hanggang|Present Reading Date|
      Pres Reading Date|Current Reading Date|Reading Date|Period End|Period Covered To|Billing To|Bill To Date|
      Cycle End|Cycle End Date|Bill Period End|Billing Period End|Billing End Date|Billing End|Service To|
      Service End|Covered To|Coverage To|Coverage End|Date To|To Date|Reading Date To|Read Date To|Pres Rdg Date|
      Curr Rdg Date|Date of Present Reading|Date of Current Reading|Present Read Date|Current Read Date|
      Petsa ng Kasalukuyang Basa|Petsa ng Kasalukuyang Pagbasa|Usage To|Period Ending|Thru|Through|End|
      Hanggang sa|Petsa ng Basa|Petsa ng Pagbasa|Petsa ng Pagbabasa|Petsa ng Bagong Basa|Araw ng Basa|
      Araw ng Pagbasa`,
  ),
  slot(
    'statementDate',
    'date',
    oneLine`
      Bill Date|Statement Date|Billing Date|Invoice Date|Date Issued|Date of Bill|SOA Date|
      Statement of Account Date|Issue Date|Date of Issue|Bill Issue Date|Date of Statement|Petsa ng Bill|
      Petsa ng Singil|Billing Statement Date|Bill Statement Date|Print Date|Bill Print Date|Billing Invoice Date|
      Petsa ng Pahayag|Dated|Bill Dt|Billed On|Billed Date|Date Billed|Billing Issue Date|Date Issued On|
      Issued On|Issued|Date of Billing|Date of Invoice|SOA Dt|Statement Dt|Statement Issue Date|
      Date Statement Issued|Invoice Issue Date|Invoice Dt|Bill Generation Date|Bill Generated|Bill Generated On|
      Generated On|Date Generated|Date Prepared|Prepared On|Bill Prepared|Bill Prepared On|Bill Run Date|Run Date|
      Bill Processing Date|Processing Date|Date Printed|Printed On|Date of Printing|Document Date|Doc Date|
      SI Date|Service Invoice Date|Date of Issuance|Notice Date|Billing Notice Date|Bill Release Date|
      Date of Statement of Account|As of|As of Date|Statement as of|Petsa ng Pagkakagawa|Petsa ng Paglabas|
      Petsa ng Paniningil|Petsa ng Statement|Petsa ng Pag-isyu|Inilabas noong|Bill Creation Date|Date Created|
      Araw ng Bill|Araw ng Singil|Petsa ng Pagsingil|Petsa ng Bayarin|Petsa ng SOA`,
    'Date|Petsa|Delivery Date|Printed|Reading and Printing Date',
  ),
  slot(
    'statementNumber',
    'code',
    oneLine`
      Statement No|Invoice No|Bill No|SOA No|SOA Number|Bill Invoice No|Billing Invoice No|
      Statement of Account No|Reference No|Billing No|Bill ID|Bill Reference No|Statement ID|Blg ng Bill|
      Blg ng Singil|Numero ng Singil|Bill Statement No|Bill Serial No|Service Invoice No|Billing Statement No|
      Sales Invoice No|SI No|Invoice Reference No|Document No|SOA ID|Bill Reference|Bill Num|Bill Nbr|Bill Number|
      Invoice Num|Invoice ID|Inv No|Inv ID|Statement Ref No|Statement Reference No|Statement Reference|SOA Ref No|
      SOA Reference No|Bill ID No|Billing ID No|Billing Reference|Billing Reference No|Billing Ref No|Bill Ref No|
      Bill Ref|Billing Notice No|Notice No|Billing Serial No|Serial No of Bill|Bill Control No|Control No|
      Billing Control No|SI Number|Service Invoice|Official Invoice No|Tax Invoice No|VAT Invoice No|E-Invoice No|
      Electronic Invoice No|E-Bill No|eBill No|Doc No|Document Ref No|Bill Document No|BS No|
      Billing Statement Ref No|Statement Serial No|Numero ng Bill|Numero ng Statement|Blg ng Statement|
      Blg ng Invoice|Numero ng Resibo|Bill Sequence No|Water Bill No|Electric Bill No|Bill Slip No|
      Bill/Invoice No|SOA/Bill No|Ref No|Transaction Reference No|Payment Reference No|PRN`,
    'Invoice|Bill #|Invoice #|Reference',
  ),
  slot(
    'dueDate',
    'date',
    oneLine`
      Amount Due if paid on or before|If paid on or before|Amount if paid on or before|Amount Due On or Before|
      Total Amount Due On or Before|Amount Payable On or Before|Total Amount Payable On or Before|
      Amount To Pay On or Before|Amount Due Until|Total Amount Due By|Total Due On or Before|Total Due By|
      Amount Payable By|Amount Payable Until|Amount to Pay By|Pay This Amount On or Before|Due Date|
      Payment Due Date|Pay On or Before|Please Pay By|Due On|Pay Before|Payment Due|Due Date of Payment|
      Please Pay On or Before|Please Pay Before|Pay By|Last Day of Payment|Last Day to Pay|Due|
      Huling Araw ng Pagbabayad|Bayaran bago ang|Bayaran Hanggang|Takdang Petsa|Please pay on|Bill Due Date|
      Deadline|Payment Deadline|Due by|Petsa ng Pagbabayad|Must be paid on or before|Due Date for Current Charges|
      Due Dt|Date Due|Due On or Before|Payable On|Payable On or Before|Payable By|Payable Until|Payable Before|
      Payable Not Later Than|Pay Until|Pay Not Later Than|Pay On|Pay Before Due Date|Pay Date|To be paid by|
      To be paid on or before|Kindly pay on or before|Kindly pay by|Please pay until|Please settle by|
      Please settle on or before|Please settle before|Settle By|Settle On or Before|Settle Before|Settlement Date|
      Last Date of Payment|Last Date to Pay|Last Payment Day|Last Day for Payment|Final Due Date|Bill Due On|
      Bill Due|Total Due On|Amount Due On|Amount Due By|Payment Due On|Payment Due By|Payment Due On or Before|
      Payment Due Dt|Payment Date Due|Payment Deadline Date|Deadline of Payment|Deadline for Payment|
      Date of Deadline|New Due Date|Original Due Date|Current Bill Due|Current Bill Due Date|Current Charges Due|
      Current Charges Due Date|Current Charges Due On|Due Date of Current Bill|Due Date (Current)|
      Without penalty until|Payment on or before|Payment before|Avoid disconnection pay by|Must Pay By|
      Must be paid by|Your due date|Your payment is due on|Due for payment on|Due for payment|
      Huling Araw ng Bayad|Huling Araw|Huling Petsa ng Pagbabayad|Huling Petsa ng Bayad|Petsa ng Takdang Bayaran|
      Takdang Araw ng Pagbabayad|Takdang Araw|Takdang Petsa ng Bayad|Bayaran sa o bago ang|Bayaran bago o sa|
      Bayaran bago|Bayaran hanggang sa|Dapat bayaran bago|Magbayad bago|Magbayad bago ang|Magbayad hanggang|
      When to Pay|Pay no later than|No later than|Settle not later than|Settle no later than|Last day for payment|
      Last day to settle|If unpaid by|If not paid by|Huling araw ng pagbayad|Magbayad ng hindi lalampas sa|
      Hindi lalampas sa|Bayaran nang hindi lalampas sa|Bayaran sa|Bayaran bago mag|Deadline ng Bayad|
      Deadline ng Pagbabayad`,
    'By|Until|On/Before|On or Before|Not later than|Hindi lalampas ng',
  ),
  slot(
    'paymentDate',
    'date',
    oneLine`
      Payment Date|Last Payment Date|Last Payment|Last OR|Last OR No|Last OR Date|Last Official Receipt|
      Date of Last Payment|Payment Received On|Date Paid|Petsa ng Huling Bayad|Huling Bayad|Paid On|
      Last Payment Received|Date of Payment|Payment Received Date|Petsa ng Bayad|Last Paid On|Date Last Paid|
      Latest Payment Date|Latest Payment|Last Payment On|Last Payment Made On|Last Payment Made|
      Last Payment Posted|Payment Posted|Payment Posted On|Payment Posting Date|Posting Date|Date Posted|
      Date Payment Received|Payment Made On|Date of Latest Payment|Date of Previous Payment|Previous Payment Date|
      Last Date Paid|Last Pay Date|Last Paid|Recent Payment Date|Most Recent Payment|Payment Dt|Date Settled|
      Transaction Date of Payment|Receipt Date|OR Date|Pay Date|Petsa ng Pagbayad|Petsa ng Huling Pagbabayad|
      Petsa ng Natanggap na Bayad`,
  ),
  ...billAmounts,
  slot(
    'phoneNumber',
    'phone',
    oneLine`
      Mobile Number|Mobile No|Cel No|Cel #|Cel Number|Phone No|Phone|Contact No|Cellphone No|Service No|
      Telephone No|Tel No|Numero ng Telepono|Mobile|Wireless No|MIN|Cell No|Landline No|Phone Number|
      Subscriber Mobile No|Contact|Mobile Phone No|MSISDN|Primary No|DSL No|Tel|Mobile Num|Mobile Phone|Mobile #|
      Mobile/Contact No|Contact Number/s|Contact Details|Cellular No|Cellular Phone No|Cell Phone No|Cell Phone|
      Cellphone|CP No|Registered Mobile No|Registered Mobile|Account Mobile No|Subscriber No|Your Mobile No|
      Your Number|Your Phone No|Service Phone No|Service Telephone No|Line No|Access No|Broadband No|Fiber No|
      Landline Number|Tel Num|Telephone|Tel Nos|Telephone Number|Telephone Service No|Directory No|
      Wireless Number|Primary Contact No|Primary Mobile No|SIM No|Telepono|Numero ng Mobile|Numero ng Cellphone|
      Numero ng Selpon|Selpon|Blg ng Telepono|Mobile Service No|Phone / Mobile|Tel/Mobile No|Mobile/Tel No|
      Tel No/Mobile No`,
    'Landline',
  ),
  slot(
    'emailAddress',
    'email',
    oneLine`
      Email|Email Address|E-mail|E-mail Address|Registered Email|Email Add|E-mail Add|Email ID|
      Registered Email Address|Customer Email|Email Address on file|Billing Email|Contact Email|eBill Email|
      Sent via email to|Emailed to|Email to|E-mail Id|Account Email`,
  ),
  firstName,
  middleName,
  lastName,
  slot(
    'other',
    'words',
    oneLine`
      Statement of Account|Account Summary|Bill Summary|Billing Statement|Billing Summary|Account Information|
      Customer Information|Billing Information|Billing Details|Meter Information|Charges|Summary of Charges|
      Previous Charges and Payments|TIN|TIN No|VAT Reg TIN|VAT Registered TIN|VAT Exempt|VATable Sales|
      VAT Exempt Sales|Zero Rated Sales|Meter No|Meter Number|Meter Serial No|Serial No|ATM Reference No|Plan|
      Plan Name|Account Type|Rate Class|Rate Code|Rate|Customer Type|Type|Multiplier|Metro Blg|Sequence No|Page|
      Hotline|Customer Service|Route No|Zone|Book No|Classification|Meter Size|Credit Limit|Security Deposit|
      Bill Deposit|Disconnection Date|Reading Date|Next Reading Date|Next Bill Date|Date Read|Read Date|
      Meter Reader|Stub No|Number of Days|No of Days|Days|Remarks|Permit No|Accreditation No|Services|Description|
      Amount|Penalty|Discount|Senior Citizen Discount|Total Usage|Average Daily Usage|Amount Due After|
      Amount After|Total Amount Due After|Total Due After|Amount Payable After|Amount to Pay After|If Paid After|
      Pay After|Amount Due Beyond|Amount after Due Date|After Due Date|Amount if paid after due date|Surcharge|
      Generation Charge|Transmission Charge|Basic Charge|Monthly Service Fee|Tax Identification No|Billing Month|
      Bill Month|Billing Mo|Bill Mo|For the Month|For the Month of|Due Date After|Disconnection|
      Disconnection Date on|Date of Disconnection|Cut-off date of service|Subject to disconnection|
      For Disconnection on|Petsa ng Pagputol|Petsa ng Disconnection|Next Reading|Next Meter Reading|
      Next Meter Reading Date|Next Billing Date|Next Bill|Next Due Date|Next Read Date|Next Statement Date|
      Susunod na Basa|Susunod na Pagbasa|Meter Brand|Meter Type|Meter Location|Meter Status|Meter Code|
      Meter Serial|Pole No|Transformer No|Feeder|Substation|Route|Route Code|Area|Area Code|Area/Route|District|
      Branch|Business Area|Business Center|Sector|Barangay Code|Seq No|Sequence|Reader|Reader ID|Read By|Teller|
      Cashier|Collector|Billed By|Billing Clerk|Customer Class|Consumer Type|Consumer Class|Category|
      Connection Type|Service Type|Type of Service|Service Class|Tariff|Tariff Class|Tariff Code|Rate Schedule|
      Average Consumption|Average Daily Consumption|Daily Average|Average Usage|Average Monthly Usage|
      Consumption Last Month|Last Month Consumption|Previous Consumption|Last Year Consumption|Highest Demand|
      Demand|Demand kW|Contract Capacity|Contract Duration|Lock-in Period|Lock-up Period|Contract End Date|
      Contract Start Date|Installation Date|Date of Connection|Connection Date|Activation Date|Application Date|
      Date Installed|Plan Details|Plan Description|Subscription Plan|Subscription|Package|Package Name|Speed|
      Promo|Device|Device Fee|Total Savings|Available Credit|Spending Limit|Data Allocation|Data Used|
      Remaining Data|Points|Rewards Points|Reward Points|Deposit|Guarantee Deposit|Meter Deposit|Advance Payment|
      Reconnection Fee|Installation Fee|Late Payment Charge|Late Payment Fee|Late Charges|Interest|Penalty Charge|
      Penalties|10% Penalty|Multa|Amount with Penalty|Amount w/ Penalty|Total with Penalty|Total After Due Date|
      Total Amount After Due Date|Total Due After Due Date|Pay After Due Date|If paid after due date|
      Amount Due After Due Date|Amount after due|After Due|Amount Payable After Due Date|Pagkatapos ng Due Date|
      Halaga Pagkatapos ng Takdang Petsa|Vatable Amount|VATable|Vatable Sale|VAT Exempt Amount|VAT-Exempt Sale|
      Zero-Rated Sale|Zero Rated|Total Sales|Net of VAT|Amount Net of VAT|Amount Exclusive of VAT|
      VAT on Generation|VAT on Transmission|VAT on Distribution|VAT on System Loss|VAT on Others|VAT Generation|
      VAT Transmission|VAT Distribution|VAT System Loss|Generation VAT|Transmission VAT|Distribution VAT|
      System Loss VAT|VAT Reg No|VAT Registration No|Company TIN|Non-VAT Reg TIN|BIR Permit No|
      BIR Permit to Use No|Permit to Use No|PTU No|ATP No|CAS Permit No|Machine No|MIN No|Date of Permit|
      Date Issued of Permit|Valid Until|OR No|Official Receipt No|Last OR No|Receipt No|Bar Code|Barcode|
      Wire Transfer|Bank Account No|Collection Center|For inquiries|For inquiries call|Customer Care|
      Customer Hotline|Customer Service Hotline|Trunkline|Fax|Fax No|Website|Customer Service No|
      Customer Hotline No|Hotline No|Emergency Hotline|Emergency No|Contact Us|Meter Reading Details|
      Payment Details|Payment Stub|Payment Slip|Charge Details|Details of Charges|Breakdown of Charges|
      Itemized Charges|Bill Breakdown|Bill Details|Bill at a glance|Your bill at a glance|Senior Discount|
      SC Discount|Lifeline Discount|Lifeline Subsidy|Withholding Tax|EWT|2306|2307|Local Franchise Tax|
      Franchise Tax|Real Property Tax|Total Other Charges|Total Taxes|Total Government Taxes|Government Taxes|
      Taxes|Universal Charge|Distribution Charge|System Loss Charge|Supply Charge|Metering Charge|Subsidies|
      FIT-All|Others|Current Charges Before Tax|Total Before VAT|Amount Before VAT|Kabuuan bago ang VAT|
      Kabuuan bago VAT|Halaga bago ang VAT|Singil bago ang VAT|Charges Before VAT|Total Before Tax`,
  ),
];

export const telcoBillSlots: readonly Slot[] = [
  ...billSlots,
  slot(
    'adjustmentAmount',
    'money',
    oneLine`
      Adjustments|Adjustment|Other Adjustments|Bill Adjustments|Bill Adjustment|Total Adjustments|Rebate|Rebates|
      Credits|Credit Adjustments|Other Charges and Credits|Adjustments and Rebates|Other Charges/Adjustments|
      Account Adjustments|Discounts and Adjustments|Rebates and Adjustments|Adjustment/Rebate|Credit Adjustment|
      Pagsasaayos|Total Rebates|Total Credits|Credit|Credit Memo|Debit/Credit Memo|Debit Memo|Bill Credit|
      Bill Credits|Service Credit|Service Credits|Other Credits|Other Charges & Adjustments|Adjustments (Credit)|
      Adjustments/Credits|Adjustments & Credits|Adjustments and Credits|Credits and Adjustments|
      Credits & Adjustments|Credits/Adjustments|Rebates & Adjustments|Rebates/Adjustments|Billing Adjustment|
      Billing Adjustments|Service Adjustment|Service Adjustments|Total Adjustment|Prior Adjustments|
      Previous Adjustments|Other Adjustment|Less: Adjustments|Less: Rebate|Less: Credits|Less: Discount|
      Promo Discount|Mga Pagsasaayos|Pagsasaayos ng Bill|Account Adjustment`,
  ),
];
export const meteredBillSlots: readonly Slot[] = [
  ...billSlots,
  ...meterSlots,
  slot('other', 'money', 'Adjustments|Adjustment|Other Charges'),
];
