import { Anchor } from '@mantine/core';
import type { AuditEntryView } from '@smile/contract/audit-log';
import { useQuery } from '@tanstack/react-query';
import { portalConfigQuery } from '../../api/portal-config.ts';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import { describeEntry } from './describe-entry.ts';
import { linkToObject, pathOfImage } from './link-to-object.ts';

/** The object of an entry, as a link if it can be opened. */
export function ObjectLink({ entry }: { entry: AuditEntryView }) {
  const { object } = describeEntry(entry);
  const linkUrl = useQuery(portalConfigQuery).data?.linkUrl;
  const image = pathOfImage(entry);
  if (image && linkUrl)
    return (
      <Anchor href={linkUrl + image} target="_blank" rel="noreferrer" inherit>
        {object}
      </Anchor>
    );
  const target = linkToObject(entry);
  return target ? (
    <AnchorLink {...target} inherit>
      {object}
    </AnchorLink>
  ) : (
    object
  );
}
