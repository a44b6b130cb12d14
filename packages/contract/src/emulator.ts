/** Asks the emulator's page to open the widget. */
export interface EmulatorStart {
  type: 'start';
  userToken: string;
  templateId: string;
}

/** Values for the fields of the widget's screen, by field name. */
export type EmulatorValues = Record<string, string>;

/** Asks the emulator's page to fill in the form that the widget shows. */
export interface EmulatorFill {
  type: 'fill';
  values: EmulatorValues;
}

/** A call of the widget to the Link API; the status is 0 without a response. */
export interface EmulatorCall {
  method: string;
  path: string;
  status: number;
  durationMs: number;
}

export const emulatorCallbacks = [
  'onAccountCreated',
  'onAccountConnected',
  'onAccountRemoved',
  'onAccountError',
  'onUploadsCreated',
  'onUploadsRemoved',
  'onUIEvent',
  'onTokenExpired',
  'onClose',
] as const;
export type EmulatorCallback = (typeof emulatorCallbacks)[number];

/** Messages from the emulator's page to the portal. */
export type EmulatorReport =
  | { type: 'ready' }
  /** The names of the fields on the widget's screen. */
  | { type: 'fields'; names: string[] }
  | { type: 'callback'; name: EmulatorCallback; event: Record<string, unknown> }
  | { type: 'called'; call: EmulatorCall };

// Parsed by hand, like the preview's messages, so that these pages load no schema library.

/** Parses the portal's start message; null for anything else. */
export function readEmulatorStart(message: unknown): EmulatorStart | null {
  if (!isRecord(message)) return null;
  const { type, userToken, templateId } = message;
  return type === 'start' && isGiven(userToken) && isGiven(templateId) ? { type, userToken, templateId } : null;
}

/** Parses the portal's fill message; null for anything else. */
export function readEmulatorFill(message: unknown): EmulatorFill | null {
  if (!isRecord(message) || message.type !== 'fill' || !isRecord(message.values)) return null;
  const { values } = message;
  return Object.values(values).every(isText) ? { type: 'fill', values: values as EmulatorValues } : null;
}

/** Parses the widget's message about a call; null for any other message. */
export function readEmulatorCall(value: unknown): EmulatorCall | null {
  if (!isRecord(value)) return null;
  const { method, path, status, durationMs } = value;
  if (typeof method !== 'string' || typeof path !== 'string') return null;
  if (!Number.isSafeInteger(status) || !Number.isFinite(durationMs)) return null;
  return { method, path, status: Number(status), durationMs: Number(durationMs) };
}

/** Parses a message from the emulator's page; null for anything else. */
export function readEmulatorReport(message: unknown): EmulatorReport | null {
  if (!isRecord(message)) return null;
  const { type, name, event } = message;
  if (type === 'ready') return { type };
  if (type === 'fields') return isTexts(message.names) ? { type, names: message.names } : null;
  if (type === 'callback') return isCallback(name) && isRecord(event) ? { type, name, event } : null;
  const call = type === 'called' ? readEmulatorCall(message.call) : null;
  return call && { type: 'called', call };
}

function isCallback(name: unknown): name is EmulatorCallback {
  return emulatorCallbacks.some((known) => known === name);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

function isGiven(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
