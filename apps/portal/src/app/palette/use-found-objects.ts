import { useDebouncedValue } from '@mantine/hooks';
import { type FoundKind, type FoundObject, searchApi, searchTextLength } from '@smile/contract/search';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';
import { readApiMode } from '../../api/session.ts';

const pauseMs = 200;

interface Found {
  objects: readonly FoundObject[];
  isSearching: boolean;
}

/** Objects that match the typed text, debounced; before typing, the newest objects of the requested kind. */
export function useFoundObjects(typed: string, kind: FoundKind | undefined): Found {
  const wanted = typed.trim();
  const [text] = useDebouncedValue(wanted, pauseMs);
  const isAsked = wanted.length >= searchTextLength.min && wanted.length <= searchTextLength.max;
  const byText = useQuery({
    ...objectsQuery(kind, text),
    enabled: isAsked && text.length >= searchTextLength.min,
    placeholderData: keepPreviousData,
  });
  const newest = useQuery({ ...objectsQuery(kind, undefined), enabled: kind !== undefined });
  const isCurrent = text === wanted;
  const found = (isAsked && isCurrent && byText.data) || none;
  const choices = kind ? (newest.data ?? none).filter((object) => hasText(object, wanted)) : none;
  const isNew = ({ id }: FoundObject) => !found.some((other) => other.id === id);
  return {
    objects: [...found, ...choices.filter(isNew)],
    isSearching: (isAsked && (!isCurrent || byText.isFetching)) || newest.isLoading,
  };
}

function objectsQuery(kind: FoundKind | undefined, text: string | undefined) {
  return queryOptions({
    queryKey: ['search', kind, text],
    queryFn: async ({ signal }) =>
      (await callApi(searchApi.find, { query: { mode: readApiMode(), kind, text } }, signal)).data.items,
    retry: false,
  });
}

function hasText({ name, id }: FoundObject, text: string): boolean {
  return `${name ?? ''} ${id}`.toLowerCase().includes(text.toLowerCase());
}

const none: readonly FoundObject[] = [];
