import { Badge } from '@mantine/core';
import type { FileDatapoint } from '@smile/contract/file-types';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { datapointLabels, listDatapointLabels } from './datapoint-labels.ts';

/** Fits the heading on two lines. */
const chipWidth = '4.25rem';
const datapointCount = Object.keys(datapointLabels).length;

/** Number of supported data points; hovering or opening the row lists them. */
export function SupportedDatapoints({ supported }: { supported: readonly FileDatapoint[] }) {
  const labels = listDatapointLabels(supported);
  if (labels.length === 0) return '-';
  return (
    <Tooltip label={labels.join(', ')} multiline maw={320}>
      <Badge variant="light" color="gray" miw={chipWidth} tabIndex={0}>
        {`${labels.length} of ${datapointCount}`}
      </Badge>
    </Tooltip>
  );
}
