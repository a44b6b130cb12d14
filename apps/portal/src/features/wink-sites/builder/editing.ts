// What changes a site, in one file.
export { ChecksPanel } from './checks-panel.tsx';
export { EditedPage } from './edited-page.tsx';
export { EditedPalette } from './edited-palette.tsx';
export { PropertyPanel } from './property-panel.tsx';
export { ScreenTabs } from './screen-tabs.tsx';
