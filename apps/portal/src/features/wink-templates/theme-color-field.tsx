import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/ColorPicker.layer.css';
import { ActionIcon, ColorPicker, ColorSwatch, Text, TextInput } from '@mantine/core';
import { defaultThemeColor } from '@smile/contract/wink-templates';
import { IconPalette } from '@tabler/icons-react';
import { useState } from 'react';
import { atMost } from '../../ui/at-most.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { rateThemeColor } from './color-contrast.ts';

interface ThemeColorFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (color: string) => void;
}

const swatches = ['#167e1c', '#0b5fff', '#5b3df5', '#a3195b', '#b4231d', '#8f5f05', '#0f6e74', '#16191d'];

/** A hex colour, with a word on how well white text reads on it. */
export function ThemeColorField({ label, value, error, onChange }: ThemeColorFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const rating = rateThemeColor(value);
  return (
    <div>
      <TextInput
        label={label}
        description="Buttons, links and the check badge."
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
        {...atMost(7)}
        spellCheck={false}
        leftSection={<ColorSwatch color={rating ? value : 'transparent'} size={18} />}
        rightSection={
          <Tooltip label="Choose a color">
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label="Choose a color"
              aria-expanded={isChoosing}
              onClick={() => setIsChoosing(!isChoosing)}
            >
              <IconPalette size={16} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        }
      />
      {isChoosing && (
        <ColorPicker
          mt="xs"
          format="hex"
          value={rating ? value : defaultThemeColor}
          onChange={onChange}
          hueLabel="Hue"
          saturationLabel="Saturation and brightness"
          swatches={swatches}
          swatchesPerRow={8}
        />
      )}
      {!error && rating && (
        <Text size="xs" mt={6} role="status" c={rating.isEnough ? 'dimmed' : 'amber'}>
          {rating.isEnough
            ? `White text on it has a contrast of ${rating.contrast} : 1, which reads well.`
            : `White text on it has a contrast of ${rating.contrast} : 1; 4.5 : 1 is needed to read well. The widget adjusts the color or the text, as the preview shows.`}
        </Text>
      )}
    </div>
  );
}
