import { companyNamePlaceholder } from '@smile/contract/wink-templates';

export const companyNameHint = `${companyNamePlaceholder} stands for the company name.`;
