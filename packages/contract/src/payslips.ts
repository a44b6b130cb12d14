import { z } from 'zod';
import { analysisSchemas } from './archive-analysis.ts';
import { archiveSchema, fileFormatSchema } from './archives.ts';
import { dateRangeQuery, dateSchema, idSchema, listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { currencySchema } from './iso-codes.ts';
import { sourceMetadataSchema } from './user-data.ts';

const score = z.number().int().min(0).max(100).nullable();

const payslipPredictionSchema = z
  .object({
    ...analysisSchemas.PAYSLIP.shape,
    matchResult: z
      .object({
        employeeNameAndIdentificationNumberMatchScore: score.describe('The lowest of the other scores.'),
        employeeNameAndSsNumberMatchScore: score,
        employeeNameAndPagIbigNumberMatchScore: score,
        employeeNameAndPhilHealthNumberMatchScore: score,
        employeeNameAndTaxNumberMatchScore: score,
      })
      .describe('How well the name matches each number according to the user’s other data; null without other data.'),
    metadata: sourceMetadataSchema,
  })
  .meta({ id: 'ArchivePayslip' });
export type PayslipPrediction = z.infer<typeof payslipPredictionSchema>;

const text = z.string().trim().max(200).nullish();
const manualDataSchema = z.object({
  startDate: dateSchema.nullish(),
  endDate: dateSchema.nullish(),
  currency: currencySchema.nullish(),
  grossAmount: z.number().nullish(),
  netAmount: z.number().nullish(),
  employerName: text,
  employeeName: text,
  payDate: dateSchema.nullish(),
  ssNumber: text,
  philHealthNumber: text,
  taxNumber: text,
  pagIbigNumber: text,
});

const shared = { tag: 'Archives', auth: 'openApi' } as const;

export const payslipsApi = {
  uploadRawFile: endpoint({
    ...shared,
    operationId: 'uploadPayslipFile',
    summary: 'Upload a payslip',
    method: 'POST',
    path: '/archives/-/payslips/uploadRawFile',
    /** 15 MB take 20 MB in base64; the rest is for the other fields. */
    maxBodyBytes: 21 * 1024 * 1024,
    body: z.object({
      userId: idSchema,
      fileExtensionType: fileFormatSchema,
      fileContent: z
        .string()
        .meta({ examples: ['JVBERi0xLjcK…'] })
        .describe('File content in base64, at most 15 MB before encoding.'),
    }),
    answer: archiveSchema,
    errors: ['MISSING_RESOURCE', 'UNAUTHORIZED_ACCESS'],
  }),
  queryPrediction: endpoint({
    ...shared,
    operationId: 'getPayslipPrediction',
    summary: 'Get the fields of a payslip, with corrections',
    method: 'GET',
    path: '/archives/-/payslips/queryPrediction',
    query: z.object({ archiveId: idSchema }),
    answer: payslipPredictionSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  listPredictions: endpoint({
    ...shared,
    operationId: 'listPayslipPredictions',
    summary: 'List the fields of payslips, newest first',
    description: 'startDate and endDate filter the day of the upload, both days included.',
    method: 'GET',
    path: '/archives/-/payslips/listPredictions',
    query: pageQuery().extend(dateRangeQuery.shape),
    answer: listOf(payslipPredictionSchema),
  }),
  sendManualResult: endpoint({
    ...shared,
    operationId: 'sendPayslipManualResult',
    summary: 'Send a person’s corrections of a payslip',
    description: 'The given values are stored and returned instead of the read ones.',
    method: 'POST',
    path: '/archives/-/payslips/sendManualResult',
    body: z.object({
      archiveId: idSchema,
      validFile: z.boolean().describe('Whether the file is a payslip.'),
      checkedFields: z.array(z.string().max(50)).max(50).optional().describe('Fields that a person checked.'),
      data: manualDataSchema.optional(),
    }),
    answer: null,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
