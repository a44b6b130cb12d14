import type { FlowInput } from '@smile/site-model/flow';
import { useContext, useState } from 'react';
import { ConnectionContext } from '../../site-connection.ts';

/** Loaded lists by component id. Safe to cache: the site version never changes during a visit. */
const loaded = new Map<string, string>();

/** Option list of a searchable select, loaded when the field is first used. */
export function useOptionLines({ id, optionLines }: FlowInput) {
  const connection = useContext(ConnectionContext);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const lines = optionLines || (loaded.get(id) ?? null);
  const load = () => {
    if (lines !== null || state === 'loading' || !connection) return;
    setState('loading');
    connection
      .sessionId()
      .then((session) => connection.client.call('listOptions', { params: { id: session, component: id } }))
      .then(
        (answer) => {
          loaded.set(id, answer.optionLines);
          setState('idle');
        },
        () => setState('failed'),
      );
  };
  return { lines, hasFailed: state === 'failed', load };
}
