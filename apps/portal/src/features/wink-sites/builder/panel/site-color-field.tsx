import { useState } from 'react';
import { ThemeColorField } from '../../../wink-templates/editor/theme-color-field.tsx';

interface SiteColorFieldProps {
  value: string;
  onChange: (color: string) => void;
}

const hexColor = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The site keeps its last valid colour while another one is being typed. */
export function SiteColorField({ value, onChange }: SiteColorFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (color: string) => {
    const isColor = hexColor.test(color);
    setTyped(isColor ? null : color);
    if (isColor) onChange(color);
  };
  return (
    <ThemeColorField
      label="Theme colour"
      value={typed ?? value}
      error={typed === null ? undefined : 'A theme colour is # and three or six hexadecimal digits'}
      onChange={change}
    />
  );
}
