import type { ConnectionStatus } from '@smile/contract/accounts';
import type { FrameMessage } from '@smile/sdk/protocol';
import type { UploadDraft } from './archives/upload-draft.ts';
import type { LinkClient } from './session/link-client.ts';
import type { SessionEvent } from './session/session.ts';

/** Dependencies of the screens' actions. */
export interface WidgetContext {
  client: LinkClient;
  send: (message: FrameMessage) => void;
  dispatch: (event: SessionEvent) => void;
  /** Last status of each account that was reported to the page. */
  reportedStatus: Map<string, ConnectionStatus>;
  /** Chosen files that were not sent yet, by document type. */
  uploadDrafts: Map<string, UploadDraft>;
}
