import { oneLine } from '../../../platform/text.ts';
import { slot } from './slot.ts';

export const ssNumber = slot(
  'ssNumber',
  'sss',
  oneLine`
    SSS No|SSS|SSS ID No|SSS ID|SSS Account No|SSS GSIS No|SSS/GSIS No|SS No|S.S.S. No|Social Security No|
    Social Security|SSS Member No|SSS Reg No|SSS CRN|Employee SSS No|Numero sa SSS|SSS Number|SSS Num|SSS #|
    SSS/UMID No|SSS/CRN|SSS CRN No|SSS ID Number|SSS Membership No|SSS Member ID|SSS Account|SSS Employee No|
    Soc Sec No|Soc Sec|Social Sec No|Social Security System No|Social Security System|Social Security ID|
    Social Security Ref|Social Security Reference|Social Security Account No|SS ID|SS ID No|SS Num|
    Numero ng SSS|Blg ng SSS|SSS Blg|SSS Identification No|SSS Reference No|Employee SSS|My SSS No`,
);
export const philHealthNumber = slot(
  'philHealthNumber',
  'philHealth',
  oneLine`
    PhilHealth No|PhilHealth|PhilHealth ID No|PhilHealth ID|PHIC No|PHIC|PHIC ID No|PHIC ID|Phil Health No|
    PhilHealth PIN|PHIC PIN|PIN PhilHealth|PhilHealth Identification No|PHILHEALTH Member No|PH No|PHN|
    Medicare No|PhilHealth Account No|PHealth No|PhilHealth Num|PhilHealth #|PhilHealth ID Number|
    PhilHealth Identification|PhilHealth Membership No|PhilHealth Member ID|PhilHealth MID|PhilHealth Reg No|
    PhilHealth Reference No|Phil-Health No|Phil-Health|Phil Health|Phil. Health No|
    Philippine Health Insurance No|Philippine Health Insurance Corp No|Philippine Health No|Health Insurance No|
    Health Insurance ID|PHIC Member No|PHIC Membership No|PHIC Identification No|PhilHlth No|PHlth No|PHealth|
    NHIP No|Medicare|PIN (PhilHealth)|Numero ng PhilHealth|Blg ng PhilHealth|Employee PhilHealth No|
    PHIC Account No|PhilHealth Blg`,
);
export const pagIbigNumber = slot(
  'pagIbigNumber',
  'pagIbig',
  oneLine`
    Pag-IBIG No|Pag-IBIG|Pag-IBIG MID No|Pag-IBIG MID|Pag-IBIG ID No|Pag-IBIG ID|HDMF No|HDMF|HDMF ID No|
    HDMF MID No|HDMF ID|HDMF MID|Pag-IBIG RTN|MID No|Pag-IBIG HDMF No|Pag-IBIG/HDMF No|Pag-IBIG Member No|
    Home Development Mutual Fund No|Pag-IBIG Account No|PAGIBIG MID RTN|Pag-IBIG Num|Pag-IBIG #|
    Pag-IBIG ID Number|Pag-IBIG Membership No|Pag-IBIG Membership ID|Pag-IBIG Membership ID No|
    Pag-IBIG Member ID|Pag-IBIG Identification No|Pag-IBIG Tracking No|Pag-IBIG MID/RTN|Pag-IBIG Fund No|
    Pag-IBIG Fund|Pag-IBIG Fund ID|Pag-IBIG Fund MID No|Pag-IBIG Reg No|Pag-IBIG Reference No|Pag Ibig No|
    Pagibig|HDMF Membership No|HDMF Member No|HDMF Account No|HDMF Tracking No|HDMF RTN|HDMF Pag-IBIG No|
    HDMF/Pag-IBIG No|HDMF/Pag-IBIG|HDMF Pag-IBIG ID|Home Dev Mutual Fund No|Housing Fund No|Housing Fund ID|MID|
    MID Number|MID/RTN|RTN|Membership ID (MID)|Numero ng Pag-IBIG|Blg ng Pag-IBIG|Employee Pag-IBIG No|
    Pag-IBIG Blg`,
);
export const taxNumber = slot(
  'taxNumber',
  'tin',
  oneLine`
    TIN|TIN No|T.I.N.|T.I.N. No|Tax Identification No|Tax ID No|Tax ID|Taxpayer Identification No|
    Tax Payer Identification No|Tax No|Employee TIN|TIN ID|TIN ID No|BIR TIN|Taxpayer ID No|Tax Account No|
    TIN Num|TIN #|TIN (Employee)|Tax Ident No|Tax Identification|Tax Identification Number (TIN)|
    Taxpayer Identification Number (TIN)|Taxpayer Identification|Tax ID Number|Taxpayer ID|Taxpayer No|
    Taxpayer's TIN|Taxpayer TIN|Tax Reference No|Tax Reference|Tax Ref No|Tax Ref|Tax File No|
    Tax Registration No|Tax Reg No|Individual TIN|Personal TIN|Payee TIN|Payee's TIN|TIN of Employee|
    TIN of Taxpayer|Employee's TIN|Employee's Tax ID|Employee Tax No|BIR No|BIR TIN No|BIR ID No|B.I.R. No|
    Numero ng TIN|Blg ng TIN|TIN Blg`,
);
export const dateOfBirth = slot(
  'dateOfBirth',
  'date',
  oneLine`
    Date of Birth|Birth Date|Birthdate|Birthday|DOB|D.O.B.|Date of Birth (MM/DD/YYYY)|Date of Birth (mm/dd/yy)|
    Petsa ng Kapanganakan|Kapanganakan|Araw ng Kapanganakan|Born|Bday|B-Day|Kaarawan|Birth Dt|B-date|Bdate|
    B Day|B. Date|Date Born|Birth Day|Born On|Date of Birth (DD/MM/YYYY)|Date of Birth (MM-DD-YYYY)|
    Date of Birth (YYYY-MM-DD)|DOB (MM/DD/YYYY)|Petsa ng Kaarawan|Petsa ng Pagsilang|Araw ng Pagsilang|
    Ipinanganak|Ipinanganak noong|Isinilang|Date/Birth|Birthdate (mm/dd/yyyy)|Date / Place of Birth|
    Date and Place of Birth|Date & Place of Birth|Place / Date of Birth|Place and Date of Birth|
    Place & Date of Birth|Birth Date / Place|Birth Date and Place|Birthdate / Place|Birthdate and Birthplace|
    Birthdate / Birthplace|DOB / POB|Date / Place Born|Born On / At|Petsa at Lugar ng Kapanganakan|
    Petsa / Lugar ng Kapanganakan|Lugar at Petsa ng Kapanganakan|Lugar / Petsa ng Kapanganakan|
    Date of Birth / Age|Birthdate / Age`,
);
export const address = slot(
  'address',
  'address',
  oneLine`
    Address|Home Address|Residence Address|Residential Address|Present Address|Permanent Address|
    Complete Address|Current Address|Residence|Tirahan|Direksyon|Service Address|Billing Address|
    Installation Address|Premise Address|Premises Address|Mailing Address|Delivery Address|Service Location|
    Supply Address|Customer Address|Adres|Address ng Serbisyo|Lugar ng Serbisyo|Service Add|Bill Address|
    Address of Record|Registered Address|Residence Add|Res Address|Res Add|Home Add|Present Add|Permanent Add|
    Mailing Add|Billing Add|Service Addr|Current Residence|Place of Residence|Residing At|Resides At|
    Residential Add|Resident of|Residence/Home Address|Complete Home Address|Complete Residence Address|
    Complete Present Address|City Address|Provincial Address|House Address|Location|Location of Service|
    Installation Add|Installation Location|Install Address|Place of Installation|Connection Address|
    Supply Location|Supply Point Address|Point of Service|Premises|Premise|Premise Location|Site Address|
    Property Address|Property Location|Meter Address|Account Address|Consumer Address|Subscriber Address|
    Member Address|Concessionaire Address|Customer's Address|Consumer's Address|Service Site|Serviced At|
    Delivered At|Delivered To|Delivery Add|Bill Delivery Address|Billing / Service Address|
    Service/Billing Address|Billing and Service Address|Business Address|Tinitirhan|Kasalukuyang Tirahan|
    Permanenteng Tirahan|Adres ng Serbisyo|Lugar ng Tirahan|Tirahan/Address|Lugar ng Tinitirhan|Lives at|
    Address of Installation|Tirahan ng Kostumer|Adres ng Kostumer`,
);
export const gender = slot(
  'gender',
  'gender',
  oneLine`
    Gender|Sex|Kasarian|Sex/Gender|Gender/Sex|Sex / Gender|Kasarian/Sex|Sex at Birth|Gender Identity|
    Sex / Blood Type|Gender / Blood Type|Blood Type / Sex|Blood Type / Gender|Sex / Age|Age / Sex|Gender / Age|
    Age / Gender|Sex / Height`,
);
export const firstName = slot(
  'firstName',
  'namePart',
  oneLine`
    First Name|Given Name|Given Names|First Names|Unang Pangalan|Forename|Mga Pangalan|Given Name(s)|Pangalan|
    Given Name/s|First Name/s|Firstname|F. Name|FName|Forename/s|Pangalan (First Name)|Ngalan|
    First Name and Suffix|First/Given Name|Given/First Name`,
);
export const middleName = slot(
  'middleName',
  'namePart',
  oneLine`
    Middle Name|Gitnang Pangalan|Panggitnang Pangalan|Mid Name|Middle|Gitnang Apelyido|M. Name|MName|Middlename|
    Middle Name/s|Middle Name/Initial|Middle Name / Initial|Middle Initial|Maternal Surname|Maternal Last Name|
    Mother's Maiden Surname|Mother's Maiden Name|Mother's Surname|M.I.|Gitnang Ngalan|Apelyido ng Ina`,
);
export const lastName = slot(
  'lastName',
  'namePart',
  oneLine`
    Last Name|Surname|Family Name|Apelyido|Sur Name|Lastname|Last/Family Name|Family/Last Name|
    Surname/Family Name|Surname/Last Name|Family Name/Surname|Last Name/Surname|L. Name|LName|Familyname|
    Paternal Surname|Apelyido/Surname`,
);

export const nameLabels = oneLine`
    Name|Full Name|Complete Name|Pangalan|Buong Pangalan|Employee Name|Name of Employee|Employee's Name|
    Employee|Staff Name|Worker Name|Personnel Name|Associate Name|Emp Name|Empl Name|Employee Full Name|
    Team Member|Team Member Name|Pangalan ng Empleyado|Pangalan ng Manggagawa|Empleyado|
    Name (Last, First, Middle)|Name (Last First MI)|Employee's Name (Last Name, First Name, Middle Name)|Payee|
    Payee Name|Crew Name|Member Name|Employee Nm|Employee Name (Last, First, Middle)|Name of Worker|
    Name of Staff|Name of Personnel|Name of Associate|Name of Payee|Name of Crew|Name of Member|Name of Bearer|
    Name of Holder|Name of Recipient|Full Name of Employee|Employee/Name|Employee's Full Name|
    Employee's Complete Name|Complete Name of Employee|Emp Full Name|Emp's Name|Personnel|Staff|Staff Member|
    Worker|Associate|Crew|Crew Member|Teammate|Teammate Name|Team Member's Name|Colleague|Paid To|Pay To|
    Payment To|Issued To|Prepared For|Payslip For|Payslip of|Pay Slip For|Pay Slip of|Pay To The Order Of|
    Recipient|Recipient Name|Beneficiary|Beneficiary Name|Account Holder|Cardholder|Card Holder|
    Card Holder Name|Cardholder Name|Bearer|Bearer's Name|Holder|Holder's Name|Holder Name|This card belongs to|
    Person|Person Name|Display Name|Legal Name|Full Legal Name|Complete Legal Name|Preferred Name|
    Name of Taxpayer|Contractor Name|Consultant|Consultant Name|Agent Name|Driver Name|Driver|Guard|
    Security Guard|Laborer|Kasambahay|Pangalan ng Tauhan|Officer|Teacher|Name (Surname, Given Name, MI)|
    Name (Last Name, First Name, MI)|Surname, First Name, Middle Name|Last Name, First Name, Middle Name|
    Last Name, First Name, MI|Lastname, Firstname|Last, First, Middle|Last, First MI|Surname, First Name, MI|
    Ngalan|Ngalan ng Empleyado|Buong Ngalan|Pangalan ng Kawani|Pangalan ng Tauhan|Kawani|Manggagawa|Tauhan|
    Pangalan/Name|Name/Pangalan|Surname, Given Name, M.I.|Last Name, First Name, M.I.|Surname, First Name, M.I.`;
/** Labels without a field, for all types; they keep their values from being assigned elsewhere. */
export const otherLabels = [
  slot(
    'other',
    'words',
    oneLine`
      Employee No|Employee ID|Emp No|Emp ID|Employee Code|ID No|ID Number|Staff ID|Personnel No|Blg ng Empleyado|
      Payroll No|Payslip No|Department|Dept|Cost Center|Section|Division|Branch|Dept/Section|Department/Section|
      Kagawaran|Position|Designation|Job Title|Position Title|Posisyon|Katungkulan|Rank|Job Level|Grade|
      Tax Status|Tax Code|Status|Employment Status|Employment Type|Civil Status|Date Hired|Hire Date|Date of Hire|
      Hired Date|Hiring Date|Bank|Bank Name|Bank Account No|Bank Acct No|Bank Account|Account Type|
      Payroll Account No|Location|Work Location|Site|Project|Pay Type|Pay Frequency|Payroll Group|Pay Group|
      Pay Code|Daily Rate|Hourly Rate|Monthly Rate|Rate|Basic Rate|Days Worked|No of Days|Hours Worked|Contact No|
      Contact Person|Telephone No|Tel No|Fax No|Prepared by|Checked by|Approved by|Received by|Signature|
      Employee Signature|Dependents|Exemption|Date Printed|Print Date|Run Date|Year to Date|YTD|Leave Balance|
      Leave Credits|VL|SL|VAT Reg TIN|VAT Registered TIN|Supervisor|Manager|Company Address|Schedule|Cost Centre|
      Date Regularized|Separation Date|Payment Method|Mode of Payment|Account Status|Loan Balance|
      Beginning Balance|Ending Balance|Remarks|Page|Employee Information|Employer Information|Employee Details|
      Employer Details|Employer Information (Present)|Employer Information (Previous)|Company Information|
      Personal Information|Prepared for|Employee Signature`,
  ),
] as const;
