import type { LinkFileType } from '@smile/contract/widget-archives';
import type { ModeContext } from '../../../context.ts';
import { listUploadTypes } from '../../datasources/service/list-datasources.ts';
import { resolveTemplate } from './resolve-template.ts';

/** The document types that a widget with this template takes, the usual ones where the template chooses none. */
export async function listTemplateFileTypes(ctx: ModeContext, id: string | undefined): Promise<LinkFileType[]> {
  return listUploadTypes(ctx, (await resolveTemplate(ctx, id)).fileTypeConfig.fileTypes);
}
