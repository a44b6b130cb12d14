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
  taxNumber,
} from './person-slots.ts';
import { type Slot, slot } from './slot.ts';

export const taxDocumentSlots: readonly Slot[] = [
  slot(
    'employeeName',
    'person',
    `${nameLabels}|Taxpayer Name|Name of Taxpayer|Taxpayer's Name|Employee's Name (Last, First, Middle)`,
  ),
  slot(
    'employerName',
    'company',
    "Employer's Name|Employer Name|Name of Employer|Present Employer's Name|Registered Name|Withholding Agent's Name|Name of Withholding Agent|Employer|Company Name|Registered Name of Employer|Payor's Name|Present Employer|Withholding Agent",
  ),
  taxNumber,
  dateOfBirth,
  slot(
    'period',
    'period',
    'For the Period|For the Period From (MM/DD) / To (MM/DD)|Period Covered|For the Period From To|Period|Period of Employment|For the Period From',
  ),
  slot('startDate', 'date', 'From (MM/DD)|From|From (MM/DD/YYYY)|Period From'),
  slot('endDate', 'date', 'To (MM/DD)|To|To (MM/DD/YYYY)|Period To'),
  slot(
    'grossAmount',
    'money',
    'Gross Compensation Income from Present Employer (Sum of Items 36 and 50)|Gross Compensation Income from Present Employer (Sum of Items 38 and 52)|Gross Compensation Income from Present Employer|Gross Compensation Income from Present Employer (Item 41 plus Item 55)|Gross Compensation Income|Total Gross Compensation|Gross Compensation|Total Compensation|Gross Income|Total Gross Income|Total Compensation Income|Gross Compensation Income from Present Employer (Sum of Items 19 and 20)',
  ),
  slot(
    'baseAmount',
    'money',
    'Basic Salary|Basic Salary (including the exempt P250,000 & below) or the Statutory Minimum Wage of the MWE|Basic Salary/Statutory Minimum Wage|Basic Salary/Statutory Minimum Wage Minimum Wage Earner (MWE)|Statutory Minimum Wage|Basic Pay|Basic Compensation|Basic Salary (net of contributions)',
  ),
  slot(
    'nonTaxableAmount',
    'money',
    'Total Non-Taxable/Exempt Compensation Income from Present Employer|Less: Total Non-Taxable/Exempt Compensation Income from Present Employer|Less: Total Non-Taxable/Exempt|Total Non-Taxable/Exempt Compensation Income|Less Total Non-Taxable/Exempt Compensation Income|Total Non-Taxable Compensation|Total Non-Taxable|Total Non-Taxable/Exempt',
  ),
  slot(
    'taxableAmount',
    'money',
    'Taxable Compensation Income from Present Employer|Taxable Compensation Income from Present Employer (Item 19 Less Item 20)|Taxable Compensation Income from Present Employer (Item 19 Less Item 20) (From Item 50)|Taxable Compensation Income|Total Taxable Compensation Income|Total Taxable Compensation',
  ),
  slot(
    'taxWithheld',
    'money',
    'Total Amount of Taxes Withheld as adjusted|Total Amount of Taxes Withheld|Amount of Taxes Withheld - Present Employer|Total Taxes Withheld|Taxes Withheld|Total Taxes Withheld as adjusted',
  ),
  slot(
    'other',
    'money',
    'Gross Taxable Compensation Income|Taxable Compensation Income from Previous Employer, if applicable|Add: Taxable Compensation Income from Previous Employer|Gross Taxable Compensation Income (Sum of Items 21 and 22)|Tax Due|Previous Employer|13th Month Pay and Other Benefits|De Minimis Benefits|Holiday Pay|Overtime Pay|Hazard Pay|Night Shift Differential|Statutory Minimum Wage rate per day|Statutory Minimum Wage rate per month',
  ),
  slot(
    'other',
    'words',
    'Registered Address|RDO Code|ZIP Code|Local Home Address|Foreign Address|Contact No|Main Employer|Secondary Employer|For the Year|For the Year (YYYY)|Telephone No|Type of Employer|Other Dependent|Date Signed|CTC No|Place of Issue',
  ),
  ...otherLabels,
];

export const nbiClearanceSlots: readonly Slot[] = [
  firstName,
  middleName,
  lastName,
  slot(
    'expireDate',
    'date',
    'Valid Until|Validity|Valid Thru|Valid Through|Valid Up To|Valid To|Expiry Date|Expiration Date|Expiration|Expires|Expires On|Date of Expiry|Expiry|Validity Date|May Bisa Hanggang|This clearance is valid until|Valid Till|Date Valid Until|Balido Hanggang|Good Until',
  ),
  dateOfBirth,
  slot(
    'nbiIdNumber',
    'code',
    'NBI ID No|NBI No|NBI ID|NBI Clearance No|NBI Clearance ID No|Clearance No|NBI Reference No|NBI Clearance Ref No|NBI ID Blg|NBI Control No|NBI Clearance ID|NBI Ref No|ID No',
    'Reference No|Control No',
  ),
  address,
  slot('maritalStatus', 'maritalStatus', 'Civil Status|Marital Status|Katayuang Sibil|Status|Katayuan'),
  gender,
  slot('citizenship', 'words', 'Citizenship|Nationality|Pagkamamamayan|Citizen of|Nasyonalidad'),
  slot('remark', 'words', 'Remarks|Remark|Puna|Result|Findings|Records Check Result|Status of Record'),
  slot(
    'other',
    'words',
    'Full Name|Name|Pangalan|Purpose|Place of Birth|Lugar ng Kapanganakan|Birth Place|Birthplace|Date Issued|Issue Date|Date of Issue|Issued On|Date Printed|Printed|OR No|Official Receipt No|Amount Paid|Height|Weight|Blood Type|Complexion|Control No|Signature|Right Thumbmark|Thumbmark|Alias|AKA|Issued at|Transaction Date|Religion|Occupation|Educational Attainment|Suffix|Layunin',
  ),
];

export const companyIdSlots: readonly Slot[] = [
  slot('name', 'person', nameLabels),
  gender,
  dateOfBirth,
  address,
  philHealthNumber,
  pagIbigNumber,
  slot(
    'idCard1',
    'code',
    'ID No|ID|Employee No|Employee ID|Employee ID No|Emp No|Emp ID|EMP ID No|ID Number|Company ID No|Staff ID|Staff No|Employee Code|ID Blg|Personnel No|Badge No|Card No|Control No|Agent ID|Crew ID|Blg ng Empleyado',
  ),
  slot('idCard2', 'code', 'Secondary ID No|Access Card No|RFID No|Card Serial No|Second ID No'),
  slot(
    'other',
    'words',
    'SSS No|SSS|TIN|TIN No|Tax ID No|T.I.N.|Tax Identification No|SSS ID No|Blood Type|Valid Until|Validity|Expiry Date|Date Hired|Position|Department|Designation|Emergency Contact|In case of emergency|Contact No|Contact Person|Tel No|Mobile No|Signature|Issued|Date Issued|Authorized Signature|Branch|Relationship|Company Address|Civil Status|Nationality|Height|Weight',
  ),
];
