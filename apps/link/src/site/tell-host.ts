interface Completed {
  siteId: string;
  sessionId: string;
  status: string;
}

/** Tells the application that opened the page, by window or as a web view, that the session has ended. */
export function tellHost(page: Window, { siteId, sessionId, status }: Completed): void {
  const message = { type: 'winkSite.completed', winkSiteId: siteId, winkSiteSessionId: sessionId, status };
  const { ReactNativeWebView: webView } = page as { ReactNativeWebView?: { postMessage(text: string): void } };
  webView?.postMessage(JSON.stringify(message));
  // The opener knows the address of the visit anyway; the message tells no more than the exit link would.
  (page.opener as Window | null)?.postMessage(message, '*');
}
