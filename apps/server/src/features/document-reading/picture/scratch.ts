/**
 * Bytes for what is only noted while a picture is gone through, all of one value to begin with. They are the same from
 * picture to picture, so whoever asks again is done with them: megabytes made anew each time keep the collector busy.
 */
export function createScratch(): (length: number, value?: number) => Uint8Array {
  let kept = new Uint8Array(0);
  return (length, value = 0) => {
    if (length > kept.length) kept = new Uint8Array(length);
    return kept.subarray(0, length).fill(value);
  };
}
