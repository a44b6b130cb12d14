import { Text } from '@mantine/core';
import type { ScreenId } from '@smile/site-model/document';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useBuilder } from '../store/use-builder.ts';

interface DeleteScreenDialogProps {
  screenId: ScreenId;
  onClose: () => void;
}

export function DeleteScreenDialog({ screenId, onClose }: DeleteScreenDialogProps) {
  const removeScreen = useBuilder((state) => state.removeScreen);
  const confirm = () => {
    removeScreen(screenId);
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      title="Delete Screen"
      confirmLabel="Delete"
      isDangerous
      isBusy={false}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text>Are you sure you want to delete this screen? This action cannot be undone.</Text>
    </ConfirmDialog>
  );
}
