import { List, Text } from '@mantine/core';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';

interface FaultsDialogProps {
  /** At least one sentence. */
  faults: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Maximum faults listed, so that they fit on a phone. */
const maxShown = 5;

/** Confirms publishing a site with proven faults. */
export function FaultsDialog({ faults, onConfirm, onClose }: FaultsDialogProps) {
  const rest = faults.length - maxShown;
  return (
    <ConfirmDialog
      opened
      title="Save with proved faults?"
      confirmLabel="Save anyway"
      isBusy={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Text size="sm" mb="xs">
        Visitors will meet {faults.length === 1 ? 'this fault' : `these ${faults.length} faults`}:
      </Text>
      <List size="sm" spacing="xs" style={{ overflowWrap: 'anywhere' }}>
        {faults.slice(0, maxShown).map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
      {rest > 0 && (
        <Text size="sm" mt="xs">
          Checks lists {rest} more.
        </Text>
      )}
    </ConfirmDialog>
  );
}
