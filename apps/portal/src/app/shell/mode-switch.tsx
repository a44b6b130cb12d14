import { Switch, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { switchMode } from '../../api/page-lock.ts';
import { hasProductionAccess, readApiMode, readMode } from '../../api/session.ts';
import { ModeChip } from '../../ui/mode-chip.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import classes from './sidebar.module.css';

const whyDisabled = 'Production is not enabled for your organization yet.';

/** The switch itself says Sandbox; when off, the chip shows the mode. */
export function ModeSwitch() {
  const mode = readMode();
  const canSwitch = hasProductionAccess();
  const whyId = useId();
  return (
    <div className={classes.modes}>
      <Tooltip label={whyDisabled} disabled={canSwitch} multiline maw={260} position="bottom-start">
        <Switch
          label="Sandbox"
          color="amber.6"
          size="sm"
          checked={mode === 'Sandbox'}
          disabled={!canSwitch}
          aria-describedby={canSwitch ? undefined : whyId}
          onChange={(event) => switchMode(event.currentTarget.checked ? 'Sandbox' : 'Production')}
        />
      </Tooltip>
      {!canSwitch && <VisuallyHidden id={whyId}>{whyDisabled}</VisuallyHidden>}
      {mode === 'Production' && <ModeChip mode={readApiMode()} />}
    </div>
  );
}
