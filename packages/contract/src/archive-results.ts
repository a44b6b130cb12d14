import { z } from 'zod';
import { analysisSchemas, documentTypeSchema, type ReadableType } from './archive-analysis.ts';

export const archiveClassificationSchema = z
  .object({ fileType: documentTypeSchema.describe('Type that the content looks like.') })
  .meta({ id: 'ArchiveClassification' });

/** The fields of all types. A field of several types is parsed in the same way for all of them. */
export const archiveAnalysisSchema = z
  .object({
    ...analysisSchemas.COMPANY_ID.shape,
    ...analysisSchemas.PAYSLIP.shape,
    ...analysisSchemas.TAX_DOCUMENT.shape,
    ...analysisSchemas.CLEARANCE_NBI.shape,
    ...analysisSchemas.TELCO_BILL.shape,
    ...analysisSchemas.ELECTRICITY_BILL.shape,
    ...analysisSchemas.WATER_BILL.shape,
    ...analysisSchemas.EMPLOYMENT_CERTIFICATE.shape,
  })
  .meta({ id: 'ArchiveAnalysis', deprecated: true });
export type ArchiveAnalysis = z.infer<typeof archiveAnalysisSchema>;

const extractionOf = <const Type extends ReadableType>(type: Type) =>
  z.object({ fileType: z.literal(type), analysis: analysisSchemas[type] });

/** Only the fields of the type that was read. */
export const archiveExtractionSchema = z
  .discriminatedUnion('fileType', [
    extractionOf('PAYSLIP').meta({ id: 'ArchivePayslipExtraction' }),
    extractionOf('TAX_DOCUMENT').meta({ id: 'ArchiveTaxDocumentExtraction' }),
    extractionOf('CLEARANCE_NBI').meta({ id: 'ArchiveNbiClearanceDocumentExtraction' }),
    extractionOf('TELCO_BILL').meta({ id: 'ArchiveTelcoBillExtraction' }),
    extractionOf('ELECTRICITY_BILL').meta({ id: 'ArchiveElectricityBillExtraction' }),
    extractionOf('WATER_BILL').meta({ id: 'ArchiveWaterBillExtraction' }),
    extractionOf('EMPLOYMENT_CERTIFICATE').meta({ id: 'ArchiveEmploymentCertificateExtraction' }),
    extractionOf('COMPANY_ID').meta({ id: 'ArchiveCompanyIdExtraction' }),
  ])
  .meta({ id: 'ArchiveExtraction' });
export type ArchiveExtraction = z.infer<typeof archiveExtractionSchema>;

const validationResultSchema = z
  .object({
    resultCode: z.enum(['PASSED', 'FAILED', 'NO_DATA']),
    score: z.number().min(0).max(100).nullable().describe('0–100; null where there is nothing to compare with.'),
    resultMessage: z.string(),
  })
  .meta({ id: 'ArchiveValidationResult' });
export type ArchiveValidationResult = z.infer<typeof validationResultSchema>;

export const archiveValidationSchema = z
  .object({
    fileType: z.string(),
    metadata: validationResultSchema.describe('Signs that the file was edited, and whether it has the declared type.'),
    computation: validationResultSchema.describe('Whether the amounts of the document agree with each other.'),
    identity: validationResultSchema.describe('Whether names and ID numbers agree with other data of the user.'),
    location: validationResultSchema.describe('Whether the address agrees with other data of the user.'),
  })
  .meta({ id: 'ArchiveValidation' });
export type ArchiveValidation = z.infer<typeof archiveValidationSchema>;
