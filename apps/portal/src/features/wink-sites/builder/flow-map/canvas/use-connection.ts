import { possibleTargets } from '@smile/site-model/screen-graph';
import type { FinalConnectionState, ReactFlowProps } from '@xyflow/react';
import { useBuilderStore } from '../../store/use-builder.ts';
import { routeRefusal, useAddRoute } from '../use-add-route.ts';
import type { MapStore } from './map-context.ts';

type ConnectionProps = Required<
  Pick<ReactFlowProps, 'onConnectStart' | 'onConnectEnd' | 'onConnect' | 'isValidConnection'>
>;

const addressRefusal = 'Routes to an address are added in Next Config';

/** Drags a route from one screen to another; the new route becomes the current one. */
export function useConnection(map: MapStore): ConnectionProps {
  const store = useBuilderStore();
  const addRoute = useAddRoute();
  const refusalOf = (from: string, to: string) => routeRefusal(store.getState().document, from, to);
  return {
    onConnectStart(_, { nodeId }) {
      const { document } = store.getState();
      map.setState({ targetIds: new Set(possibleTargets(document, nodeId ?? '').map(({ id }) => id)) });
    },
    isValidConnection: ({ target }) => map.getState().targetIds?.has(target) ?? false,
    onConnect({ source, target }) {
      if (addRoute(source, target) !== null) return;
      const added = store.getState().document.screens[source]?.nextConfig.at(-1);
      if (added) map.setState({ currentId: `${source} ${added.id}` });
    },
    onConnectEnd(_, { isValid, fromNode, toNode }: FinalConnectionState) {
      map.setState({ targetIds: null });
      if (isValid || !fromNode || !toNode || fromNode.id === toNode.id) return;
      const refusal = toNode.type === 'exit' ? addressRefusal : refusalOf(fromNode.id, toNode.id);
      if (refusal !== null) store.getState().announce(refusal, true);
    },
  };
}
