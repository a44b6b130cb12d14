import { z } from 'zod';
import { countrySchema } from './iso-codes.ts';
import { consentSchema } from './lookups.ts';

/** The template that the portal uses; the others are older aliases. */
export const signalTemplateId = 'tpl-sgn003001';
export const signalTemplateIds = [
  signalTemplateId,
  'signalTpl-cb19dbc4d13b985674bd5f20bfeee7e8',
  'signalTpl-f250f305c3bf0aa690cca93ef0f0fb03',
  'signalTpl-f6b74d81a4807f4c01e6a920920775ad',
  'signalTpl-7a01659636c119ca4566308effd05d06',
  'signalTpl-e5ba74fe8089fe44eeeafb68991b1e70',
] as const;
export const signal2TemplateId = 'tpl-sgn002001';
export const signal3TemplateIds = { mexico: 'tpl-sgn003002', thailand: 'tpl-social-securities-signal-th' } as const;

export const signalIdTypeSchema = z.enum(['PID']).meta({ id: 'SignalIdType' });

const byPhone = { phone: z.string(), countryCode: countrySchema, consent: consentSchema };

/** The stored request of each template, discriminated by `templateId`. */
export const signalMetaSchema = z
  .discriminatedUnion('templateId', [
    z.object({ templateId: z.enum(signalTemplateIds), ...byPhone }),
    z.object({ templateId: z.literal(signal2TemplateId), ...byPhone }),
    z.object({
      templateId: z.literal(signal3TemplateIds.mexico),
      fullName: z.string(),
      phone: z.string(),
      curp: z.string(),
      nss: z.string().nullable(),
      emailAddress: z.string().nullable(),
      consent: consentSchema,
    }),
    z.object({
      templateId: z.literal(signal3TemplateIds.thailand),
      fullName: z.string(),
      mobileNumber: z.string(),
      idType: signalIdTypeSchema,
      idNumber: z.string(),
      consent: consentSchema,
    }),
  ])
  .meta({ id: 'BetaSignalRequestMeta' });
export type SignalMeta = z.infer<typeof signalMetaSchema>;

/** The requested phone number, whichever field the template uses. */
export function phoneOfSignal(request: SignalMeta): string {
  return 'phone' in request ? request.phone : request.mobileNumber;
}
