import { slot } from './slot.ts';

export const ssNumber = slot(
  'ssNumber',
  'sss',
  'SSS No|SSS|SSS ID No|SSS ID|SSS Account No|SSS GSIS No|SSS/GSIS No|SS No|S.S.S. No|Social Security No|Social Security|SSS Member No|SSS Reg No|SSS CRN|Employee SSS No|Numero sa SSS',
);
export const philHealthNumber = slot(
  'philHealthNumber',
  'philHealth',
  'PhilHealth No|PhilHealth|PhilHealth ID No|PhilHealth ID|PHIC No|PHIC|PHIC ID No|PHIC ID|Phil Health No|PhilHealth PIN|PHIC PIN|PIN PhilHealth|PhilHealth Identification No|PHILHEALTH Member No|PH No|PHN|Medicare No|PhilHealth Account No|PHealth No',
);
export const pagIbigNumber = slot(
  'pagIbigNumber',
  'pagIbig',
  'Pag-IBIG No|Pag-IBIG|Pag-IBIG MID No|Pag-IBIG MID|Pag-IBIG ID No|Pag-IBIG ID|HDMF No|HDMF|HDMF ID No|HDMF MID No|HDMF ID|HDMF MID|Pag-IBIG RTN|MID No|Pag-IBIG HDMF No|Pag-IBIG/HDMF No|Pag-IBIG Member No|Home Development Mutual Fund No|Pag-IBIG Account No|PAGIBIG MID RTN',
);
export const taxNumber = slot(
  'taxNumber',
  'tin',
  'TIN|TIN No|T.I.N.|T.I.N. No|Tax Identification No|Tax ID No|Tax ID|Taxpayer Identification No|Tax Payer Identification No|Tax No|Employee TIN|TIN ID|TIN ID No|BIR TIN|Taxpayer ID No|Tax Account No',
);
export const dateOfBirth = slot(
  'dateOfBirth',
  'date',
  'Date of Birth|Birth Date|Birthdate|Birthday|DOB|D.O.B.|Date of Birth (MM/DD/YYYY)|Date of Birth (mm/dd/yy)|Petsa ng Kapanganakan|Kapanganakan|Araw ng Kapanganakan|Born|Bday|B-Day|Kaarawan',
);
export const address = slot(
  'address',
  'address',
  'Address|Home Address|Residence Address|Residential Address|Present Address|Permanent Address|Complete Address|Current Address|Residence|Tirahan|Direksyon|Service Address|Billing Address|Installation Address|Premise Address|Premises Address|Mailing Address|Delivery Address|Service Location|Supply Address|Customer Address|Adres|Address ng Serbisyo|Lugar ng Serbisyo|Service Add|Bill Address',
);
export const gender = slot('gender', 'gender', 'Gender|Sex|Kasarian|Sex/Gender');
export const firstName = slot(
  'firstName',
  'namePart',
  'First Name|Given Name|Given Names|First Names|Unang Pangalan|Forename|Mga Pangalan|Given Name(s)|Pangalan',
);
export const middleName = slot(
  'middleName',
  'namePart',
  'Middle Name|Gitnang Pangalan|Panggitnang Pangalan|Mid Name|Middle|Gitnang Apelyido',
);
export const lastName = slot('lastName', 'namePart', 'Last Name|Surname|Family Name|Apelyido|Sur Name|Lastname');

export const nameLabels =
  "Name|Full Name|Complete Name|Pangalan|Buong Pangalan|Employee Name|Name of Employee|Employee's Name|Employee|Staff Name|Worker Name|Personnel Name|Associate Name|Emp Name|Empl Name|Employee Full Name|Team Member|Team Member Name|Pangalan ng Empleyado|Pangalan ng Manggagawa|Empleyado|Name (Last, First, Middle)|Name (Last First MI)|Employee's Name (Last Name, First Name, Middle Name)|Payee|Payee Name|Crew Name|Member Name";
/** Labels of things that are no field, in all types: they keep their values from being taken for others. */
export const otherLabels = [
  slot(
    'other',
    'words',
    'Employee No|Employee ID|Emp No|Emp ID|Employee Code|ID No|ID Number|Staff ID|Personnel No|Blg ng Empleyado|Payroll No|Payslip No|Department|Dept|Cost Center|Section|Division|Branch|Dept/Section|Department/Section|Kagawaran|Position|Designation|Job Title|Position Title|Posisyon|Katungkulan|Rank|Job Level|Grade|Tax Status|Tax Code|Status|Employment Status|Employment Type|Civil Status|Date Hired|Hire Date|Date of Hire|Hired Date|Hiring Date|Bank|Bank Name|Bank Account No|Bank Acct No|Bank Account|Account Type|Payroll Account No|Location|Work Location|Site|Project|Pay Type|Pay Frequency|Payroll Group|Pay Group|Pay Code|Daily Rate|Hourly Rate|Monthly Rate|Rate|Basic Rate|Days Worked|No of Days|Hours Worked|Contact No|Contact Person|Telephone No|Tel No|Fax No|Prepared by|Checked by|Approved by|Received by|Signature|Employee Signature|Dependents|Exemption|Date Printed|Print Date|Run Date|Year to Date|YTD|Leave Balance|Leave Credits|VL|SL|VAT Reg TIN|VAT Registered TIN|Supervisor|Manager|Company Address|Schedule|Cost Centre|Date Regularized|Separation Date|Payment Method|Mode of Payment|Account Status|Loan Balance|Beginning Balance|Ending Balance|Remarks|Page|Employee Information|Employer Information|Employee Details|Employer Details|Employer Information (Present)|Employer Information (Previous)|Company Information|Personal Information|Prepared for|Employee Signature',
  ),
] as const;
