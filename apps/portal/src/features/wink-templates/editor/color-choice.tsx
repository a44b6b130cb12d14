import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/ColorPicker.layer.css';
import { ColorPicker } from '@mantine/core';

interface ColorChoiceProps {
  value: string;
  onChange: (color: string) => void;
}

const swatches = ['#167e1c', '#0b5fff', '#5b3df5', '#a3195b', '#b4231d', '#8f5f05', '#0f6e74', '#16191d'];

export function ColorChoice({ value, onChange }: ColorChoiceProps) {
  return (
    <ColorPicker
      mt="xs"
      format="hex"
      value={value}
      onChange={onChange}
      hueLabel="Hue"
      saturationLabel="Saturation and brightness"
      swatches={swatches}
      swatchesPerRow={8}
    />
  );
}
