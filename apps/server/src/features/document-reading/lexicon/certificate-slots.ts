import { oneLine } from '../../../platform/text.ts';
import { firstName, lastName, middleName, nameLabels } from './person-slots.ts';
import { type Slot, slot } from './slot.ts';

/** For certificates in the form of a table instead of a letter. */
export const certificateSlots: readonly Slot[] = [
  slot('fullName', 'person', nameLabels),
  firstName,
  middleName,
  lastName,
  slot(
    'employerName',
    'company',
    oneLine`
      Company|Company Name|Employer|Employer Name|Name of Company|Name of Employer|Kumpanya|Employer's Name|
      Name of Organization|Organization|Business Name|Firm|Kompanya|Pangalan ng Kumpanya|Establishment|
      Employer/Company|Present Employer`,
  ),
  slot(
    'employeeIdNumber',
    'code',
    oneLine`
      Employee No|Employee ID|Employee ID No|Emp No|Emp ID|ID No|Staff ID|Employee Code|Personnel No|Employee Num|
      Employee No.|Employee Number|ID Number|Emp ID No|Employee ID Number|Employee's ID|Staff No|Staff Number|
      Personnel ID|Badge No|Company ID No|Worker ID|Associate ID|Payroll No|Blg ng Empleyado|Crew ID|Crew No|
      Member ID|Employee File No|Company ID|Biometric No|Agent ID|Faculty ID|Agency ID|Agency ID No|Guard ID|
      Agency Employee No|Staff Code|Personnel Code|Employee File No|Worker No|Worker Code|Associate No|
      Team Member ID|Team Member No|Member/Employee Code|Member/Employee No|Employee/Member No|Colleague ID|
      Workday ID|Global ID|Global Employee ID|Corporate ID|Service ID|Faculty No|Employee Reference No`,
    'Plantilla Item No|Plantilla No|Item No',
  ),
  slot(
    'position',
    'words',
    oneLine`
      Position|Work Assignment|Job Assignment|Nature of Work|Kind of Work|Type of Work|Nature of Job|Trade|
      Trade/Skill|Skill/Trade|Job Classification|Uri ng Trabaho|Rank|Designation|Job Title|Position Title|
      Posisyon|Position Held|Last Position Held|Current Position|Job Position|Present Position|Position/Title|
      Position / Designation|Position/Designation|Designation/Position|Job Designation|Title|Role|Job Role|
      Role/Position|Last Position|Latest Position|Final Position|Current Designation|Current Role|
      Current Job Title|Occupation|Rank/Position|Position/Rank|Official Designation|Employed As|Hired As|
      Deployed As|Engaged As|Serving As|Katungkulan|Tungkulin|Posisyon sa Trabaho|Position at Separation|
      Plantilla Position`,
  ),
  slot(
    'department',
    'words',
    oneLine`
      Department|Dept|Division|Section|Kagawaran|Business Unit|Department/Division|Dept/Section|
      Department/Section|Department / Unit|Assigned Department|Department Assigned|Office|Area of Assignment|
      Assignment|Assigned To|Group|Cost Center|Branch/Department|Office/Department|Division/Department|
      Business Group|Team|Department/Team|Team/Department|Function|Organizational Unit|Org Unit|Work Group|
      Business Function`,
  ),
  slot(
    'employmentStatus',
    'words',
    oneLine`
      Employment Status|Employment Status upon Separation|Employment Status at Separation|Status upon Separation|
      Last Employment Status|Status at the Time of Separation|Status|Status of Employment|Status of Appointment|
      Employment Type|Katayuan sa Trabaho|Nature of Employment|Employee Status|Type of Employment|
      Employment Classification|Classification|Appointment Status|Employment Category|Nature of Appointment|
      Type of Appointment|Contract Type|Employment|Status of Employee|Employee Type|Kalagayan ng Empleyo|
      Job Status|Work Status`,
  ),
  slot(
    'startDate',
    'firstDay',
    oneLine`
      Date Hired|Date of Original Appointment|Original Appointment|Date of First Appointment|Hire Date|Start Date|
      Date of Hire|Date of Employment|Date Employed|Date Started|Employed Since|Employment Date|Petsa ng Pagpasok|
      Date Joined|Joining Date|Date of Joining|Hired Date|From|Hired On|Date of Hiring|Date Hire|Date of Entry|
      Entry Date|Date of Engagement|Engagement Date|Employment Start Date|Start of Employment|Employment Start|
      Employment Commencement|Commencement Date|Date of Commencement|Date of Appointment|Appointment Date|
      Original Hire Date|First Day of Work|First Day|Started On|Joined On|Onboarding Date|Service From|
      Period From|Employed From|Date Started Working|Since|Petsa ng Pagkuha|Petsa ng Simula|Nagsimula noong|Mula|
      Simula|Start`,
  ),
  slot(
    'endDate',
    'lastDay',
    oneLine`
      End Date|Date Separated|Separation Date|Date of Separation|Last Day of Employment|Last Day of Work|
      Date Resigned|Resignation Date|End of Contract|Effective Date of Resignation|Until|To|Last Working Day|
      Employment End Date|End of Employment|Employment End|Date of Resignation|Effectivity of Resignation|
      Effective Date of Separation|Separated On|Separation Effective Date|Date of Termination|Termination Date|
      Contract End|Contract End Date|End of Contract Date|Service To|Period To|Employed Until|Date Ended|Last Day|
      Last Day in Service|Last Day of Service|Exit Date|Relieving Date|Hanggang|Petsa ng Pag-alis|
      Petsa ng Pagbibitiw|Clearance Date`,
  ),
  slot(
    'period',
    'span',
    oneLine`
      Period of Employment|Inclusive Dates|Employment Period|Dates of Employment|Period of Service|
      Length of Service|Inclusive Dates of Employment|Duration of Employment|Employment Dates|Dates Employed|
      Date of Employment (From - To)|Term of Employment|Tenure|Tenureship|Duration|Duration of Service|
      Years of Service|Service Dates|Inclusive Period|Inclusive Period of Employment|Period Covered|
      Employed From To|From - To|Period|Panahon ng Pagtatrabaho|Panahon ng Paglilingkod`,
  ),
  slot(
    'salaryAmount',
    'money',
    oneLine`
      Basic Salary|Monthly Salary|Salary|Monthly Basic Salary|Basic Monthly Salary|Annual Salary|Gross Salary|
      Basic Pay|Compensation|Gross Monthly Salary|Monthly Basic Pay|Gross Monthly Compensation|
      Annual Compensation|Gross Annual Compensation|Total Annual Compensation|Annual Gross Compensation|
      Annual Basic Salary|Monthly Compensation|Total Compensation|Gross Monthly Income|Monthly Rate|
      Gross Compensation|Sahod|Basic Monthly Pay|Basic Monthly Compensation|Basic Monthly Rate|Basic Rate|
      Basic Annual Salary|Gross Monthly Pay|Gross Monthly Salary (PHP)|Gross Pay|Gross Income|Gross Annual Salary|
      Gross Annual Income|Monthly Gross Salary|Monthly Gross Pay|Monthly Gross|Monthly Gross Income|
      Monthly Gross Compensation|Monthly Income|Monthly Take Home Pay|Monthly Wage|Monthly Remuneration|
      Monthly Earnings|Annual Pay|Annual Income|Annual Gross Salary|Annual Gross Income|Annual Remuneration|
      Yearly Salary|Yearly Compensation|Daily Rate|Daily Wage|Hourly Rate|Current Salary|Current Monthly Salary|
      Current Basic Salary|Last Salary|Last Salary Received|Last Basic Salary|Last Drawn Salary|Latest Salary|
      Salary Rate|Salary per Month|Salary/Month|Rate per Month|Total Monthly Compensation|Total Monthly Income|
      Total Annual Income|Total Annual Salary|Total Gross Annual Compensation|Total Pay|Remuneration|
      Total Remuneration|Compensation Package|Compensation (Monthly)|Base Salary|Base Pay|Pay|Wage|Buwanang Sahod|
      Buwanang Sweldo|Sweldo|Suweldo|Sahod kada Buwan|Taunang Sahod`,
  ),
  slot('salaryTerm', 'words', 'Salary Term|Salary Basis|Pay Basis|Rate Basis|Pay Frequency', 'Per'),
  slot(
    'purpose',
    'words',
    oneLine`
      Purpose|Layunin|Purpose of Certificate|Purpose/s|Reason|Reason for Request|Purpose of Request|
      Purpose of Issuance|Purpose of this Certificate|Purpose of Certification|Issued For|Requested For|
      To be used for|For|Para sa`,
  ),
  slot('remarks', 'words', 'Remarks|Remark|Puna|Notes'),
  slot(
    'issueDate',
    'date',
    oneLine`
      Date Issued|Issue Date|Date of Issue|Issued On|Date of Issuance|Petsa|Date|Dated|Date Given|Date Prepared|
      Date Signed|Signed On|Signed this|Certification Date|Certificate Date|Date of Certificate|
      Date of Certification|Issuance Date|Given On|Prepared On|Release Date|Date Released|Petsa ng Pag-isyu|
      Petsa ng Pagkakaloob|Inisyu noong|Ibinigay noong`,
  ),
  slot(
    'other',
    'words',
    oneLine`
      TIN|SSS No|Tel No|Telephone|Email|Address|Contact No|Fax No|Website|Employer TIN|Company Address|
      Office Address|Contact Number|Contact Person|Phone|Phone No|Mobile No|Fax|Certificate No|Certification No|
      Control No|Reference No|Ref No|Document No|Validity|Valid Until|Monthly Allowance|Allowances|Allowance|
      Rice Allowance|Transportation Allowance|Meal Allowance|Other Allowances|13th Month Pay|Bonus|Supervisor|
      Reports To|Immediate Supervisor|Reason for Leaving|Reason for Separation|Work Location|Place of Assignment|
      Home Address|Date of Birth|Civil Status|PhilHealth No|Pag-IBIG No|SEC Registration No|Prepared by|
      Verified by|Noted by|Certified by|Approved by`,
  ),
];
