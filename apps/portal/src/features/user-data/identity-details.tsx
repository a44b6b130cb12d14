import { Anchor, Avatar } from '@mantine/core';
import type { IdentityPayload } from '@smile/contract/user-data';
import type { ReactNode } from 'react';
import { formatDate } from '../../ui/format-date.ts';
import { FieldList } from './field-list.tsx';
import classes from './identity-details.module.css';
import { sortAddresses } from './sort-addresses.ts';

export function IdentityDetails({ identity }: { identity: IdentityPayload }) {
  const { emails, phones, socialProfiles, addresses } = identity;
  return (
    <>
      {identity.photoUrl && (
        <Avatar src={identity.photoUrl} size={56} m="md" mb={0} alt={`Photo of ${identity.fullName}`} />
      )}
      <FieldList
        fields={[
          { label: 'Full Name', value: identity.fullName },
          { label: 'First Name', value: identity.firstName },
          { label: 'Middle Name', value: identity.middleName },
          { label: 'Last Name', value: identity.lastName },
          { label: 'Suffix', value: identity.suffix },
          { label: 'Gender', value: identity.gender },
          { label: 'Date of Birth', value: formatDate(identity.dob) },
          { label: 'Marital Status', value: identity.maritalStatus },
          { label: 'Country of Residence', value: identity.countryResidence },
          { label: 'Citizenship', value: identity.citizenship },
          { label: 'Profile', value: link(identity.profileUrl) },
          { label: 'Emails', value: lines(emails.map(({ address, type }) => tagged(address, type))) },
          { label: 'Phones', value: lines(phones.map(({ number, type }) => tagged(number, type))) },
          {
            label: 'Social Profiles',
            value: lines(socialProfiles.map(({ socialUrl, type }) => tagged(link(socialUrl), type))),
          },
          { label: 'Addresses', value: lines(sortAddresses(addresses).map(describe)), isWide: true },
        ]}
      />
    </>
  );
}

function describe(address: IdentityPayload['addresses'][number]): ReactNode {
  const { line1, line2, city, region, zip, country } = address;
  const parts = [line1, line2, city, region, zip, country].filter(Boolean);
  return tagged(address.fullAddress || parts.join(', '), address.type);
}

function tagged(value: ReactNode, tag: string | null): ReactNode {
  return (
    <>
      {value || '-'} {tag && <span className={classes.tag}>{tag}</span>}
    </>
  );
}

function lines(values: readonly ReactNode[]): ReactNode {
  if (values.length === 0) return null;
  return (
    <ul className={classes.lines}>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the values have no ids and never change their order
        <li key={index}>{value}</li>
      ))}
    </ul>
  );
}

function link(url: string | null): ReactNode {
  if (!url || !/^https?:\/\//.test(url)) return url;
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit>
      {url}
    </Anchor>
  );
}
