import { type Answer, CallError } from '@smile/contract/call';
import { endSession, readToken } from './session.ts';

/** Saves what a path of the developer API answers under a name; every refusal is a `CallError`. */
export async function downloadFile(path: string, fileName: string): Promise<void> {
  saveAs(await fetchFile(path), fileName);
}

/** What a path of the developer API answers in place of the envelope; every refusal is a `CallError`. */
export async function fetchFile(path: string, signal?: AbortSignal): Promise<Blob> {
  const headers = { authorization: `Bearer ${readToken('developer')}` };
  const response = await fetch(`/developer/v1${path}`, { headers, signal: signal ?? null }).catch(() => null);
  if (!response)
    throw new CallError('NETWORK', 'The server could not be reached. Check your connection and try again.', 0, null);
  if (!response.ok) {
    const envelope = (await response.json().catch(() => null)) as Answer<unknown> | null;
    if (response.status === 401) endSession();
    throw new CallError(
      envelope?.code ?? `HTTP_${response.status}`,
      envelope?.message ?? `The server answered with status ${response.status}.`,
      response.status,
      envelope?.requestId ?? null,
    );
  }
  return response.blob();
}

export function saveAs(content: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
