import { useDebouncedValue } from '@mantine/hooks';
import { portalUsersApi, type UserRow } from '@smile/contract/users';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { readApiMode } from '../api/session.ts';

const pauseMs = 200;
const minLetters = 2;
const maxUsers = 5;

/** The mode's end users whose names hold the typed text, once the typing pauses; none while nobody was found yet. */
export function usePaletteUsers(typed: string): readonly UserRow[] {
  const [text] = useDebouncedValue(typed.trim(), pauseMs);
  const isAsked = text.length >= minLetters && text === typed.trim();
  const { data } = useQuery({
    queryKey: ['users', 'palette', text],
    queryFn: async ({ signal }) => {
      const query = { mode: readApiMode(), userName: text, size: maxUsers };
      return (await callApi(portalUsersApi.list, { query }, signal)).data.items;
    },
    enabled: isAsked,
    retry: false,
  });
  return (isAsked && data) || none;
}

const none: readonly UserRow[] = [];
