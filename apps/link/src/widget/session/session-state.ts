import type { LinkAccount, LinkProvider } from '@smile/contract/widget';
import type { LinkArchive, LinkFileType } from '@smile/contract/widget-archives';
import type { Screen } from '../screen.ts';
import type { WidgetSettings } from '../widget-settings.ts';

/** The documents a person may share, and those that were shared; both empty where uploads are off. */
export interface Uploads {
  fileTypes: LinkFileType[];
  archives: LinkArchive[];
}

export const noUploads: Uploads = { fileTypes: [], archives: [] };

/** Everything the screens show, from the first to the last one. */
export interface Session {
  settings: WidgetSettings;
  providers: LinkProvider[];
  accounts: Record<string, LinkAccount>;
  uploads: Uploads;
  stack: Screen[];
}
