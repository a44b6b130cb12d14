import { Select } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { PortalSelectProps } from './select.tsx';

/** Preserves the text that was `typed` before the component had loaded. */
export function ListSelect({ typed, ...props }: PortalSelectProps & { typed?: string | undefined }) {
  const [search, setSearch] = useState<string>();
  useEffect(() => {
    if (typed) setSearch(typed);
  }, [typed]);
  return <Select {...props} searchValue={search} onSearchChange={setSearch} />;
}
