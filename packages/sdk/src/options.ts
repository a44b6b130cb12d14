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

/** The widget cannot continue; `TOKEN_REJECTED` after the server refused three tokens in a row. */
export interface ErrorEvent {
  code: 'TOKEN_REJECTED';
  message: string;
}

/** Events of the frame, keyed by the name of their callback. */
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

/** Options that configure the widget; missing ones come from the template. */
export interface WidgetOptions {
  templateId?: string;
  providers?: string[];
  topProviders?: string[];
  providerTypes?: string[];
  enableUpload?: boolean;
  companyName?: string;
  /** `en` or `fil`; when left out, the language of the browser. */
  language?: string;
  enableSearchBar?: boolean;
  enableTypeBar?: boolean;
  enableConsentPage?: boolean;
  enableSampleModel?: boolean;
}

export type SmileLinkOptions = WidgetOptions & {
  userToken: string;
  /** Ignored, accepted for compatibility: the script's address gives the host and the token gives the mode. */
  apiHost?: string;
  /** Only needed for browsers without constructable stylesheets on pages with a strict style policy. */
  cspNonce?: string;
  onClose?: (event: { reason: CloseReason }) => void;
  /** `updateToken` accepts a fresh token, and the person continues where they were. */
  onTokenExpired?: (updateToken: (userToken: string) => void) => void;
} & { [Name in keyof ReportedEvents]?: (event: ReportedEvents[Name]) => void };
