import { openRecogniser, type Recogniser } from './recognise/recogniser.ts';
import { openSecondReader, type SecondReader } from './recognise/second-reader.ts';

/** The two OCR engines, each opened on first use and kept open. */
export interface Engine {
  recogniser(): Promise<Recogniser>;
  secondReader(): Promise<SecondReader>;
  close(): Promise<void>;
}

export function createEngine(): Engine {
  let recogniser: Promise<Recogniser> | null = null;
  let secondReader: Promise<SecondReader> | null = null;
  return {
    recogniser: () => (recogniser ??= openRecogniser()),
    secondReader: () => (secondReader ??= openSecondReader()),
    async close() {
      await Promise.all([recogniser?.then((each) => each.close()), secondReader?.then((each) => each.close())]);
    },
  };
}
