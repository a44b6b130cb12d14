import type { LinkAccount, LinkProvider } from '@smile/contract/widget';
import type { LinkArchive, LinkFileType } from '@smile/contract/widget-archives';
import type { Screen } from '../screen.ts';
import type { WidgetSettings } from '../widget-settings.ts';

/** Documents that can be shared, and those already shared; both empty if uploads are off. */
export interface Uploads {
  fileTypes: LinkFileType[];
  archives: LinkArchive[];
}

export const noUploads: Uploads = { fileTypes: [], archives: [] };

/** State of all screens. */
export interface Session {
  settings: WidgetSettings;
  providers: LinkProvider[];
  accounts: Record<string, LinkAccount>;
  uploads: Uploads;
  stack: Screen[];
}
