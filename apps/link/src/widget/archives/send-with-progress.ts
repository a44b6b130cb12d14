/** Without progress for this long, the connection counts as lost. */
const stallMs = 45_000;

/** A `fetch` for one upload that reports progress, 0 to 1, which the browser's own cannot. */
export function sendWithProgress(onProgress: (fraction: number) => void): typeof fetch {
  return (target, options = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = () => {
        clearTimeout(stalled);
        reject(new TypeError('upload failed'));
      };
      const waitForProgress = () => setTimeout(() => request.abort(), stallMs);
      let stalled = waitForProgress();
      request.open(options.method ?? 'POST', String(target));
      for (const [name, value] of Object.entries(options.headers ?? {})) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        clearTimeout(stalled);
        stalled = waitForProgress();
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.onload = () => {
        clearTimeout(stalled);
        resolve(new Response(request.responseText, { status: request.status }));
      };
      request.onerror = fail;
      request.onabort = fail;
      options.signal?.addEventListener('abort', () => request.abort());
      onProgress(0);
      request.send(options.body as FormData);
    });
}
