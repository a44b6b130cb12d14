import { useEffect } from 'react';

/** Loads the widget's script while the page is open; it fills the page's containers by itself. */
export function useWidgetScript(url: string | null | undefined): void {
  useEffect(() => {
    if (!url) return;
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    document.head.append(script);
    return () => script.remove();
  }, [url]);
}
