import { firstName, lastName, middleName, nameLabels } from './person-slots.ts';
import { type Slot, slot } from './slot.ts';

/** For certificates that are forms rather than letters. */
export const certificateSlots: readonly Slot[] = [
  slot('fullName', 'person', nameLabels),
  firstName,
  middleName,
  lastName,
  slot(
    'employerName',
    'company',
    'Company|Company Name|Employer|Employer Name|Name of Company|Name of Employer|Kumpanya',
  ),
  slot(
    'employeeIdNumber',
    'code',
    'Employee No|Employee ID|Employee ID No|Emp No|Emp ID|ID No|Staff ID|Employee Code|Personnel No',
  ),
  slot(
    'position',
    'words',
    'Position|Designation|Job Title|Position Title|Posisyon|Position Held|Last Position Held|Current Position|Job Position|Present Position',
  ),
  slot('department', 'words', 'Department|Dept|Division|Section|Kagawaran|Business Unit|Department/Division'),
  slot(
    'employmentStatus',
    'words',
    'Employment Status|Status|Status of Employment|Status of Appointment|Employment Type|Katayuan sa Trabaho|Nature of Employment|Employee Status',
  ),
  slot(
    'startDate',
    'date',
    'Date Hired|Hire Date|Start Date|Date of Hire|Date of Employment|Date Employed|Date Started|Employed Since|Employment Date|Petsa ng Pagpasok|Date Joined|Joining Date|Date of Joining|Hired Date|From',
  ),
  slot(
    'endDate',
    'date',
    'End Date|Date Separated|Separation Date|Date of Separation|Last Day of Employment|Last Day of Work|Date Resigned|Resignation Date|End of Contract|Effective Date of Resignation|Until|To|Last Working Day',
  ),
  slot(
    'period',
    'period',
    'Period of Employment|Inclusive Dates|Employment Period|Dates of Employment|Period of Service|Length of Service|Inclusive Dates of Employment|Duration of Employment',
  ),
  slot(
    'salaryAmount',
    'money',
    'Basic Salary|Monthly Salary|Salary|Monthly Basic Salary|Basic Monthly Salary|Annual Salary|Gross Salary|Basic Pay|Compensation|Gross Monthly Salary|Monthly Basic Pay|Gross Monthly Compensation|Annual Compensation|Gross Annual Compensation|Total Annual Compensation|Annual Gross Compensation|Annual Basic Salary|Monthly Compensation|Total Compensation|Gross Monthly Income|Monthly Rate|Gross Compensation|Sahod',
  ),
  slot('purpose', 'words', 'Purpose|Layunin|Purpose of Certificate'),
  slot('remarks', 'words', 'Remarks|Remark|Puna|Notes'),
  slot('issueDate', 'date', 'Date Issued|Issue Date|Date of Issue|Issued On|Date of Issuance|Petsa|Date'),
  slot('other', 'words', 'TIN|SSS No|Tel No|Telephone|Email|Address|Contact No|Fax No|Website'),
];
