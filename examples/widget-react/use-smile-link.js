import { useCallback, useEffect, useRef, useState } from 'react';

const scriptUrl = `${import.meta.env.VITE_LINK_HOST ?? 'http://localhost:3001'}/v2/smile.v2.js`;
let loading = null;

/** Loads the script once, with the first widget that opens; after a failure the next one tries again. */
function loadScript() {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.onload = () => resolve(window.SmileLinkModal);
    script.onerror = () => {
      loading = null;
      script.remove();
      reject(new Error(`${scriptUrl} could not be loaded.`));
    };
    document.head.append(script);
  });
  return loading;
}

/**
 * The widget as a hook. `getToken` resolves with a user token; the other options are those of `SmileLinkModal`.
 * Callbacks may change from render to render: the newest one is called. The widget closes with the component.
 */
export function useSmileLink(options) {
  const newest = useRef(options);
  const modal = useRef(null);
  const isGone = useRef(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    newest.current = options;
  });
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      modal.current?.destroy();
    };
  }, []);

  const open = useCallback(async () => {
    setIsOpen(true);
    try {
      const [SmileLinkModal, userToken] = await Promise.all([loadScript(), newest.current.getToken()]);
      if (isGone.current) return;
      const { getToken, ...given } = newest.current;
      const names = Object.keys(given).filter((name) => name.startsWith('on'));
      const callbacks = names.map((name) => [name, (...values) => newest.current[name]?.(...values)]);
      modal.current = new SmileLinkModal({
        ...given,
        ...Object.fromEntries(callbacks),
        userToken,
        onTokenExpired: async (updateToken) => updateToken(await getToken()),
        onClose(event) {
          setIsOpen(false);
          newest.current.onClose?.(event);
        },
      });
      modal.current.open();
    } catch (error) {
      setIsOpen(false);
      throw error;
    }
  }, []);

  return { open, isOpen };
}
