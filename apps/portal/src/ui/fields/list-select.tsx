import { Select } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { PortalSelectProps } from './select.tsx';

/** Its text is kept here, for what was `typed` before it was there not to be lost. */
export function ListSelect({ typed, ...props }: PortalSelectProps & { typed?: string | undefined }) {
  const [search, setSearch] = useState<string>();
  useEffect(() => {
    if (typed) setSearch(typed);
  }, [typed]);
  return <Select {...props} searchValue={search} onSearchChange={setSearch} />;
}
