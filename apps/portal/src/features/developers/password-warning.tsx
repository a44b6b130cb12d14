import { ActionIcon } from '@mantine/core';
import { passwordAgeDays } from '@smile/contract/developers';
import { countOf } from '@smile/contract/texts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { usePasswordAge } from './use-password-age.ts';

/** Links to the Password tab when the password is about to expire. */
export function PasswordWarning() {
  const age = usePasswordAge();
  if (age?.state !== 'WARNING') return null;
  const days = countOf(age.daysLeft, 'day');
  const text = `Your password is scheduled to expire in ${days}. Passwords are changed every ${passwordAgeDays.risk} days.`;
  return (
    <Tooltip label={text} multiline maw={260}>
      <ActionIcon
        renderRoot={(props) => <Link to="/account/organization" search={{ changePassword: 'true' }} {...props} />}
        variant="subtle"
        color="amber"
        aria-label={text}
      >
        <IconAlertTriangle size={16} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}
