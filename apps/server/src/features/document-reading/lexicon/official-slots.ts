import { oneLine } from '../../../platform/text.ts';
import {
  address,
  dateOfBirth,
  firstName,
  gender,
  lastName,
  middleName,
  nameLabels,
  otherLabels,
  pagIbigNumber,
  philHealthNumber,
  ssNumber,
  taxNumber,
} from './person-slots.ts';
import { type Slot, slot } from './slot.ts';

export const taxDocumentSlots: readonly Slot[] = [
  slot(
    'employeeName',
    'person',
    oneLine`
      ${nameLabels}|Taxpayer's Name (Last Name, First Name, Middle Name)|Taxpayer/Filer's Name|Taxpayer|Name of Filer|
      Filer's Name|Payee's Name|Name of Payee|Employee's first name and initial|
      Employee's first name and initial Last name|Employee's name, address, and ZIP code|Individual's Name|
      Name of Individual|Income Earner|Pangalan ng Nagbabayad ng Buwis|Taxpayer Name|Name of Taxpayer|Taxpayer's Name|
      Employee's Name (Last, First, Middle)`,
  ),
  slot(
    'employerName',
    'company',
    oneLine`
      Employer's Name|Employer Name|Name of Employer|Present Employer's Name|Registered Name|Withholding Agent's Name|
      Name of Withholding Agent|Employer|Company Name|Registered Name of Employer|Payor's Name|Present Employer|
      Withholding Agent|Employer's Registered Name|Employer Registered Name|Registered Name of Withholding Agent|
      Name of Present Employer|Name of Payor|Payor|Payor Name|Payer's Name|Payer Name|Name of Payer|
      Employer's Name (Present)|Employer (Present)|Employer/Company Name|Company|Name of Company|Business Name|
      Employer's Business Name|Taxpayer's Name of Employer|Withholding Agent/Employer|Withholding Agent Name|
      Agent's Name|Employer's name, address, and ZIP code|Employer's name and address|Pangalan ng Employer|Kumpanya`,
  ),
  taxNumber,
  slot('taxNumber', 'tin', "Employee's social security number|Employee's SSN|Employee's SSN/TIN"),
  dateOfBirth,
  slot(
    'period',
    'period',
    oneLine`
      For the Period|For the Period From (MM/DD) / To (MM/DD)|Period Covered|For the Period From To|Period|
      Period of Employment|Period of Employment Covered|Employment Period|Employment Period Covered|Period Employed|
      Period of Service|For the Period From|Taxable Period|Calendar Period|Period of Coverage|Coverage|Period From To|
      For the Taxable Period|Covered Period|Inclusive Dates of Employment|Inclusive Dates|
      Period Covered by this Certificate|Income Period|Return Period|Quarter Covered|Tax Period`,
  ),
  slot('startDate', 'date', 'From (MM/DD)|From|From (MM/DD/YYYY)|Period From|Period covered, from'),
  slot('endDate', 'date', 'To (MM/DD)|To|To (MM/DD/YYYY)|Period To|Period covered, to'),
  slot(
    'grossAmount',
    'money',
    oneLine`
      Gross Compensation Income from Present Employer (Sum of Items 36 and 50)|
      Gross Compensation Income from Present Employer (Sum of Items 38 and 52)|
      Gross Compensation Income from Present Employer|
      Gross Compensation Income from Present Employer (Item 41 plus Item 55)|Gross Compensation Income|
      Total Gross Compensation|Gross Compensation|Total Compensation|Gross Income|Total Gross Income|
      Total Compensation Income|Gross Compensation Income from Present Employer (Sum of Items 19 and 20)|
      Gross Compensation Income (Item 38 plus Item 52)|Gross Annual Compensation|Gross Annual Income|
      Annual Gross Income|Annual Gross Compensation|Total Annual Compensation|Total Annual Gross|Gross Pay|
      Total Gross Pay|Gross Earnings|Total Earnings|Total Gross Compensation Income|
      Total Gross Compensation from Present Employer|Gross Compensation Income - Present Employer|
      Gross Compensation (Present Employer)|Gross Taxable and Non-Taxable Compensation|Wages, tips, other compensation|
      Wages, tips, other comp|Wages tips and other compensation|Gross Sales/Receipts|Gross Receipts|Gross Sales|
      Gross Sales/Revenues/Receipts/Fees|Sales/Revenues/Receipts/Fees|Total Sales/Revenues/Receipts/Fees|
      Gross Income Payments|Total Income Payments|Amount of Income Payments|Gross Salaries|Total Salaries and Wages|
      Total Compensation Paid|Gross Amount of Compensation|Kabuuang Kita`,
  ),
  slot(
    'baseAmount',
    'money',
    oneLine`
      Basic Salary|Basic Salary (including the exempt P250,000 & below) or the Statutory Minimum Wage of the MWE|
      Basic Salary (including the exempt P250,000 and below) or SMW of the MWE|
      Basic Salary (including the exempt P250,000 & below) or SMW of the MWE|
      Basic Salary (incl. the exempt P250,000 & below) or SMW of the MWE|Basic Salary or SMW of the MWE|
      Basic Salary/Statutory Minimum Wage|Basic Salary/Statutory Minimum Wage Minimum Wage Earner (MWE)|
      Statutory Minimum Wage|Basic Pay|Basic Compensation|Basic Salary (net of contributions)|
      Basic Salary (Minimum Wage Earner)|Basic Salary of MWE|Basic Salary/SMW|Basic Salary/Statutory Minimum Wage (MWE)|
      Basic Salary Taxable|Taxable Basic Salary|Basic Salary (Taxable)|Basic Salary for the year|Annual Basic Salary|
      Annual Basic Pay|Total Basic Salary|Total Basic Pay|Base Salary|Base Pay|Regular Salary|Basic Wage|
      Basic Salary Received|Basic Annual Salary|Basic Salary (gross)|Basic Salary (net)|Salaries|Batayang Sahod`,
  ),
  slot(
    'nonTaxableAmount',
    'money',
    oneLine`
      Total Non-Taxable/Exempt Compensation Income from Present Employer|
      Less: Total Non-Taxable/Exempt Compensation Income from Present Employer|Less: Total Non-Taxable/Exempt|
      Total Non-Taxable/Exempt Compensation Income|Less Total Non-Taxable/Exempt Compensation Income|
      Total Non-Taxable Compensation|Total Non-Taxable|Total Non-Taxable/Exempt`,
  ),
  slot(
    'taxableAmount',
    'money',
    'Taxable Compensation Income from Present Employer|Taxable Compensation Income from Present Employer ' +
      '(Item 19 Less Item 20)|Taxable Compensation Income from Present Employer (Item 19 Less Item 20) (From ' +
      'Item 50)|Taxable Compensation Income|Total Taxable Compensation Income|Total Taxable Compensation',
  ),
  slot(
    'taxWithheld',
    'money',
    oneLine`
      Total Amount of Taxes Withheld as adjusted|Total Amount of Taxes Withheld|
      Amount of Taxes Withheld - Present Employer|Total Taxes Withheld|Taxes Withheld|Total Taxes Withheld as adjusted|
      Tax Withheld|Withholding Tax|Federal income tax withheld|Income Tax Withheld|Tax Withheld - Present Employer|
      Taxes Withheld - Present Employer|Amount of Tax Withheld|Total Tax Withheld|Tax Withheld for the Year`,
  ),
  slot(
    'other',
    'money',
    oneLine`
      Gross Taxable Compensation Income|Taxable Compensation Income from Previous Employer, if applicable|
      Add: Taxable Compensation Income from Previous Employer|
      Gross Taxable Compensation Income (Sum of Items 21 and 22)|Tax Due|Previous Employer|
      13th Month Pay and Other Benefits|De Minimis Benefits|Holiday Pay|Overtime Pay|Hazard Pay|
      Night Shift Differential|Statutory Minimum Wage rate per day|Statutory Minimum Wage rate per month|
      Social security wages|Social security tax withheld|Medicare wages and tips|Medicare tax withheld|
      Social security tips|Allocated tips|Dependent care benefits|Nonqualified plans|State wages, tips, etc|
      State income tax|Local wages, tips, etc|Local income tax|SSS, GSIS, PHIC & Pag-IBIG Contributions and Union Dues|
      SSS, GSIS, PHIC and Pag-ibig Contributions|Salaries and Other Forms of Compensation|Representation|Transportation|
      Cost of Living Allowance|Fixed Housing Allowance|Commission|Profit Sharing|Fees including Director's Fees|
      Taxable 13th Month Benefits|Total Taxable Income|Taxable Income|Net Taxable Income|Total Tax Due|Tax Payable|
      Total Tax Payable|Tax Still Due|Total Amount Payable|Surcharge|Interest|Compromise|Total Penalties|
      Total Deductions|Allowable Deductions|Net Income|Tax Credits|Total Tax Credits/Payments|Cost of Sales/Services|
      Non-Operating Income|5% Tax Credit`,
  ),
  slot(
    'other',
    'words',
    oneLine`
      Registered Address|RDO Code|RDO|Employer's RDO|RDO No|ZIP Code|Local Home Address|Foreign Address|Contact No|
      Main Employer|Secondary Employer|For the Year|For the Year (YYYY)|Telephone No|Type of Employer|Other Dependent|
      Date Signed|CTC No|Place of Issue|Employer identification number (EIN)|Employer ID No (EIN)|EIN|
      Employer's state ID number|Control number|Employer's TIN|TIN of Employer|Employer TIN|Email Address|
      Registered Business Address|Business Address|Line of Business|Trade Name|Tax Type|Tax Rate|Filer's Spouse|
      Spouse Name|Spouse TIN|Spouse's Name|Spouse's TIN|Citizenship|Civil Status|Amended Return|Short Period Return|
      Foreign Tax No|Foreign Tax Number|Taxpayer Type|Taxpayer/Filer Type|ATC|Alphanumeric Tax Code|Date Filed|
      Date of Filing|Signature over Printed Name|Employee Signature over Printed Name|
      Employee's Signature over Printed Name|Signature of Employee over Printed Name|Present Employer/Authorized Agent|
      Issued by|Date of Issue|Amount Paid if CTC`,
  ),
  ...otherLabels,
];

export const nbiClearanceSlots: readonly Slot[] = [
  firstName,
  middleName,
  lastName,
  slot(
    'fullName',
    'person',
    oneLine`
      Full Name|Name|Complete Name|Buong Pangalan|Buong Ngalan|Name of Applicant|Applicant's Name|Applicant Name|
      Applicant|Name of Holder|Holder's Name|Name of Bearer|Issued To|Name in Full|Aplikante|Pangalan ng Aplikante|
      Name (Family, First, Middle)|Name (Family Name, First Name, Middle Name)|Name (Last, Given, Middle)|
      Name (Surname, First, Middle)|Name (Surname, Given, M.I.)|Name (Last Name, First Name, M.I.)|
      Name (Last, First, M.I.)|Name (Family, Given, Middle)|Name (Last, First, Middle)|Full Name (Last, First, Middle)|
      Name (Surname, Given Name, Middle Name)|Name (Surname, First Name, Middle Name)|
      Name (Last Name, First Name, Middle Name)|Name (Surname, Given, Middle)|
      Name (Family Name, Given Name, Middle Name)|Pangalan (Apelyido, Unang Pangalan, Gitnang Pangalan)`,
  ),
  slot(
    'expireDate',
    'date',
    oneLine`
      Valid Until|Validity|Valid Thru|Valid Through|Valid Up To|Valid To|Expiry Date|Expiration Date|Expiration|Expires|
      Expires On|Date of Expiry|Expiry|Validity Date|May Bisa Hanggang|This clearance is valid until|Valid Till|
      Date Valid Until|Balido Hanggang|Good Until|Valid Until Date|Valid Up Until|Valid Till Date|Validity Until|
      Validity Ends|Valid for use until|Valid Untl|Expiration Dt|Expiry Dt|Exp Date|Exp. Date|Exp Dt|Expires in|
      Date of Expiration|Date Expires|Clearance Valid Until|Clearance Expiry|Clearance Validity|Not Valid After|Until|
      Hanggang|May Bisa Hanggang sa|Petsa ng Pagkawala ng Bisa|Petsa ng Pagpaso|Petsa ng Pagkapaso|Bisa Hanggang|
      Valid hanggang|Validity Period Until|Effective Until`,
  ),
  dateOfBirth,
  slot(
    'nbiIdNumber',
    'code',
    oneLine`
      NBI ID No|NBI No|NBI ID|NBI Clearance No|NBI Clearance ID No|Clearance No|NBI Reference No|NBI Clearance Ref No|
      NBI ID Blg|NBI Control No|NBI Clearance ID|NBI Ref No|ID No|NBI ID Number|NBI ID No.|NBI ID #|NBI I.D. No|
      N.B.I. ID No|NBI Identification No|NBI Certificate No|NBI Clearance Number|NBI Clearance Reference|
      NBI Clearance Ref|NBI Clearance Control No|NBI Clearance Certificate No|NBI Number|NBI Reference|NBI Serial No|
      Clearance ID|Clearance ID No|Clearance Ref No|Clearance Reference No|Clearance Control No|
      Clearance Certificate No|ID Number|ID Num|Certificate No|Blg ng NBI|Numero ng NBI|NBI Blg|Numero ng Clearance|
      Blg ng Clearance|Clearance Code`,
    'Reference No|Control No',
  ),
  address,
  slot('address', 'address', 'Add'),
  slot(
    'maritalStatus',
    'maritalStatus',
    'Civil Status|Marital Status|Katayuang Sibil|Status|Katayuan|Civil Stat|Marital Stat|Civil/Marital Status|Status Sibil|Estado Sibil|Marital/Civil Status|Kalagayang Sibil|Civil|CS|C/S|C.S.',
  ),
  gender,
  slot(
    'citizenship',
    'words',
    'Citizenship|Nationality|Pagkamamamayan|Citizen of|Nasyonalidad|Citizen|Nationality/Citizenship|Citizenship/Nationality|Mamamayan|Pagkamamamayan/Citizenship',
  ),
  slot(
    'remark',
    'words',
    oneLine`
      Remarks|Remark|Puna|Result|Findings|Records Check Result|Status of Record|Remark/s|Remarks/Result|Record Status|
      Status of Records|Criminal History|Result of Search|Result of Verification|Result of Record Check|Results|
      Search Result|Verification Result|Clearance Result|Clearance Status|Puna/Remarks|Resulta|Remarks/Findings|
      Hit Status|Quality Control Remarks`,
  ),
  slot(
    'other',
    'words',
    oneLine`
      Purpose|Place of Birth|Lugar ng Kapanganakan|Birth Place|Birthplace|Date Issued|Issue Date|Date of Issue|
      Issued On|Date Printed|Printed|OR No|Official Receipt No|Amount Paid|Height|Weight|Blood Type|Complexion|
      Control No|Signature|Right Thumbmark|Thumbmark|Alias|AKA|Issued at|Transaction Date|Religion|Occupation|
      Educational Attainment|Suffix|Layunin|Purpose of Clearance|Purpose/s|Country of Birth|Province of Birth|
      Contact No|Mobile No|Telephone No|Email|TIN|SSS No|Spouse|Spouse Name|Father's Name|Father|Mother|Age|Hair|Eyes|
      Eye Color|Hair Color|Identifying Marks|Marks|Built|Date of Application|Date of Issuance|Date Released|Printed On|
      Print Date|Date/Time Printed|Processed By|Encoder|Operator|Interviewer|Quality Control|Verified By|Director|
      Regional Director|Branch|Site|NBI Office|Receipt No|OR Date|O.R. No|Amount|Fee|Payment|ID Presented|
      ID Presented No|Nickname|AKA/Alias|Also Known As|Extension Name|Name Extension|Dialect|Job Title|Work|Trabaho|
      Edad|Taas|Timbang|Relihiyon|Hanapbuhay|Barcode No|Document No|Dry Seal|Valid ID|Passport No`,
  ),
];

export const companyIdSlots: readonly Slot[] = [
  slot('name', 'person', nameLabels),
  gender,
  slot(
    'gender',
    'gender',
    'Sex / Civil Status|Civil Status / Sex|Gender / Civil Status|Civil Status / Gender|Sex / Status|Status / Sex|Sex / Nationality',
  ),
  dateOfBirth,
  address,
  slot('address', 'address', 'Add'),
  philHealthNumber,
  pagIbigNumber,
  ssNumber,
  taxNumber,
  slot(
    'idCard1',
    'code',
    oneLine`
      ID No|ID|Employee No|Employee ID|Employee ID No|Emp No|Emp ID|EMP ID No|ID Number|Company ID No|Staff ID|Staff No|
      Employee Code|ID Blg|Personnel No|Badge No|Card No|Control No|Agent ID|Crew ID|Blg ng Empleyado|ID Num|ID Nbr|
      I.D. No|I.D. Number|ID Card No|Identification No|Identification Number|Employee Num|Employee Nbr|Employee Number|
      Employee's No|Employee's ID|Employee's ID No|Employee I.D|Employee I.D. No|Emp Num|Emp Code|Emp Nbr|EID|Empl No|
      Company No|Company ID|Company Id Number|Personnel ID|Personnel Code|Staff Code|Staff ID No|Staff Number|Worker ID|
      Worker No|Associate ID|Associate No|Associate Code|Member ID|Member No|Team Member ID|Team Member No|Crew No|
      Crew Code|Badge|Badge ID|Badge Code|Bio ID|Biometric ID|Biometrics No|Agent No|Agent Code|Guard ID|Faculty ID|
      Faculty No|Teacher ID|Official ID No|Card ID|Card Number|Pass No|Pass ID|Pass Code|Payroll No|Registration No|
      License No of Guard|Security ID|Serial No|Tauhan Blg|Empleyado Blg|Numero ng Empleyado|Blg ng ID|
      ID Blg ng Empleyado|Kawani Blg`,
  ),
  slot(
    'idCard2',
    'code',
    oneLine`
      Secondary ID No|Access Card No|RFID No|Card Serial No|Second ID No|Second Card No|Secondary ID|Access ID|
      Access No|Access Code|Proximity Card No|Prox No|Chip No|RFID|RFID Tag|Barcode No|Building Access No|Building ID|
      Gate Pass No|Alternate ID No|Alternate ID`,
    oneLine`
      LESP No|LESP|LESP License No|SG License No|Security License No|Security Guard License No|SOSIA License No|PRC No|
      PRC License No|PRC Lic No|PRC ID No|PRC Reg No|License No|Lic No|GSIS No|GSIS BP No|GSIS ID No|UMID No|CRN|CRN No|
      CSC No|BP No`,
  ),
  slot(
    'other',
    'words',
    oneLine`
      SSS No|SSS|TIN|TIN No|Tax ID No|T.I.N.|Tax Identification No|SSS ID No|Blood Type|Valid Until|Validity|
      Expiry Date|Date Hired|Position|Department|Designation|Emergency Contact|In case of emergency|Contact No|
      Contact Person|Tel No|Mobile No|Signature|Issued|Date Issued|Authorized Signature|Branch|Relationship|
      Company Address|Civil Status|Nationality|Height|Weight|SSS Number|TIN Number|GSIS No|Position Title|Job Title|
      Dept|Division|Section|Team|Company|Employer|Date of Hire|Hire Date|Date Employed|Employment Date|Joined|
      Date Joined|Valid Thru|Valid Up To|Validity Date|Expires|Expiration|Expiration Date|Issue Date|Date of Issue|
      Issued On|Employee's Signature|Employee Signature|Contact Number|Contact|Phone|Mobile|Cell No|Tel|Email|Website|
      Emergency No|Emergency Contact No|Emergency Contact Person|Person to contact in case of emergency|
      Person to notify|Person to notify in case of emergency|Contact in case of emergency|Please notify|Notify|Guardian|
      Issued By|Approved By|Authorized By|HR Manager|President|Religion|Citizenship|Allergies|Rank|Job Level|Site|
      Work Location`,
  ),
];
