import type { LinkAccount, LinkProvider } from '@smile/contract/widget';
import type { Uploads } from '../archives/uploads.ts';
import type { Screen } from '../screen.ts';
import type { WidgetSettings } from '../widget-settings.ts';

/** Everything the screens show, from the first to the last one. */
export interface Session {
  settings: WidgetSettings;
  providers: LinkProvider[];
  accounts: Record<string, LinkAccount>;
  uploads: Uploads;
  stack: Screen[];
}
