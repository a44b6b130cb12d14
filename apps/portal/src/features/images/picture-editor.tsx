import '@mantine/core/styles/Slider.layer.css';
import { Slider, Stack, Text, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import AvatarEditor, { type AvatarEditorRef } from 'react-avatar-editor';
import { movePosition } from './picture-rules.ts';

interface PictureEditorProps {
  file: File;
  editorRef: RefObject<AvatarEditorRef | null>;
  onUnreadable: () => void;
}

const sizePx = 200;

/** Moves, scales and rotates a picture behind a round crop of 200 by 200 pixels. */
export function PictureEditor({ file, editorRef, onUnreadable }: PictureEditorProps) {
  const [position, setPosition] = useState({ x: 0.5, y: 0.5 });
  const [scale, setScale] = useState(1);
  const [rotation, setRotation] = useState(0);
  const move = (event: KeyboardEvent) => {
    const moved = movePosition(position, event.key);
    if (!moved) return;
    event.preventDefault();
    setPosition(moved);
  };
  return (
    <Stack gap="md">
      <UnstyledButton
        type="button"
        mx="auto"
        lh={0}
        aria-label="Crop: move the picture with the mouse or the arrow keys"
        onKeyDown={move}
      >
        <AvatarEditor
          ref={editorRef}
          image={file}
          width={sizePx}
          height={sizePx}
          border={24}
          borderRadius={sizePx / 2}
          scale={scale}
          rotate={rotation}
          position={position}
          onPositionChange={setPosition}
          onLoadFailure={onUnreadable}
          disableHiDPIScaling
        />
      </UnstyledButton>
      <div>
        <Text size="sm" fw={500}>
          Scale
        </Text>
        <Slider thumbLabel="Scale" min={0.5} max={2} step={0.1} value={scale} onChange={setScale} />
      </div>
      <div>
        <Text size="sm" fw={500}>
          Rotation
        </Text>
        <Slider
          thumbLabel="Rotation"
          label={(degrees) => `${degrees}°`}
          min={0}
          max={360}
          step={1}
          value={rotation}
          onChange={setRotation}
        />
      </div>
    </Stack>
  );
}
