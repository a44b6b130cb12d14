export type CloseReason = 'close' | 'exit' | 'error';

export interface AccountEvent {
  accountId: string;
  userId: string;
  providerId: string;
}

export interface AccountErrorEvent extends AccountEvent {
  errorCode: string;
}

export interface UploadsEvent {
  uploads: {
    id: string;
    fileType: string;
    status: string;
    rawFiles: { id: string; name: string; subType: string | null; format: string; size: number }[];
  }[];
  userId: string;
}

export interface UiEvent {
  eventName: string;
  eventTime: string;
  mode: 'SANDBOX' | 'PRODUCTION';
  userId: string;
  account?: { providerId?: string; accountId?: string };
  archive?: { fileType?: string };
}

/** The widget cannot go on; `TOKEN_REJECTED` after the third token in a row that the server refused. */
export interface ErrorEvent {
  code: 'TOKEN_REJECTED';
  message: string;
}

/** Events of the frame, under the names of their callbacks. */
export interface ReportedEvents {
  onAccountCreated: AccountEvent;
  onAccountConnected: AccountEvent;
  onAccountRemoved: AccountEvent;
  onAccountError: AccountErrorEvent;
  onUploadsCreated: UploadsEvent;
  onUploadsRemoved: UploadsEvent;
  onUIEvent: UiEvent;
  onError: ErrorEvent;
}

/** The options that shape the widget; what is left out comes from the template. */
export interface WidgetOptions {
  templateId?: string;
  providers?: string[];
  topProviders?: string[];
  providerTypes?: string[];
  enableUpload?: boolean;
  companyName?: string;
  enableSearchBar?: boolean;
  enableTypeBar?: boolean;
  enableConsentPage?: boolean;
  enableSampleModel?: boolean;
}

export type SmileLinkOptions = WidgetOptions & {
  userToken: string;
  /** Accepted for old pages; the host and the mode come from the script's address and the token. */
  apiHost?: string;
  /** Only needed by browsers without constructable style sheets on pages with a strict style policy. */
  cspNonce?: string;
  onClose?: (event: { reason: CloseReason }) => void;
  /** `updateToken` takes a fresh token and lets the person go on where they were. */
  onTokenExpired?: (updateToken: (userToken: string) => void) => void;
} & { [Name in keyof ReportedEvents]?: (event: ReportedEvents[Name]) => void };
