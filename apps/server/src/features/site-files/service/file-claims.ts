import { inputsOf } from '@smile/site-model/answers';
import { hasFiles } from '@smile/site-model/fields/field-types';
import type { FormScreen } from '@smile/site-model/flow';
import { isStoredFile, type StoredFile } from '@smile/site-model/visits/stored-files';
import type { ModeContext } from '../../../context.ts';
import { toApiTime } from '../../../platform/clock.ts';
import { invalid } from '../../../platform/errors.ts';
import { type SiteFileRow, selectFilesOfSession } from '../shared-queries.ts';
import { removeFilesExcept } from './file-removal.ts';

/**
 * Replaces file ids in a form's answers by the stored files, and deletes other files of the same fields.
 * @throws ApiError INVALID_PARAMETERS for files that the session did not upload for the field
 */
export async function claimFiles(
  tx: ModeContext,
  { sessionId, screen }: { sessionId: string; screen: FormScreen },
  data: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const fields = inputsOf(screen).filter(hasFiles);
  if (fields.length === 0) return data;
  const uploaded = await selectFilesOfSession(tx, sessionId);
  const claimed = fields.map(({ id, name, type }) => {
    const ids = (data[name] ?? []) as readonly string[];
    const files = ids.map((fileId) => uploaded.find((file) => file.id === fileId && file.componentId === id));
    if (files.some((file) => !file)) throw invalid(`${name}: Please add the file again.`);
    const stored = files.map((file) => toStored(file!));
    return [name, type === 'Signature' ? (stored[0] ?? null) : ids.length > 0 ? stored : null] as const;
  });
  await removeFilesExcept(tx, sessionId, {
    ids: claimedIds(Object.fromEntries(claimed)),
    componentIds: fields.map(({ id }) => id),
  });
  return { ...data, ...Object.fromEntries(claimed) };
}

/** File ids in a form's answers. */
export function claimedIds(data: Record<string, unknown>): Set<string> {
  return new Set(
    Object.values(data)
      .flat()
      .filter(isStoredFile)
      .map(({ id }) => id),
  );
}

function toStored({ id, name, contentType, sizeBytes, createdAt, archiveId }: SiteFileRow): StoredFile {
  return { id, name, contentType, sizeBytes, uploadedAt: toApiTime(createdAt), archiveId };
}
