import '@smile/site-model/operations/part-operations';
import { EditedPage } from './canvas/edited-page.tsx';
import { CheckedTools } from './checks/checked-tools.tsx';
import { EditedPalette } from './palette/edited-palette.tsx';
import { PropertyPanel } from './panel/property-panel.tsx';
import { ScreenTabs } from './screens/screen-tabs.tsx';

/** Components that edit a site, in one chunk, so that they appear together. */
export const editingTools = { CheckedTools, EditedPage, EditedPalette, PropertyPanel, ScreenTabs };
