import type { LinkFileType } from '@smile/contract/widget-archives';
import type { ModeContext } from '../../../context.ts';
import { listUploadTypes } from '../../datasources/service/list-datasources.ts';
import { resolveTemplate } from './resolve-template.ts';

/** Document types of a widget with this template; the defaults when it selects none. */
export async function listTemplateFileTypes(ctx: ModeContext, id: string | undefined): Promise<LinkFileType[]> {
  return listUploadTypes(ctx, (await resolveTemplate(ctx, id)).fileTypeConfig.fileTypes);
}
