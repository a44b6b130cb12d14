import { useDebouncedValue } from '@mantine/hooks';
import { type FoundObject, searchApi, searchTextLength } from '@smile/contract/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { readApiMode } from '../../api/session.ts';

const pauseMs = 200;

/** Objects of the mode that fit the typed text, once the typing pauses. */
export function useFoundObjects(typed: string): { objects: readonly FoundObject[]; isSearching: boolean } {
  const wanted = typed.trim();
  const [text] = useDebouncedValue(wanted, pauseMs);
  const isAsked = wanted.length >= searchTextLength.min && wanted.length <= searchTextLength.max;
  const { data, isFetching } = useQuery({
    queryKey: ['search', text],
    queryFn: async ({ signal }) =>
      (await callApi(searchApi.find, { query: { mode: readApiMode(), text } }, signal)).data.items,
    enabled: isAsked && text.length >= searchTextLength.min,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isCurrent = text === wanted;
  return { objects: (isAsked && isCurrent && data) || none, isSearching: isAsked && (!isCurrent || isFetching) };
}

const none: readonly FoundObject[] = [];
