import { Badge } from '@mantine/core';
import type { DeliveryState as State } from '@smile/contract/events';
import { stateLabels } from './delivery-texts.ts';

const colors: Record<State, string> = { PENDING: 'amber', DELIVERED: 'green', FAILED: 'red' };

export function DeliveryState({ state }: { state: State }) {
  return (
    <Badge variant="light" color={colors[state]}>
      {stateLabels[state]}
    </Badge>
  );
}
