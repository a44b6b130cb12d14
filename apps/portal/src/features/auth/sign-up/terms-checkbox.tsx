import { Checkbox } from '@mantine/core';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { AnchorLink } from '../../../ui/anchor-link.tsx';

interface TermsCheckboxProps {
  registration: UseFormRegisterReturn;
  hasError: boolean;
}

export function TermsCheckbox({ registration, hasError }: TermsCheckboxProps) {
  return (
    <Checkbox
      mt={4}
      required
      label={
        <>
          I have read and agree to the{' '}
          <AnchorLink to="/terms" target="_blank" inherit>
            Terms and Conditions
          </AnchorLink>{' '}
          and the{' '}
          <AnchorLink to="/privacy" target="_blank" inherit>
            Privacy Policy
          </AnchorLink>
        </>
      }
      error={hasError}
      {...registration}
    />
  );
}
