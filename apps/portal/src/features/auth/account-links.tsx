import { Group } from '@mantine/core';
import { AnchorLink } from '../../ui/anchor-link.tsx';

export function AccountLinks() {
  return (
    <Group gap="lg">
      <AnchorLink to="/login" size="sm" underline="hover">
        Login
      </AnchorLink>
      <AnchorLink to="/register" size="sm" underline="hover">
        Register
      </AnchorLink>
    </Group>
  );
}
