import '@mantine/core/styles/Tooltip.layer.css';

export { Tooltip as OpenTooltip } from '@mantine/core';
