import { companyNamePlaceholder } from '@smile/contract/company-name';

export const companyNameHint = `${companyNamePlaceholder} stands for the company name.`;
