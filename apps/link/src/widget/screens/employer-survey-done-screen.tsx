import { translate } from '../../languages/translate.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';

interface EmployerSurveyDoneScreenProps {
  companyName: string;
  onBack: () => void;
  onClose: () => void;
}

export function EmployerSurveyDoneScreen({ companyName, onBack, onClose }: EmployerSurveyDoneScreenProps) {
  return (
    <ScreenLayout
      isCentered
      picture={<Badge icon="check" kind="accent" />}
      title={translate('Thank you')}
      actions={
        <>
          <Button onClick={onBack}>{translate('Back to the list')}</Button>
          <Button kind="plain" onClick={onClose}>
            {translate('Close')}
          </Button>
        </>
      }
    >
      <p>
        {translate(
          'We have noted it. For now you can connect another account of yours, or close this window and ask {company} for another way to share your records.',
          { company: companyName },
        )}
      </p>
    </ScreenLayout>
  );
}
