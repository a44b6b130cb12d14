import { Input, InputBase, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { Ref } from 'react';
import { AnchorLink } from '../../../ui/anchor-link.tsx';
import { Popover } from '../../../ui/overlays/popover/popover.tsx';

interface NoTemplatesFieldProps {
  ref: Ref<HTMLButtonElement>;
  error: string | undefined;
}

/** Template picker of a tenant without templates: its dropdown links to where they are created. */
export function NoTemplatesField({ ref, error }: NoTemplatesFieldProps) {
  const field = (
    <InputBase
      ref={ref}
      component="button"
      type="button"
      pointer
      label="Consent Type"
      required
      withAsterisk
      error={error}
      rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
      rightSectionPointerEvents="none"
    >
      <Input.Placeholder>Choose a consent template</Input.Placeholder>
    </InputBase>
  );
  return (
    <Popover button={field} width="target" position="bottom-start">
      {() => (
        <Text size="sm">
          {'Please go to '}
          <AnchorLink to="/account/organization" search={{}} state={{ settingsTab: 'consent' }}>
            Settings
          </AnchorLink>
          {' to create a consent document.'}
        </Text>
      )}
    </Popover>
  );
}
