import { Switch } from '@mantine/core';
import { hasProductionAccess, readApiMode, readMode, switchMode } from '../api/session.ts';
import { ModeChip } from '../ui/mode-chip.tsx';
import classes from './mode-switch.module.css';

export function ModeSwitch() {
  const mode = readMode();
  return (
    <div className={classes.row}>
      <Switch
        label="Sandbox"
        color="amber.6"
        size="sm"
        checked={mode === 'Sandbox'}
        disabled={!hasProductionAccess()}
        onChange={(event) => switchMode(event.currentTarget.checked ? 'Sandbox' : 'Production')}
      />
      <ModeChip mode={readApiMode()} />
    </div>
  );
}
