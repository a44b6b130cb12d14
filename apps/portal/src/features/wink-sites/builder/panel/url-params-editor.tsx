import { ActionIcon, Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { UrlParam } from '@smile/site-model/document';
import { paramKeyMessage } from '@smile/site-model/field-messages';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { atMost } from '../../../../ui/fields/at-most.ts';

interface UrlParamsEditorProps {
  params: UrlParam[];
  onChange: (params: UrlParam[]) => void;
}

/** Parameters of the site's URL, with defaults. */
export function UrlParamsEditor({ params, onChange }: UrlParamsEditorProps) {
  const set = (index: number, part: Partial<UrlParam>) =>
    onChange(params.map((param, at) => (at === index ? { ...param, ...part } : param)));
  return (
    <Fieldset legend="URL parameters">
      <Stack gap="sm">
        <Text size="xs" c="dimmed">
          {'Texts read them as {{Query.key}}, conditions as Query.key. The value is the default if the URL has none.'}
        </Text>
        {params.map((param, index) => (
          <Group
            // biome-ignore lint/suspicious/noArrayIndexKey: parameters have no ids, and every field shows what it is given
            key={index}
            gap="xs"
            wrap="nowrap"
            align="flex-start"
            role="group"
            aria-label={`Parameter ${index + 1}`}
          >
            <TextInput
              label="Key"
              {...atMost(siteLimits.paramKey)}
              spellCheck={false}
              value={param.key}
              error={keyMessage(params, index)}
              onChange={(event) => set(index, { key: event.currentTarget.value })}
            />
            <TextInput
              label="Value"
              {...atMost(siteLimits.paramValue)}
              value={param.value}
              onChange={(event) => set(index, { value: event.currentTarget.value })}
            />
            <ActionIcon
              mt={26}
              variant="subtle"
              color="red"
              aria-label={`Delete parameter ${index + 1}`}
              onClick={() => onChange(params.toSpliced(index, 1))}
            >
              <IconTrash size={15} stroke={1.75} />
            </ActionIcon>
          </Group>
        ))}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={params.length >= siteLimits.urlParams}
          onClick={() => onChange([...params, { key: '', value: '' }])}
        >
          Add parameter
        </Button>
      </Stack>
    </Fieldset>
  );
}

function keyMessage(params: readonly UrlParam[], index: number): string | null {
  const { key } = params[index]!;
  const isTwice = key !== '' && params.some((param, at) => at !== index && param.key === key);
  return paramKeyMessage(key) ?? (isTwice ? 'Duplicate keys are not allowed' : null);
}
