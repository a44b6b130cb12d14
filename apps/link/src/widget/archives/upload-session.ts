import type { LinkArchive, LinkFileType } from '@smile/contract/widget-archives';
import type { Screen } from '../screen.ts';
import { consentOf, push, replace } from '../screen-stack.ts';
import type { Session } from '../session/session-state.ts';

export type UploadEvent =
  | { type: 'fileTypeOpened'; fileType: string }
  | { type: 'uploadOpened'; fileType: string }
  | { type: 'archiveStored'; archive: LinkArchive }
  | { type: 'archiveChanged'; archive: LinkArchive }
  | { type: 'archiveRevokeAsked'; archiveId: string }
  | { type: 'archiveRemoved'; archiveId: string };

type Uploading = Pick<Session, 'uploads' | 'settings' | 'stack'>;

export function updateUploads<S extends Uploading>(session: S, event: UploadEvent): S {
  switch (event.type) {
    case 'fileTypeOpened':
      return push(session, screenOfFileType(session, event.fileType));
    case 'uploadOpened':
      return push(session, { name: 'upload', fileType: event.fileType });
    case 'archiveStored':
      return storeArchive(session, event.archive);
    case 'archiveChanged':
      return changeArchive(session, event.archive);
    case 'archiveRevokeAsked':
      return askRevoke(session, event.archiveId);
    case 'archiveRemoved':
      return removeArchive(session, event.archiveId);
  }
}

export function canUpload({ uploads }: Pick<Session, 'uploads'>): boolean {
  return uploads.fileTypes.length > 0;
}

/** The document type that the page or template opens directly, skipping the list. */
export function soleFileType({ settings, uploads }: Pick<Session, 'settings' | 'uploads'>): LinkFileType | null {
  const [id, ...others] = settings.providerIds;
  return (others.length === 0 && uploads.fileTypes.find(({ type }) => type === id)) || null;
}

/** Opens the documents of this type that were already shared, or the upload if there are none. */
export function screenOfFileType({ uploads }: Pick<Session, 'uploads'>, fileType: string): Screen {
  const isShared = uploads.archives.some((archive) => archive.fileType === fileType);
  return { name: isShared ? 'archives' : 'upload', fileType };
}

function storeArchive<S extends Uploading>(session: S, archive: LinkArchive): S {
  const { uploads } = session;
  const others = uploads.archives.filter(({ id }) => id !== archive.id);
  const stored = { ...session, uploads: { ...uploads, archives: [archive, ...others] } };
  const screen = session.stack.at(-1);
  if (screen?.name !== 'upload' || screen.fileType !== archive.fileType) return stored;
  const list: Screen[] = soleFileType(session) ? [] : [...consentOf(session), { name: 'providers' }];
  return { ...stored, stack: [...list, { name: 'archiveSuccess', fileType: archive.fileType }] };
}

function changeArchive<S extends Uploading>(session: S, changed: LinkArchive): S {
  const { uploads } = session;
  const archives = uploads.archives.map((archive) => (archive.id === changed.id ? changed : archive));
  return { ...session, uploads: { ...uploads, archives } };
}

function askRevoke<S extends Uploading>(session: S, archiveId: string): S {
  const archive = session.uploads.archives.find(({ id }) => id === archiveId);
  return archive ? push(session, { name: 'revokeArchive', fileType: archive.fileType, archiveId }) : session;
}

function removeArchive<S extends Uploading>(session: S, archiveId: string): S {
  const { uploads } = session;
  const archives = uploads.archives.filter(({ id }) => id !== archiveId);
  const removed = { ...session, uploads: { ...uploads, archives } };
  const screen = session.stack.at(-1);
  if (screen?.name !== 'revokeArchive' || screen.archiveId !== archiveId) return removed;
  const before = { ...removed, stack: session.stack.slice(0, -1) };
  return archives.some(({ fileType }) => fileType === screen.fileType)
    ? before
    : replace(before, { name: 'archiveRemoved', fileType: screen.fileType });
}
