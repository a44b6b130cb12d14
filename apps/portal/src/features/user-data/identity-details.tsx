import { Anchor, Avatar } from '@mantine/core';
import { type AccountField, identityFields, listShownFields } from '@smile/contract/account-fields';
import type { IdentityPayload } from '@smile/contract/user-data';
import type { ReactNode } from 'react';
import classes from './field-list.module.css';
import { FieldList } from './field-list.tsx';
import { formatField } from './format-field.ts';
import { isWebAddress } from './to-column.tsx';

export function IdentityDetails({ identity }: { identity: IdentityPayload }) {
  return (
    <>
      {identity.photoUrl && (
        <Avatar src={identity.photoUrl} size={56} m="md" mb={0} alt={`Photo of ${identity.fullName}`} />
      )}
      <FieldList
        fields={listShownFields(identityFields, [identity]).map((field) => ({
          label: field.label,
          value: show(field, identity),
          isWide: field.label === 'Addresses',
        }))}
      />
    </>
  );
}

function show({ label, format, read, list }: AccountField<IdentityPayload>, identity: IdentityPayload): ReactNode {
  // The photo is shown above, and its signed URL is meaningless to readers.
  if (label === 'Photo' && identity.photoUrl) return link(identity.photoUrl, 'Open the photo');
  const showOne = (value: string) => (format === 'link' ? link(value) : value);
  if (!list) return showOne(formatField(read(identity), format));
  return lines(list(identity).map(({ value, tag }) => tagged(showOne(value ?? '-'), tag)));
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

function link(url: string, text = url): ReactNode {
  if (!isWebAddress(url)) return url;
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit>
      {text}
    </Anchor>
  );
}
