import { archiveMessages } from '@smile/contract/archives';
import type { BodyOf } from '@smile/contract/endpoint';
import type { payslipsApi } from '@smile/contract/payslips';
import type { ModeContext } from '../../../context.ts';
import { decodeBase64 } from '../decode-base64.ts';
import { type StagedArchive, stageArchive } from './stage-archive.ts';

/** @throws ApiError as `stageArchive` does */
export async function stagePayslip(
  ctx: ModeContext,
  body: BodyOf<typeof payslipsApi.uploadRawFile>,
): Promise<StagedArchive> {
  const bytes = await decodeBase64(body.fileContent, archiveMessages.notBase64(1));
  return stageArchive(ctx, {
    userId: body.userId,
    providerId: 'tenant-provided',
    fileType: 'PAYSLIP',
    purpose: 'ANALYZE',
    submissionKey: null,
    files: [{ name: null, subType: 'PAYSLIP', format: body.fileExtensionType, bytes }],
  });
}
