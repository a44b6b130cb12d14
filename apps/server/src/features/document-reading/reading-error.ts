/** The document, not the engine, is the reason why it cannot be read. The message is shown to users. */
export class ReadingError extends Error {}

/** Limits for one document; `seconds` is CPU time. */
export const readingLimits = {
  pages: 10,
  pixelsPerPage: 40_000_000,
  seconds: 60,
  memoryBytes: 1024 ** 3,
} as const;

export const readingMessages = {
  unreadable: 'Invalid file!',
  protected: 'The file is protected by a password.',
  tooManyPages: (pages: number) =>
    `The document has ${pages.toLocaleString('en')} pages; at most ${readingLimits.pages} are read.`,
  tooManyPixels: 'A page has more than 40 megapixels.',
  tooLong: 'Reading the document took longer than 60 seconds.',
  tooMuchMemory: 'Reading the document took more than 1 GB of memory.',
} as const;
