'use client';

import type { ReportedEvents, SmileLinkOptions } from '@smile/sdk/options';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadWidget, type Widget } from './load-widget.ts';

/** The options of `SmileLinkModal`, with the token asked for when it is needed. */
export interface UseSmileLinkOptions
  extends Omit<SmileLinkOptions, 'userToken' | 'onTokenExpired' | 'onError' | 'apiHost'> {
  /** The link origin of the platform, such as `https://link.example.com`. */
  linkUrl: string;
  /** Asks your server for a user token: as the widget opens, and when a token expires while it is open. */
  getToken: () => Promise<string>;
  /**
   * The script or a token could not be had, or the server refused three tokens in a row (`code` is `TOKEN_REJECTED`). The
   * widget stays as it is: closed, or waiting for another token.
   */
  onError?: (error: Error) => void;
}

export interface SmileLink {
  /** Opens the widget; while it is open, nothing happens. */
  open: () => void;
  /** Closes it as its own close button does: `onClose` is called with the reason `close`. */
  close: () => void;
  /** From `open()` until the widget is closed, or could not open. */
  isOpen: boolean;
  /** Why it did not open the last time; null while it may. */
  error: Error | null;
}

/**
 * The widget as a hook. Options and callbacks may change from render to render: the widget opens with the newest
 * options, and always the newest callback is called. The widget goes with the component.
 */
export function useSmileLink(options: UseSmileLinkOptions): SmileLink {
  const newest = useRef(options);
  const widget = useRef<Widget | null>(null);
  /** Counts what was opened: whatever belongs to an earlier one comes too late. */
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

/** Resolves with the open widget, or with null where nobody wants it any more. */
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

/** All that the widget reports: the compiler asks for what is missing. */
const reported: Record<Forwarded, true> = {
  onAccountCreated: true,
  onAccountConnected: true,
  onAccountRemoved: true,
  onAccountError: true,
  onUploadsCreated: true,
  onUploadsRemoved: true,
  onUIEvent: true,
};

/** A callback for each event, whoever listens by then. */
function forwardCallbacks(newest: Newest): Pick<SmileLinkOptions, Forwarded> {
  const names = Object.keys(reported) as Forwarded[];
  const callbacks = names.map((name) => [name, (event: never) => newest.current[name]?.(event)]);
  return Object.fromEntries(callbacks);
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
