import { oneLine } from '../../../platform/text.ts';

/** Shared phrases also occur in other documents; card phrases count only on documents with few words. */
export type Sign = [weight: number, phrases: string, reach?: 'shared' | 'card'];

export const workSigns: Record<'PAYSLIP' | 'TAX_DOCUMENT' | 'EMPLOYMENT_CERTIFICATE', Sign[]> = {
  PAYSLIP: [
    [
      6,
      oneLine`
        Payslip|Pay Slip|Payroll Slip|Pay Record|Wages Slip|Wage Payment Slip|Honorarium Slip|Daily Wage Slip|
        Weekly Pay Slip|Weekly Payroll Slip|Earnings Slip|Compensation Slip|Salary Payment Slip|Payroll Details|
        Salary Details|Pay Details|Statement of Pay|Statement of Salary|Statement of Wages|Payroll Receipt|
        Job Order Payroll|JO Payroll|Job Order Payslip|JO Payslip|Job Order Pay Slip|Contract of Service Payslip|
        COS Payslip|Salary Envelope|Payroll Envelope|Sobre ng Sahod|Papel ng Sahod|Ulat ng Sahod|Kwenta ng Sahod|
        Kuwenta ng Sahod|Sahod ng Manggagawa|Salary Slip|Pay Stub|Paystub|Pay Statement|Earnings Statement|
        Talaan ng Sahod|Payroll Advice|Pay Advice|Salary Statement|Wage Slip|Employee Payslip|Statement of Earnings|
        Payroll Payslip|Earnings and Deductions Statement|Employee Pay Slip|Wage Statement|Payroll Statement|
        Pay Check Stub|Payroll Voucher|Salary Advice|Salary Voucher|Pay Voucher|Remuneration Statement|
        Employee Earnings Record|Pay Summary|Payment Advice Salary|Sahod Slip|Slip ng Sahod|Talaan ng Sweldo|
        Resibo ng Sahod|Your Payslip|e-Payslip|Electronic Payslip|Pay Envelope|Salary Computation|
        Payroll Computation|Salary Breakdown|Lista ng Sahod|Lista ng Sweldo|Sweldo Slip|Account of Wages|
        Seafarer Account of Wages|Seafarers Monthly Account of Wages|Wage Account|Wages Account|
        Seafarer Wage Account|Final Wage Account|Portage Bill|Allotment Slip|Final Pay Slip|Final Payslip|
        Final Pay Computation|Computation of Final Pay|Last Pay Computation|Computation of Last Pay|
        Back Pay Computation|13th Month Pay Slip|Bonus Slip|Commission Slip|Payout Slip|Pay Out Slip|
        Payout Statement|Payroll Credit Advice|Net Pay Advice|Pay Notice|Record of Pay|Kita Slip|Lingguhang Sahod|
        Buwanang Sahod|Paycheck Stub|Pay Computation|Wages Statement|Statement of Account of Wages`,
    ],
    [
      3,
      oneLine`
        Payroll for the week|Payroll for the period|Payroll for the month|Net Pay|Take Home Pay|Total Deductions|
        Gross Pay|Pay Period|Payroll Period|Net Salary|Netong Sahod|Kabuuang Bawas|Pay Date|Net Take Home Pay|
        Payroll Date|Kabuuang Kaltas|Net Amount Received|Gross Earnings|Total Gross Pay|Pay Begin Date|Pay End Date|
        Pay Begin|Pay End|Payout Date|Amount credited to your account|Amount deposited to your account|
        Gross Amount Earned|Salary Credited|Gross na Kita|Netong Suweldo|Net Payment|Kabuuang Sahod|Kabuuang Kita|
        Naiuwing Sahod|Sahod na Natanggap|Final Pay|Total Wages Earned|Take-home|Home Allotment|Net na Kita|
        Amount Earned|Net Take Home|Total Net Pay|Net Amount Paid`,
    ],
    [
      1.5,
      oneLine`
        Earnings|Deductions|Overtime Pay|Night Differential|Withholding Tax|Cut-off|Cutoff|SSS Contribution|
        PhilHealth Contribution|Pag-IBIG Contribution|HDMF Contribution|Holiday Pay|De Minimis|Tardiness|Undertime|
        Absences|Allowances|Basic Pay|SSS Loan|Gross Income|Total Earnings|Night Diff|Year to Date|Petsa ng Sahod|
        Late|Overtime|Tatanggapin|Matatanggap|Kaltas|Arawan|Sahod|Sweldo|Suweldo|Bale|Vale`,
    ],
  ],
  TAX_DOCUMENT: [
    [
      7,
      oneLine`
        Certificate of Compensation Payment/Tax Withheld|Certificate of Compensation Paid|
        Certificate of Compensation and Tax Withheld|Certificate of Income Payment|
        Certificate of Income and Tax Withheld|Certificate of Income Tax|Tax Withheld on Compensation|
        Certificate of Compensation Payment|BIR Form No 2316|Form No 2316|2316|
        Certificate of Creditable Tax Withheld at Source|BIR Form No 2307|Annual Income Tax Return|BIR Form No 1700|
        BIR Form No 1701|BIR Form No 1701A|BIR Form No 1701Q|BIR Form 2316|BIR Form 2307|BIR Form 1700|
        BIR Form 1701|BIR Form 1701A|Annual Income Tax Return|ITR|Income Tax Return|Wage and Tax Statement|Form W-2|
        Certificate of Income Tax Withheld|Certificate of Final Tax Withheld|Certificate of Tax Withheld|
        Income Tax Withheld on Compensation|Quarterly Income Tax Return|Statement of Compensation and Tax Withheld|
        Annual Information Return|Tax Return|Compensation Payment With or Without Tax Withheld`,
    ],
    [
      3,
      oneLine`
        Bureau of Internal Revenue|Kawanihan ng Rentas Internas|Gross Compensation Income|
        Taxable Compensation Income|Employer Information|Taxes Withheld|RDO Code|
        Non-Taxable/Exempt Compensation Income|Amount of Taxes Withheld|Gross Taxable Compensation Income|
        Tax Withheld`,
    ],
    [
      1,
      oneLine`
        For the Year|Tax Year|Taxable Year|Internal Revenue Service|Department of the Treasury|
        Federal income tax withheld|Social security wages|Medicare wages and tips|Withholding Agent|Payor|
        Income Payments|Taxpayer|Tax Due|Taxpayer Identification No|13th Month Pay and Other Benefits|
        Statutory Minimum Wage|De Minimis Benefits|Substituted Filing|Registered Address`,
    ],
  ],
  EMPLOYMENT_CERTIFICATE: [
    [
      7,
      oneLine`
        Certificate of Employment|Employment Certificate|Certificate of Deployment|Certificate of Assignment|
        Certificate of Engagement|Certificate of Contract of Service|Certificate of Services Rendered|
        Certification of Services Rendered|Certification of Service|Certification of Employment with Compensation|
        Certificate of Project Employment|Certificate of Work Experience|Certificate of Tenure|
        Certificate of Manpower Deployment|Certificate of Job Order Employment|Confirmation of Employment|
        Employment Confirmation|Statement of Employment|Record of Employment|Employment Record|
        Employment and Compensation|Certificate of Previous Employment|Certificate of Past Employment|
        Sertipiko ng Empleyo|Katunayan ng Pagtatrabaho|Patunay ng Pagtatrabaho|Certification of Employment|
        Sertipiko ng Pagtatrabaho|Certificate of Employment and Compensation|Katibayan ng Pagtatrabaho|
        Certificate of Employment with Compensation|Employment Certification|Service Record|Certificate of Service|
        Proof of Employment|Employment Verification|Verification of Employment|Employment Verification Letter|
        Certificate of Employment and Salary|Certificate of Employment with Salary|Certificate of Work|
        Letter of Employment|Work Certificate|Certification of Employment and Compensation|Sertipikasyon ng Empleyo|
        Certificate of Good Standing Employment|Certificate of Continued Employment`,
    ],
    [
      3,
      oneLine`
        present contract is|his present contract|her present contract|employer-employee relationship|
        monthly basic wage|daily wage of|is assigned to our|assigned to our client|RE Employment of|
        served this institution|served this school|served this office|served this company|served the company|
        served our company|an honorarium of|his services were|her services were|has been employed|is employed|
        employee of this|worker of this|personnel of this|per records on file in this office|assigned at the|
        assigned to the|detailed at the|up to the present|receiving a monthly|receiving a daily|earning a monthly|
        deployed as|has been with us|has been with the company|has been with our company|been with us as|
        worked with us|works with us|works for us|worked for us|casual employee|seasonal employee|
        part-time employee|full-time employee|project-based employee|probationary employee|reliever|assigned as|
        assigned to our client|assigned at our client|deployed as|deployed at|deployed to|deployed with|engaged as|
        engaged by|has been serving|is serving as|has served|has worked|had worked|was connected|
        contract of service|job order employee|job order worker|job order personnel|job order status|
        under our agency|our manpower|contractual worker|project worker|nagsilbi bilang|nagtatrabaho bilang|
        naging empleyado|kawani ng|manggagawa ng|was employed|currently employed|employed with|
        connected with this company|holding the position of|is currently connected|is presently employed|
        employee of|had been connected|empleyado ng|position of|has been connected|employment with|been working|
        working as|works as|worked as|working with us|served as|serving as|employed as|employed by|employed in|
        employed at|employed since|employed from|appointed as|hired as|was hired|designated as|holds the position|
        held the position|rendered service|rendered services|regular employee|permanent employee|
        probationary employee|contractual employee|project employee|monthly salary|annual salary|basic salary|
        monthly compensation|under our employ|in our employ|date hired|position held|employment status|nagtatrabaho|
        naglilingkod|namamasukan|in the service of|probationary status|permanent status|regular status|
        during his stay|during her stay|resigned from|voluntarily resigned`,
    ],
    [
      2,
      oneLine`
        This is to certify that|To Whom It May Concern|This certifies that|Ito ay nagpapatunay|nagpapatunay na si|
        Sa Kinauukulan|This certification is being issued|Certification|issued upon the request|
        legal purpose it may serve`,
      'shared',
    ],
    [1, 'Human Resources|HR Manager|compensation|to present|hanggang sa kasalukuyan', 'shared'],
  ],
};
