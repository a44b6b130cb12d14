import type { Answer } from './call.ts';
import { type ReceivedFile, readFileName } from './file-answer.ts';

/** Reads a file response; the file name defaults to the last path segment. */
export async function readFile<Data>(response: Response, path: string): Promise<Answer<Data>> {
  const name = readFileName(response.headers.get('content-disposition')) ?? path.split('?')[0]!.split('/').at(-1)!;
  const received: ReceivedFile = { content: await response.blob(), name };
  const requestId = response.headers.get('x-request-id') ?? '';
  return { code: 'OK', message: 'Success', requestId, data: received as Data };
}
