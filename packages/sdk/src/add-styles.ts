/**
 * Adds styles to a document or shadow root and returns a function to remove them. Constructed stylesheets need no
 * `style-src` permission; browsers without them get a style element with the page's nonce.
 */
export function addStyles(root: Document | ShadowRoot, css: string, nonce: string | undefined): () => void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  } catch {
    const style = document.createElement('style');
    if (nonce) style.nonce = nonce;
    style.textContent = css;
    (root === document ? document.head : root).append(style);
    return () => style.remove();
  }
}
