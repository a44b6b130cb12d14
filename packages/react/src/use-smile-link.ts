'use client';

import type { ReportedEvents, SmileLinkOptions } from '@smile/sdk/options';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadWidget, type Widget } from './load-widget.ts';

/** Options of `SmileLinkModal`, with a callback instead of a token. */
export interface UseSmileLinkOptions
  extends Omit<SmileLinkOptions, 'userToken' | 'onTokenExpired' | 'onError' | 'apiHost'> {
  /** The link origin of the platform, such as `https://link.example.com`. */
  linkUrl: string;
  /** Fetches a user token from your server. Called when the widget opens and whenever a token expires. */
  getToken: () => Promise<string>;
  /**
   * Called if the script or a token could not be loaded, or if the server refused three tokens in a row (`code` is
   * `TOKEN_REJECTED`). The widget stays as it is: closed, or waiting for another token.
   */
  onError?: (error: Error) => void;
}

export interface SmileLink {
  /** Opens the widget; does nothing while it is open. */
  open: () => void;
  /** Closes the widget like its own close button: `onClose` gets the reason `close`. */
  close: () => void;
  /** True from `open()` until the widget is closed or failed to open. */
  isOpen: boolean;
  /** Why the last opening failed; null otherwise. */
  error: Error | null;
}

/** The widget as a hook. Opens with the latest options, always calls the latest callbacks, and closes on unmount. */
export function useSmileLink(options: UseSmileLinkOptions): SmileLink {
  const newest = useRef(options);
  const widget = useRef<Widget | null>(null);
  /** Generation counter: results of an earlier opening are ignored. */
  const turn = useRef(0);
  const isBusy = useRef(false);
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    newest.current = options;
  });

  const end = useCallback(() => {
    isBusy.current = false;
    widget.current = null;
    turn.current++;
    setIsOpen(false);
  }, []);

  useEffect(
    () => () => {
      widget.current?.destroy();
      end();
    },
    [end],
  );

  const open = useCallback(() => {
    if (isBusy.current) return;
    isBusy.current = true;
    const mine = ++turn.current;
    setIsOpen(true);
    setError(null);
    openWidget(newest, { isWanted: () => mine === turn.current, onClosed: end })
      .then((opened) => {
        if (opened) widget.current = opened;
      })
      .catch((reason) => {
        if (mine !== turn.current) return;
        const failure = toError(reason);
        end();
        setError(failure);
        newest.current.onError?.(failure);
      });
  }, [end]);

  const close = useCallback(() => {
    if (widget.current) widget.current.close();
    else if (isBusy.current) end();
  }, [end]);

  return { open, close, isOpen, error };
}

interface Newest {
  current: UseSmileLinkOptions;
}

/** Resolves with the open widget, or null if it was closed in the meantime. */
async function openWidget(
  newest: Newest,
  { isWanted, onClosed }: { isWanted: () => boolean; onClosed: () => void },
): Promise<Widget | null> {
  const { linkUrl, cspNonce } = newest.current;
  const [SmileLinkModal, userToken] = await Promise.all([loadWidget(linkUrl, cspNonce), newest.current.getToken()]);
  if (!isWanted()) return null;
  const { linkUrl: _, getToken: __, onError: ___, ...given } = newest.current;
  const widget = new SmileLinkModal({
    ...given,
    ...forwardCallbacks(newest),
    userToken,
    onTokenExpired: async (updateToken) => {
      try {
        updateToken(await newest.current.getToken());
      } catch (reason) {
        newest.current.onError?.(toError(reason));
      }
    },
    onError: ({ code, message }) => newest.current.onError?.(Object.assign(new Error(message), { code })),
    onClose: (event) => {
      if (isWanted()) onClosed();
      newest.current.onClose?.(event);
    },
  });
  widget.open();
  return widget;
}

type Forwarded = Exclude<keyof ReportedEvents, 'onError'>;

/** A record of all forwarded events, so that the compiler reports missing ones. */
const reported: Record<Forwarded, true> = {
  onAccountCreated: true,
  onAccountConnected: true,
  onAccountRemoved: true,
  onAccountError: true,
  onUploadsCreated: true,
  onUploadsRemoved: true,
  onUIEvent: true,
};

/** Forwards each event to the latest callback. */
function forwardCallbacks(newest: Newest): Pick<SmileLinkOptions, Forwarded> {
  const names = Object.keys(reported) as Forwarded[];
  const callbacks = names.map((name) => [name, (event: never) => newest.current[name]?.(event)]);
  return Object.fromEntries(callbacks);
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
