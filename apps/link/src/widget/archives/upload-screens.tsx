import type { LinkFileType } from '@smile/contract/widget-archives';
import type { CloseReason } from '@smile/sdk/options';
import { translate } from '../../languages/translate.ts';
import { canConnectMore, currentScreen, hasSoleSource } from '../session/session.ts';
import type { Session } from '../session/session-state.ts';
import type { WidgetContext } from '../widget-context.ts';
import { ArchiveResultScreen } from './archive-result-screen.tsx';
import { ArchivesScreen } from './archives-screen.tsx';
import { FileTypesScreen } from './file-types-screen.tsx';
import { ReadingNote } from './reading-note.tsx';
import { RevokeArchiveScreen } from './revoke-archive-screen.tsx';
import { removeArchive } from './upload-actions.ts';
import { UploadScreen } from './upload-screen.tsx';

export interface UploadScreensProps {
  session: Session;
  ctx: WidgetContext;
  onClose: (reason: CloseReason) => void;
}

export function UploadScreens({ session, ctx, onClose }: UploadScreensProps) {
  const { settings, uploads } = session;
  const screen = currentScreen(session);
  if (screen.name === 'fileTypes') {
    return (
      <FileTypesScreen
        uploads={uploads}
        companyName={settings.companyName}
        onOpen={(fileType) => ctx.dispatch({ type: 'fileTypeOpened', fileType })}
        onSurvey={() => ctx.dispatch({ type: 'surveyOpened' })}
      />
    );
  }
  const fileType = 'fileType' in screen && uploads.fileTypes.find(({ type }) => type === screen.fileType);
  return fileType ? <FileTypeScreen session={session} ctx={ctx} fileType={fileType} onClose={onClose} /> : null;
}

/** Screens of one document type. */
function FileTypeScreen({ session, ctx, fileType, onClose }: UploadScreensProps & { fileType: LinkFileType }) {
  const { settings, uploads } = session;
  const { companyName, doneButtonText } = settings;
  const { type, typeLabel } = fileType;
  const screen = currentScreen(session);
  const archives = uploads.archives.filter((archive) => archive.fileType === type);
  const openUpload = () => ctx.dispatch({ type: 'uploadOpened', fileType: type });
  const openList = {
    label: translate(settings.connectMoreButtonText),
    onClick: () => ctx.dispatch({ type: 'listOpened' }),
  };
  const done = () => onClose('exit');
  switch (screen.name) {
    case 'upload':
      return <UploadScreen ctx={ctx} settings={settings} fileType={fileType} />;
    case 'archiveSuccess':
      return (
        <ArchiveResultScreen
          icon="check"
          kind="accent"
          title={translate('Success!')}
          text={translate('Your {document} is uploaded. {company} will receive it shortly.', {
            document: typeLabel,
            company: companyName,
          })}
          note={
            archives[0] && <ReadingNote ctx={ctx} archive={archives[0]} fileType={fileType} onUpload={openUpload} />
          }
          doneText={translate(doneButtonText)}
          next={canConnectMore(session) ? openList : null}
          onDone={done}
        />
      );
    case 'archives':
      return (
        <ArchivesScreen
          ctx={ctx}
          fileType={fileType}
          archives={archives}
          companyName={companyName}
          onRemove={(archiveId) => ctx.dispatch({ type: 'archiveRevokeAsked', archiveId })}
          onUpload={openUpload}
          onDone={done}
        />
      );
    case 'revokeArchive': {
      const archive = uploads.archives.find(({ id }) => id === screen.archiveId);
      return archive ? (
        <RevokeArchiveScreen
          typeLabel={typeLabel}
          companyName={companyName}
          onConfirm={() => removeArchive(ctx, archive)}
          onCancel={() => ctx.dispatch({ type: 'wentBack' })}
        />
      ) : null;
    }
    case 'archiveRemoved':
      return (
        <ArchiveResultScreen
          icon="unlink"
          kind="neutral"
          title={translate('{document} is removed', { document: typeLabel })}
          text={translate('Its files are deleted, and {company} can no longer open them.', { company: companyName })}
          doneText={translate(doneButtonText)}
          next={hasSoleSource(session) ? { label: translate('Upload again'), onClick: openUpload } : openList}
          onDone={done}
        />
      );
    default:
      return null;
  }
}
