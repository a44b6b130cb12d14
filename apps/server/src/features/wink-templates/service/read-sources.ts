import type { TemplateInput } from '@smile/contract/wink-templates';
import type { ModeContext } from '../../../context.ts';
import { invalid } from '../../../platform/errors.ts';
import { findDatasource, findFileType } from '../../datasources/service/datasources.ts';

/**
 * The provider list may also contain document types, which become uploadable file types.
 * @throws ApiError INVALID_PARAMETERS for unknown ones
 */
export function readSources(ctx: ModeContext, input: TemplateInput): TemplateInput {
  const { providers, topProviders } = input.providerConfig;
  const listedDocuments = providers.filter((id) => findFileType(ctx, id) !== null);
  const fileTypes = [...new Set([...input.fileTypeConfig.fileTypes, ...listedDocuments])];
  const providerIds = [...providers.filter((id) => !listedDocuments.includes(id)), ...topProviders];
  const provider = providerIds.find((id) => findDatasource(ctx, id) === null);
  if (provider !== undefined) throw invalid(`There is no provider "${provider}".`);
  const fileType = fileTypes.find((id) => findFileType(ctx, id) === null);
  if (fileType !== undefined) throw invalid(`There is no file type "${fileType}".`);
  return { ...input, fileTypeConfig: { fileTypes } };
}
