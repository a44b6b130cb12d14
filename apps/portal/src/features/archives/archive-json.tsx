import { Accordion, Skeleton } from '@mantine/core';
import type { Archive } from '@smile/contract/archives';
import { JsonView } from '../../ui/json-view.tsx';
import classes from '../user-data/payload-section.module.css';
import { toSlug } from '../user-data/section-slug.ts';
import type { ArchiveData } from './archive-sections.tsx';

/** The archive and what was read of it as it came, a block for each kind; blocks with data start open. */
export function ArchiveJson({ archive, data }: { archive: Archive; data: ArchiveData | undefined }) {
  if (!data) return <Skeleton height={160} role="status" aria-label="Loading the archive's data" />;
  const blocks = [
    { title: 'Archives', value: archive, isFilled: true },
    { title: 'Identities', value: data.identities, isFilled: data.identities.length > 0 },
    { title: 'Employments', value: data.employments, isFilled: data.employments.length > 0 },
    { title: 'Documents', value: data.documents, isFilled: data.documents.length > 0 },
    { title: 'Incomes', value: data.incomes, isFilled: data.incomes.length > 0 },
  ];
  const open = blocks.filter(({ isFilled }) => isFilled).map(({ title }) => toSlug(title));
  return (
    <Accordion multiple variant="separated" order={2} keepMounted={false} defaultValue={open}>
      {blocks.map(({ title, value }) => (
        <Accordion.Item key={title} value={toSlug(title)} className={classes.item}>
          <Accordion.Control>{title}</Accordion.Control>
          <Accordion.Panel>
            <JsonView value={value} label={`${title} JSON`} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
