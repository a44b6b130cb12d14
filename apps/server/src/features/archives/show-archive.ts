import type { Archive } from '@smile/contract/archives';
import type { LinkArchive } from '@smile/contract/link-archives';
import { keptDays } from '@smile/contract/retention';
import type { ModeContext } from '../../context.ts';
import { addSeconds, toApiTime } from '../../platform/clock.ts';
import { signFilePath } from '../../platform/files/signed-path.ts';
import { fileKeyOf } from './file-key.ts';
import type { ArchiveFileRow, ArchiveRow } from './queries.ts';

const daySeconds = 24 * 3600;

/** As the tenant sees it. */
export function showArchive(ctx: ModeContext, row: ArchiveRow, files: ArchiveFileRow[]): Archive {
  return {
    id: row.id,
    createdAt: toApiTime(row.createdAt),
    providerId: row.providerId,
    userId: row.userId,
    type: row.fileType,
    state: {
      status: row.status,
      errorCode: row.errorCode,
      errorMessage: row.errorMessage,
      updatedAt: toApiTime(row.statusUpdatedAt),
    },
    rawFiles: filesOf(row, files).map((file) => ({
      id: file.id,
      createdAt: toApiTime(file.createdAt),
      name: file.name,
      subType: file.subType,
      size: kilobytesOf(file),
      format: file.format,
      url: urlOf(ctx, file),
    })),
  };
}

/** As the end user's widget sees it. */
export function showLinkArchive(row: ArchiveRow, files: ArchiveFileRow[]): LinkArchive {
  return {
    id: row.id,
    userId: row.userId,
    fileType: row.fileType,
    status: row.status,
    createdAt: toApiTime(row.createdAt),
    rawFiles: filesOf(row, files).map((file) => ({
      id: file.id,
      name: file.name,
      subType: file.subType,
      format: file.format,
      size: kilobytesOf(file),
    })),
  };
}

function filesOf(row: ArchiveRow, files: ArchiveFileRow[]): ArchiveFileRow[] {
  return files.filter(({ archiveId }) => archiveId === row.id);
}

function kilobytesOf({ sizeBytes }: ArchiveFileRow): number {
  return Math.ceil(sizeBytes / 1024);
}

function urlOf(ctx: ModeContext, file: ArchiveFileRow): string {
  const expiresAt = addSeconds(file.createdAt, keptDays * daySeconds);
  return ctx.config.linkUrl + signFilePath(ctx.vault, fileKeyOf(ctx, file.archiveId, file), expiresAt);
}
