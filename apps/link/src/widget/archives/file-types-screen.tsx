import { DocumentRow } from '../ui/document-row.tsx';
import { Icon } from '../ui/icon.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import styles from './file-types-screen.module.css';
import type { Uploads } from './uploads.ts';

interface FileTypesScreenProps {
  uploads: Uploads;
  companyName: string;
  onOpen: (fileType: string) => void;
  onSurvey: () => void;
}

export function FileTypesScreen({ uploads, companyName, onOpen, onSurvey }: FileTypesScreenProps) {
  return (
    <ScreenLayout title="Upload a document">
      <p>What is not in the list can be shared as a document. {companyName} accepts:</p>
      <ul className={styles.list}>
        {uploads.fileTypes.map((fileType) => (
          <li key={fileType.type}>
            <DocumentRow fileType={fileType} archives={uploads.archives} onOpen={() => onOpen(fileType.type)} />
          </li>
        ))}
        <li>
          <button type="button" className={styles.survey} onClick={onSurvey}>
            Tell us what is missing
            <Icon name="chevron" size={20} />
          </button>
        </li>
      </ul>
    </ScreenLayout>
  );
}
