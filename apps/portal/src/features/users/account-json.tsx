import { Accordion } from '@mantine/core';
import { sectionTitles } from '@smile/contract/account-fields';
import type { AccountPayload } from '@smile/contract/user-data';
import { JsonView } from '../../ui/json-view.tsx';
import classes from '../user-data/payload-section.module.css';
import { toSlug } from '../user-data/section-slug.ts';

/** The account's data as it came, a block for each kind; blocks with data start open. */
export function AccountJson({ payload }: { payload: AccountPayload }) {
  const keys = Object.keys(sectionTitles) as (keyof typeof sectionTitles)[];
  const blocks = keys.map((key) => ({ title: sectionTitles[key], value: payload[key] }));
  const filled = blocks.filter(({ value }) => (Array.isArray(value) ? value.length > 0 : value));
  return (
    <Accordion
      multiple
      variant="separated"
      order={2}
      keepMounted={false}
      defaultValue={filled.map(({ title }) => toSlug(title))}
    >
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
