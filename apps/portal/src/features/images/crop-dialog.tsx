import { Alert, Button, FileInput, Group, Stack } from '@mantine/core';
import { imageTypes } from '@smile/contract/images';
import { useRef, useState } from 'react';
import type { AvatarEditorRef } from 'react-avatar-editor';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { PictureEditor } from './picture-editor.tsx';
import { findPictureProblem } from './picture-rules.ts';
import { useUploadImage } from './queries.ts';

interface CropDialogProps {
  title: string;
  onUploaded: (imageUrl: string) => void;
  onClose: () => void;
}

export function CropDialog({ title, onUploaded, onClose }: CropDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const editor = useRef<AvatarEditorRef>(null);
  const upload = useUploadImage();
  const problem = file && (findPictureProblem(file) ?? unreadable);
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setUnreadable(null);
    upload.reset();
  };
  const submit = async () => {
    const canvas = editor.current?.getImageScaledToCanvas();
    const blob = canvas && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png')));
    if (!blob) return;
    upload.mutate(new File([blob], 'picture.png', { type: blob.type }), {
      onSuccess: (imageUrl) => {
        onUploaded(imageUrl);
        onClose();
      },
    });
  };
  return (
    <Dialog opened onClose={upload.isPending ? () => undefined : onClose} title={title} centered>
      <Stack gap="md">
        <FileInput
          label="Image"
          description="jpeg, jpg or png, at most 200KB"
          placeholder="Choose a file"
          accept={imageTypes.join(',')}
          value={file}
          onChange={choose}
          error={problem}
          clearable
          data-autofocus
        />
        {file && !problem && (
          <PictureEditor
            key={`${file.name}-${file.lastModified}`}
            file={file}
            editorRef={editor}
            onUnreadable={() => setUnreadable('This file could not be read as an image.')}
          />
        )}
        {upload.error && <Alert color="red">{upload.error.message}</Alert>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={upload.isPending}>
            Cancel
          </Button>
          <Button onClick={submit} disabled={!file || Boolean(problem)} loading={upload.isPending}>
            OK
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
