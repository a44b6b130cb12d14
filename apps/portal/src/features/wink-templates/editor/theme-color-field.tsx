import '@mantine/core/styles/ColorSwatch.layer.css';
import { ActionIcon, ColorSwatch, luminance, Skeleton, Text, TextInput } from '@mantine/core';
import { defaultThemeColor } from '@smile/contract/wink-templates';
import { IconPalette } from '@tabler/icons-react';
import { useState } from 'react';
import { atMost } from '../../../ui/fields/at-most.ts';
import { onDemand } from '../../../ui/loading/on-demand.tsx';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';

const minimumContrast = 4.5;

interface ThemeColorFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (color: string) => void;
}

const ColorChoice = onDemand(
  async () => (await import('./color-choice.tsx')).ColorChoice,
  <Skeleton height={200} width={200} mt="xs" />,
);

/** Hex colour input that rates the contrast of white text on it. */
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
      {isChoosing && <ColorChoice value={rating ? value : defaultThemeColor} onChange={onChange} />}
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

/** Contrast of white button text on this colour; WCAG 2.2 AA requires 4.5:1. Null for an invalid hex colour. */
export function rateThemeColor(color: string): { contrast: number; isEnough: boolean } | null {
  if (!/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(color)) return null;
  const contrast = 1.05 / (luminance(color) + 0.05);
  return { contrast: Math.floor(contrast * 10) / 10, isEnough: contrast >= minimumContrast };
}
