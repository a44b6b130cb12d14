import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { ActionIcon } from '@mantine/core';
import type { ScreenId } from '@smile/site-model/document';
import { findScreen } from '@smile/site-model/parts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { onDemand } from '../../../../ui/loading/on-demand.tsx';
import { Tooltip } from '../../../../ui/overlays/tooltip.tsx';
import { useClipboardKeys } from '../clipboard/use-clipboard-keys.ts';
import { useBuilder, useBuilderStore } from '../store/use-builder.ts';
import { ScreenTab } from './screen-tab.tsx';
import classes from './screen-tabs.module.css';

const AddScreenDialog = onDemand(async () => (await import('./add-screen-dialog.tsx')).AddScreenDialog);
const DeleteScreenDialog = onDemand(async () => (await import('./delete-screen-dialog.tsx')).DeleteScreenDialog);

const keyboardCodes = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };

/** The screens in order: opened by click, moved by dragging or from the menu. */
export function ScreenTabs() {
  const store = useBuilderStore();
  useClipboardKeys();
  const screenIds = useBuilder((state) => state.document.screenIds);
  const isPreviewing = useBuilder((state) => state.isPreviewing);
  const [isAdding, setIsAdding] = useState(false);
  const [deleted, setDeleted] = useState<ScreenId | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { keyboardCodes, coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameOf = (id: string | number) => findScreen(store.getState().document, String(id))?.screenName ?? 'Screen';
  const placeOf = (id: string | number) => `${screenIds.indexOf(String(id)) + 1} of ${screenIds.length}`;
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      store.getState().moveScreen(String(active.id), screenIds.indexOf(String(over.id)));
  };
  return (
    <div className={classes.bar}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements: {
            onDragStart: ({ active }) => `Screen ${nameOf(active.id)} picked up at ${placeOf(active.id)}`,
            onDragOver: ({ active, over }) =>
              over ? `Screen ${nameOf(active.id)}, position ${placeOf(over.id)}` : undefined,
            onDragEnd: () => {},
            onDragCancel: ({ active }) => `Screen ${nameOf(active.id)} stays at ${placeOf(active.id)}`,
          },
          screenReaderInstructions: {
            draggable: 'Press Space to pick the screen up, the arrow keys to move it and Space to drop it.',
          },
        }}
        onDragEnd={drop}
      >
        <SortableContext items={screenIds} strategy={horizontalListSortingStrategy} disabled={isPreviewing}>
          <ul className={classes.tabs} aria-label="Screens">
            {screenIds.map((id, index) => (
              <ScreenTab key={id} id={id} index={index} count={screenIds.length} onDelete={() => setDeleted(id)} />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {!isPreviewing && (
        <Tooltip label="Add a screen">
          <ActionIcon variant="subtle" color="gray" aria-label="Add a screen" onClick={() => setIsAdding(true)}>
            <IconPlus size={16} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      )}
      {isAdding && <AddScreenDialog onClose={() => setIsAdding(false)} />}
      {deleted !== null && <DeleteScreenDialog screenId={deleted} onClose={() => setDeleted(null)} />}
    </div>
  );
}
