import type { consentTemplateFormSchema } from '@smile/contract/consent-templates';
import type { z } from 'zod';

export type ConsentTemplateForm = z.infer<typeof consentTemplateFormSchema>;
