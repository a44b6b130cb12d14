import { translate } from '../../languages/translate.ts';
import type { Uploads } from '../session/session-state.ts';
import { DocumentRow } from '../ui/document-row.tsx';
import { MissingButton } from '../ui/missing-button.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import styles from './archives-screen.module.css';

interface FileTypesScreenProps {
  uploads: Uploads;
  companyName: string;
  onOpen: (fileType: string) => void;
  onSurvey: () => void;
}

export function FileTypesScreen({ uploads, companyName, onOpen, onSurvey }: FileTypesScreenProps) {
  return (
    <ScreenLayout title={translate('Upload a document')}>
      <p>
        {translate('If your account is not in the list, share a document. {company} accepts:', {
          company: companyName,
        })}
      </p>
      <ul className={styles.types}>
        {uploads.fileTypes.map((fileType) => (
          <li key={fileType.type}>
            <DocumentRow fileType={fileType} archives={uploads.archives} onOpen={() => onOpen(fileType.type)} />
          </li>
        ))}
        <li>
          <MissingButton text={translate('Tell us what is missing')} onClick={onSurvey} />
        </li>
      </ul>
    </ScreenLayout>
  );
}
