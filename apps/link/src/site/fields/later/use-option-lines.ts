import type { FlowInput } from '@smile/site-model/flow';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { ConnectionContext } from '../../site-connection.ts';

/** Loaded lists by component id and language. Safe to cache: the site version never changes during a visit. */
const loaded = new Map<string, Map<string, string>>();

/** Option list of a searchable select, loaded in the page's language when the field is first used. */
export function useOptionLines({ id, optionLines }: FlowInput) {
  const connection = useContext(ConnectionContext);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const language = document.documentElement.lang;
  const known = loaded.get(id);
  const lines = optionLines || (known?.get(language) ?? null);
  const load = () => {
    if (lines !== null || state === 'loading' || !connection) return;
    setState('loading');
    connection
      .sessionId()
      .then((session) =>
        connection.client.call('listOptions', { params: { id: session, component: id }, query: { language } }),
      )
      .then(
        (answer) => {
          loaded.set(id, (loaded.get(id) ?? new Map()).set(language, answer.optionLines));
          setState('idle');
        },
        () => setState('failed'),
      );
  };
  const loadAgain = useEffectEvent(load);
  const isInOther = lines === null && known !== undefined;
  useEffect(() => {
    if (isInOther) loadAgain();
  }, [isInOther]);
  // Until the list has loaded in a newly chosen language, the other one names the choice.
  return { lines: lines ?? known?.values().next().value ?? null, hasFailed: state === 'failed', load };
}
