/** Tries one pattern in a thread of its own, which the page ends when it takes too long. */
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
