import { ActionIcon } from '@mantine/core';
import type { ComponentId } from '@smile/site-model/document';
import { findForm, screensOf } from '@smile/site-model/parts';
import { IconCopy, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { memo, useDeferredValue } from 'react';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../../ui/overlays/menu-item.tsx';
import { Tooltip } from '../../../../ui/overlays/tooltip.tsx';
import { ClipboardItems } from '../clipboard/clipboard-items.tsx';
import { useBuilder } from '../store/use-builder.ts';
import { focusComponent } from './focus-component.ts';
import classes from './overlay.module.css';

interface OverlayToolsProps {
  id: ComponentId;
  name: string;
}

/** Actions on the selected component. The name is deferred, because it changes with every key press. */
export function OverlayTools({ id, name }: OverlayToolsProps) {
  return <Tools id={id} name={useDeferredValue(name)} />;
}

function DrawnTools({ id, name }: OverlayToolsProps) {
  const count = useBuilder((state) => findForm(state.document, state.currentScreenId)?.componentIds.length ?? 0);
  const duplicate = useBuilder((state) => state.duplicateComponent);
  const remove = useBuilder((state) => state.removeComponent);
  const grip = (
    <ActionIcon size="sm" className={classes.grip} aria-label={`Move ${name}`} data-grip={id}>
      <IconGripVertical size={14} stroke={1.75} />
    </ActionIcon>
  );
  return (
    <div className={classes.tools}>
      <Menu button={grip} position="bottom-start">
        <Places id={id} />
      </Menu>
      <Tooltip label="Copy">
        <ActionIcon size="sm" aria-label={`Copy ${name}`} onClick={() => duplicate(id)}>
          <IconCopy size={14} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      {count > 1 && (
        <Tooltip label="Delete">
          <ActionIcon
            size="sm"
            aria-label={`Delete ${name}`}
            onClick={() => {
              remove(id);
              focusComponent();
            }}
          >
            <IconTrash size={14} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  );
}

const Tools = memo(DrawnTools);

/** Target positions for moving without dragging. */
function Places({ id }: { id: ComponentId }) {
  const document = useBuilder((state) => state.document);
  const screenId = useBuilder((state) => state.currentScreenId);
  const ids = findForm(document, screenId)?.componentIds ?? [];
  const index = ids.indexOf(id);
  const count = ids.length;
  const move = useBuilder((state) => state.moveComponent);
  const moveToScreen = useBuilder((state) => state.moveComponentToScreen);
  const others = screensOf(document).filter((screen) => screen.id !== screenId && screen.module.type === 'FormModule');
  return (
    <>
      <MenuItem disabled={index === 0} onClick={() => move(id, index - 1)}>
        Move up
      </MenuItem>
      <MenuItem disabled={index === count - 1} onClick={() => move(id, index + 1)}>
        Move down
      </MenuItem>
      {others.map((screen) => (
        <MenuItem key={screen.id} disabled={count === 1} onClick={() => moveToScreen(id, screen.id)}>
          Move to {screen.screenName}
        </MenuItem>
      ))}
      <ClipboardItems screenId={screenId} componentId={id} />
    </>
  );
}
