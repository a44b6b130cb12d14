import { oneLine } from '../../../platform/text.ts';
/** Titles of documents of unsupported types. */
export const otherTitles: readonly string[] = [
  oneLine`
    Certificate of Residency|Barangay Clearance|Barangay Certificate|Barangay Certification|
    Barangay Business Clearance|Barangay Permit|Certificate of Indigency|Certification of Indigency|
    Certificate of No Income|Certificate of Low Income|Katibayan ng Paninirahan|Community Tax Certificate|
    Cedula|Business Permit|Mayor's Permit|Mayors Clearance|Certificate of Registration|
    Certificate of Business Name Registration|Certificate of Incorporation|Secretary's Certificate|
    Board Resolution|Police Clearance|National Police Clearance|Court Clearance|Prosecutor's Clearance|
    Certificate of No Pending Case|Health Certificate|Sanitary Permit`,
  oneLine`
    Certificate of Enrollment|Certificate of Enrolment|Certificate of Registration and Billing|
    Certificate of Matriculation|Enrollment Form|Registration Form|Assessment Form|
    Certificate of Good Moral Character|Certificate of Good Moral|Good Moral Certificate|Transcript of Records|
    Official Transcript of Records|Report Card|Form 137|Form 138|Certificate of Grades|Certification of Grades|
    Diploma|Certificate of Graduation|Certificate of Transfer Credential|
    Certificate of Candidacy for Graduation|Certificate of Units Earned|Student ID|Student Identification Card|
    School ID|Statement of Tuition|Certificate of Scholarship`,
  oneLine`
    Certificate of Training|Training Certificate|Certificate of Completion|Certificate of Participation|
    Certificate of Attendance|Certificate of Appreciation|Certificate of Recognition|Certificate of Achievement|
    Certificate of Competency|National Certificate|Certificate of Award|Certificate of Membership|
    Certificate of Appearance|Certificate of Acceptance|Certificate of Product Registration|
    Certificate of Warranty|Warranty Certificate|Gift Certificate|Certificate of Insurance|Certificate of Cover|
    Certificate of Deposit|Certificate of Title|Certificate of Occupancy`,
  oneLine`
    Certificate of Live Birth|Birth Certificate|Certificate of Marriage|Marriage Certificate|Marriage Contract|
    Marriage License|Certificate of Death|Death Certificate|Certificate of No Marriage Record|Cenomar|
    Certificate of Baptism|Baptismal Certificate|Confirmation Certificate|Office of the Civil Registrar General|
    Office of the Civil Registrar`,
  oneLine`
    Medical Certificate|Medical Report|Laboratory Report|Laboratory Result|Fit to Work Certificate|
    Discharge Summary|Vaccination Card|Vaccination Certificate|Hospital Bill|Patients Statement of Account|
    Statement of Account of Patient|Hospital Statement of Account|Patient Billing Statement|Drug Test Report|
    Pre-Employment Medical Examination|Annual Physical Examination`,
  oneLine`
    Official Receipt|Acknowledgement Receipt|Acknowledgment Receipt|Collection Receipt|Cash Receipt|
    Provisional Receipt|Payment Receipt|Delivery Receipt|Delivery Order|Purchase Order|Purchase Request|
    Quotation|Price Quotation|Proforma Invoice|Sales Order|Job Order Form|Job Order No|Packing List|Waybill|
    Bill of Lading|Order Confirmation|Transaction Receipt|Payment Confirmation|Proof of Payment|Deposit Slip|
    Withdrawal Slip|Remittance Slip|Petty Cash Voucher|Check Voucher|Disbursement Voucher|Cash Voucher|
    Liquidation Report|Reimbursement Form|Expense Report|Itinerary Receipt|Boarding Pass|E-Ticket|
    Resibo ng Bayad|Opisyal na Resibo|Resibo ng Pagbabayad|Katibayan ng Bayad|Katibayan ng Pagbabayad|
    Payment Acknowledgement|Payment Acknowledgment|Payment Advice|Payment Notification|Payment Successful|
    Sales Invoice|Charge Invoice|Cash Invoice|Service Report|Travel Order|Certificate of Travel Completed`,
  oneLine`
    Kasunduan sa Pag-upa|Kasunduan sa Pagpapaupa|Kasunduan ng Pag-upa|Kontrata ng Pag-upa|Kontrata sa Pag-upa|
    Kasunduan sa Pagbili|Kasulatan ng Bilihan|Kasunduan sa Pautang|Rental Statement|Rental Statement of Account|
    Statement of Rent|Statement of Rentals|Rent Statement|Rental Bill|Rent Bill|Rental Notice|Contract of Lease|
    Lease Contract|Lease Agreement|Rental Agreement|Contract to Sell|Deed of Sale|Deed of Absolute Sale|
    Deed of Donation|Deed of Assignment|Affidavit|Affidavit of Loss|Joint Affidavit|Special Power of Attorney|
    General Power of Attorney|Memorandum of Agreement|Service Agreement|Non-Disclosure Agreement|Loan Agreement|
    Promissory Note|Real Estate Mortgage|Tax Declaration|Real Property Tax|Transfer Certificate of Title|
    Authorization Letter|Letter of Authorization|Waiver|Waiver and Quitclaim|Quitclaim|Quitclaim and Release|
    Release Waiver and Quitclaim|Demand Letter|Notice to Explain|Notice of Termination|Notice of Violation`,
  oneLine`
    Contract of Employment|Employment Contract|Employment Agreement|Job Offer|Offer Letter|Letter of Offer|
    Offer of Employment|Job Offer Sheet|Appointment Paper|Resignation Letter|Notice of Resignation|
    Letter of Resignation|Exit Clearance|Clearance Form|Employee Clearance Form|Leave Form|
    Application for Leave|Leave Application|Leave Application Form|Daily Time Record|Time Sheet|Timesheet|
    Time Card|Attendance Sheet|Overtime Request|Performance Appraisal|Performance Evaluation|Job Description|
    Personal Data Sheet|Employment Application Form|Application for Employment|Biodata|Bio-Data|
    Curriculum Vitae|Letter of Recommendation|Recommendation Letter|Notice of Salary Adjustment|
    Notice of Step Increment|Payroll Register|Payroll Summary|Payroll Sheet|Cash Advance Form|Memorandum|
    Inter-Office Memorandum|Office Memorandum|Office Order|Minutes of the Meeting|Minutes of Meeting|Newsletter|
    Visitor Pass|Visitor's Pass|Gate Pass|Parking Ticket|Letter of Endorsement|Endorsement Letter|
    Reference Letter|Character Reference|Notice of Hiring|Notice of Personnel Action|Personnel Action Form|
    Notice of Salary Increase|Notice of Promotion|Notice of Suspension|Certificate of On-the-Job Training|
    Certificate of Internship|Certificate of Practicum|Employee Information Sheet|Employee Data Sheet|
    Personal Information Sheet|Job Vacancy|Job Opening|Now Hiring|Wanted|Duty Roster|Shift Schedule|
    Organizational Chart`,
  oneLine`
    Membership Card|Member's Card|Members Card|Library Card|Loyalty Card|Rewards Card|Loyalty Rewards Card|
    Discount Card|Privilege Card|Gift Card|ATM Card|Debit Card|Credit Card|Senior Citizens Card|
    Senior Citizens ID|Senior Citizen Card|Office for Senior Citizens Affairs|Office of Senior Citizens Affairs|
    OSCA|PWD Card|PWD ID|Barangay ID|Barangay Identification Card|Barangay Resident ID|Resident ID|
    Resident Card|Voter's Identification Card|Press Card|Press ID|Calling Card|Business Card|Student|
    Student Card|Student Pass|Student Identification|Alumni Card|Alumni ID|Scholar ID|Visitor|Guest|Guest Pass|
    Visitor Card|Visitor's Card|Visitor ID|Patient Card|Patient ID|Patient Identification Card|Insurance Card|
    Immunization Card|Beneficiary ID|Solo Parent ID|Solo Parent Identification Card|Tricycle Driver's ID|
    Club Card`,
  oneLine`
    Credit Card Statement|Credit Card Statement of Account|Credit Advice|Debit Advice|Loan Statement|
    Loan Statement of Account|Statement of Loan Account|Statement of Account Salary Loan|Loan Application|
    Loan Application Form|Loan Disclosure Statement|Disclosure Statement|Loan Amortization Schedule|
    Amortization Schedule|Insurance Policy|Policy Schedule|Insurance Policy Schedule|Policy Contract|
    Premium Notice|Statement of Contributions|Contributions Collection List|Member Data Record|
    Member's Data Form|Contribution Payment Return|Employment History|Static Information|Association Dues|
    Monthly Dues|Village Dues|Homeowners Dues|Condominium Dues|Membership Dues|Purchase Agreement|Tuition Fee|
    Balance Sheet|Income Statement|Statement of Cash Flows|Statement of Financial Position|
    Audited Financial Statements|Trial Balance|General Ledger|Application Form|Application for Service|
    Application for Electric Service|Application for Electric Service Connection|
    Application for Water Service Connection|Service Application Form|Service Application|
    Customer Information Sheet|Customer Information Form|Service Request|Service Interruption Advisory|
    Power Interruption Notice|Notice of Power Interruption|Notice of Water Interruption|Public Notice|
    Service Advisory|Survey Form|Notice of Disconnection|Disconnection Notice|Final Disconnection Notice|
    Notice for Disconnection|Abiso ng Putol|Abiso ng Pagputol|Paunawa ng Pagputol|Final Notice|Final Demand|
    Final Demand Letter|Collection Letter|Reminder Letter|Notice of Meter Replacement|Meter Replacement Notice|
    Meter Test Report|Meter Inspection Report|Notice of Rate Adjustment|Notice of Rate Increase|Public Advisory|
    Water Service Advisory|Notice of Service Interruption|Contract for Water Service|
    Contract for Electric Service|Water Service Contract|Electric Service Contract|Service Connection Contract|
    Contract for Water Service Connection|Contract for Electric Service Connection|Promissory Agreement|
    Certificate of Payment|Certificate of Full Payment|Certificate of No Outstanding Obligation|
    Certificate of No Outstanding Balance|Clearance of Account|Feedback Form|Raffle Ticket|Election Ballot|
    Sample Ballot|Subscription Agreement|Subscription Contract|Subscriber Agreement|
    Service Subscription Agreement|Subscription Application|Subscription Application Form|Subscription Form|
    Customer Application Form|Service Order Form|Service Contract|Installation Order|Installation Form|
    Service Acceptance Form|Application for Water Service|Application for Internet Service|
    Application for New Connection|New Connection Application|Application for Membership|
    Membership Application Form|Certificate of No Unpaid Account|Certificate of No Arrears|
    Certificate of No Existing Obligation|Certification of No Outstanding Balance|
    Certification of No Outstanding Obligation|Notice of Final Disconnection|Final Notice of Disconnection|
    Notice of Impending Disconnection|48-Hour Notice of Disconnection|48-Hour Disconnection Notice|
    Disconnection Order|Reconnection Order|Statement of No Obligation`,
].flatMap((line) => line.split('|'));

/** Endings of a headline that make it an unsupported type, whatever precedes them. */
export const otherHeadline = new RegExp(
  oneLine`
    (?:^|\s)(?:application(?: (?:form|slip))?|appointment(?: slip)?|memo|invitation|questionnaire|survey|
    proposal|commission statement|loan computation(?: sheet)?|resolution|minutes|agenda|r[eé]sum[eé]|bio-?data|
    reminder|inventory|catalog(?:ue)?|brochure|flyer|menu|waiver|(?:price|rate) list|interruption|advisory|
    announcement|bulletin|estimate|schedule of [a-zà-ÿ]+|checklist|(?:information|data|sign-?up|attendance|
    evaluation) sheet|(?:lease|service|loan|partnership|employment|rental) contract|agreement|(?:payment|
    transaction|transfer) receipt|request(?: form| slip)?|request for [a-zà-ÿ]+|(?:membership|member['’]?s?|
    library|loyalty|rewards?|discount|gift|privilege|club|student|alumni|senior citizen['’]?s?['’]?|visitor['’]?s?|
    barangay) (?:card|id|pass))$`,
  'iu',
);

/** Phrases that contain such a title without being one. */
export const nonTitles: readonly string[] = oneLine`
    Payroll Register Slip|Payroll Job Order|Payroll of Job Order|Payroll for Job Order|Job Order Personnel|
    Job Order Worker|Job Order Workers|Job Order Employee|Job Order Employees|Job Order Basis|Job Order Status|
    Job Order Payroll|Job Order Payslip|Job Order Pay Slip|Job Order Payroll Slip|Job Order Wages|
    Job Order Staff|Job Order Contract|Job Order (JO) Personnel|Job Order/Contract of Service|
    Job Order and Contract of Service`.split('|');

/** Phrases found only on documents of unsupported types. */
export const otherSigns: readonly string[] = [
  oneLine`
    Office of the Punong Barangay|Office of the Barangay Captain|Office of the Sangguniang Barangay|
    Tanggapan ng Punong Barangay|bona fide resident of|bonafide resident of|resident of this barangay|
    is a resident of|naninirahan sa|Punong Barangay|Barangay Captain|Barangay Kagawad|good moral character|
    currently enrolled|officially enrolled|is enrolled|bona fide student|bonafide student|academic year|
    school year|first semester|second semester|1st semester|2nd semester|student no|student number|year level|
    Credit Limit|Minimum Amount Due|Minimum Payment Due|Available Credit|Cash Advance Limit|Post Date|Lessor|
    Lessee|Borrower|Name of Borrower|Outstanding Principal|Principal Balance|Policy No|Insured|Policyholder|
    Policy Owner|Know all men by these presents|hereby acknowledge receipt|was seen and examined|Diagnosis|
    Registry No|Unit Owner|Homeowner|is awarded to|is hereby awarded|is presented to|for having completed|
    Work Experience|Educational Background|Character References|Career Objective|Received the sum of|
    Received from|Received with thanks from|the sum of|Amount in Words|Cash Tendered|Amount Tendered|
    Nature of Collection|Collecting Officer|in payment of|in full payment of|in partial payment of|
    in settlement of|as payment for|Form of Payment|remain unpaid|remains unpaid|our records show|
    no outstanding obligation|no outstanding balance with|no outstanding account|no unpaid obligation|
    walang natitirang obligasyon|is entered into|by and between|Tinanggap mula kay|Tinanggap kay|
    Halagang tinanggap|Bilang bayad sa|Received the amount|the amount stated above|final demand|has been posted|
    was successfully posted|Transaction ID|Tendered|Change Due|Cash Received|agrees to pay the|
    applicant signature|signature of applicant|subscriber signature|signature of subscriber|
    proof of billing submitted|consents to the processing|SAF No|Sales Agent|shall be subject to a fee|
    shall be brought before the courts|free from any unpaid|has no unpaid|no pending account with|
    on-the-job training|practicum|student trainee|hours of training|share capital of|solo parent|sole provider|
    maintains a savings account|maintains an account|average daily balance|official business|
    appeared in this office|found to be suffering|fit to resume work|fit to work|advised to rest|plate no|
    pleased to offer|you have been selected|we are glad to offer|Dear Applicant|highly recommend|
    Member in good standing|active member of|active member in|Homeowners Association|payment reminder|
    is overdue|already overdue|past due notice|cordially invited|please accept my resignation|
    accept my resignation|Appointment Date|Online Appointment|we will be constrained to disconnect|
    we regret to inform you`,
].flatMap((line) => line.split('|'));
