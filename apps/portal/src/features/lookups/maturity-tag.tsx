import { Badge } from '@mantine/core';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';

/** Says that a page is young; the tooltip says what that means. */
export function MaturityTag({ maturity }: { maturity: 'Alpha' | 'Beta' }) {
  const meaning = `${maturity}: this is an early-stage feature that may change.`;
  return (
    <Tooltip label={meaning} multiline maw={280}>
      <Badge component="button" type="button" variant="light" color="gray" style={{ cursor: 'help' }}>
        {maturity}
      </Badge>
    </Tooltip>
  );
}
