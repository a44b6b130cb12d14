import { Button } from '../ui/button.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';

interface ProviderMissingScreenProps {
  companyName: string;
  onBack: () => void;
  onClose: () => void;
}

export function ProviderMissingScreen({ companyName, onBack, onClose }: ProviderMissingScreenProps) {
  return (
    <ScreenLayout
      title="Can't find your account?"
      actions={
        <>
          <Button onClick={onBack}>Back to the list</Button>
          <Button kind="secondary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <p>
        Search for the full name or a part of it, and look under All: an employer may be listed by the name of its
        payroll system.
      </p>
      <p>
        If it is not there, it cannot be connected yet. You can connect another account of yours, or close this window
        and ask {companyName} for another way to share your records.
      </p>
    </ScreenLayout>
  );
}
