/**
 * Bytes for what is only noted while a picture is gone through, all 0 to begin with. They are the same from picture to
 * picture, so whoever asks again is done with them: megabytes that are made anew each time keep the collector busy.
 */
export function createScratch(): (length: number) => Uint8Array {
  let kept = new Uint8Array(0);
  return (length) => {
    if (length > kept.length) kept = new Uint8Array(length);
    return kept.subarray(0, length).fill(0);
  };
}
