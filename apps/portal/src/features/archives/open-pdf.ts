import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, RenderingCancelledException } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { type DocumentView, type Drawing, sizeCanvas, type ViewedDocument } from './viewed-document.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** The standard fonts that a PDF may use without embedding them. */
const fontUrls = import.meta.glob<string>('../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url',
  import: 'default',
  eager: true,
});

class FontFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = Object.entries(fontUrls).find(([path]) => path.endsWith(`/${filename}`))?.[1];
    if (!url) throw new Error(`There is no font ${filename}.`);
    return new Uint8Array(await (await fetch(url)).arrayBuffer());
  }
}

/** Opens a PDF without running its scripts, and without eval or WebAssembly, which our policy forbids. */
export async function openPdf(content: Blob): Promise<ViewedDocument> {
  const loading = getDocument({
    data: await content.arrayBuffer(),
    isEvalSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    BinaryDataFactory: FontFiles,
    standardFontDataUrl: '/',
    enableXfa: false,
  });
  const pdf = await loading.promise;
  return {
    pageCount: pdf.numPages,
    draw: (canvas, view, widthPx) => drawPage(pdf, canvas, view, widthPx),
    readText: (page) => readText(pdf, page),
    close: () => void loading.destroy(),
  };
}

function drawPage(
  pdf: PDFDocumentProxy,
  canvas: HTMLCanvasElement,
  { page, scale, rotation }: DocumentView,
  widthPx: number,
): Drawing {
  let cancel: (() => void) | null = null;
  let isCancelled = false;
  const draw = async () => {
    const shown = await pdf.getPage(page);
    if (isCancelled) return;
    const turned = (shown.rotate + rotation) % 360;
    const natural = shown.getViewport({ scale: 1, rotation: turned });
    const factor = (widthPx / natural.width) * scale;
    const density = sizeCanvas(canvas, natural.width * factor, natural.height * factor);
    const viewport = shown.getViewport({ scale: factor * density, rotation: turned });
    const task = shown.render({ canvas, viewport });
    cancel = () => task.cancel();
    await task.promise.catch((error) => {
      if (!(error instanceof RenderingCancelledException)) throw error;
    });
  };
  return {
    done: draw(),
    cancel() {
      isCancelled = true;
      cancel?.();
    },
  };
}

async function readText(pdf: PDFDocumentProxy, page: number): Promise<string> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}
