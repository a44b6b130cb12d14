import { Alert, Button, Group, NativeSelect, Stack } from '@mantine/core';
import { possibleTargets } from '@smile/site-model/screen-graph';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { noTargetsNote } from '../routing/next-config-texts.ts';
import { useBuilder } from '../store/use-builder.ts';
import type { GraphScreen } from './site-graph.ts';
import { useAddRoute } from './use-add-route.ts';

interface AddRouteDialogProps {
  screen: GraphScreen;
  onClose: () => void;
}

/** Asks for the target screen of a new route. */
export function AddRouteDialog({ screen, onClose }: AddRouteDialogProps) {
  const document = useBuilder((state) => state.document);
  const addRoute = useAddRoute();
  const targets = possibleTargets(document, screen.id);
  const [target, setTarget] = useState(targets[0]?.id ?? '');
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refused = addRoute(screen.id, target);
    setRefusal(refused);
    if (refused === null) onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={`Add a route from ${screen.name}`} centered>
      <form noValidate onSubmit={submit}>
        <Stack gap="lg">
          {targets.length === 0 ? (
            <Alert color="gray">{noTargetsNote}</Alert>
          ) : (
            <NativeSelect
              label="Target Screen"
              description="People always go there, unless a route before it is taken. Open the route to add conditions."
              data={targets.map(({ id, screenName }) => ({ value: id, label: screenName || 'A screen without name' }))}
              value={target}
              error={refusal}
              data-autofocus
              onChange={(event) => setTarget(event.currentTarget.value)}
            />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={targets.length === 0}>
              Add
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
