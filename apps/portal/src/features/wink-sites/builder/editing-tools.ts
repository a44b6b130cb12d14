import { EditedPage } from './canvas/edited-page.tsx';
import { ChecksPanel } from './checks/checks-panel.tsx';
import { EditedPalette } from './palette/edited-palette.tsx';
import { PropertyPanel } from './panel/property-panel.tsx';
import { ScreenTabs } from './screens/screen-tabs.tsx';

/** The components that change a site. One chunk holds them, so that they appear together. */
export const editingTools = { ChecksPanel, EditedPage, EditedPalette, PropertyPanel, ScreenTabs };
