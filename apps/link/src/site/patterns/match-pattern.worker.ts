/** Runs one pattern in a worker, which the page terminates after a timeout. */
addEventListener('message', ({ data }: MessageEvent<{ pattern: string; text: string }>) => {
  postMessage(hasMatch(data.pattern, data.text));
});

function hasMatch(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
}
