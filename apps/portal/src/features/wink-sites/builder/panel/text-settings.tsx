import { Input, NativeSelect, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { Alignment, TextComponent } from '@smile/site-model/document';
import type { SetComponent } from '@smile/site-model/operations/operation';
import { atMost } from '../../../../ui/fields/at-most.ts';
import { MarkdownField } from '../../editor/markdown-field.tsx';
import { typeNameOf } from '../store/part-names.ts';
import { CountedTextarea } from './counted-textarea.tsx';
import { ImageSettings } from './types/image-settings.tsx';
import { InsertAnswer } from './variables/insert-answer.tsx';

interface TextSettingsProps {
  component: TextComponent;
  onChange: (change: Pick<SetComponent, 'key' | 'value'>) => void;
}

const alignments: { value: Alignment; label: string }[] = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Center' },
  { value: 'right', label: 'Right' },
];

/** Settings of a text on a form. Heading levels below 3 are shown as 3. */
export function TextSettings({ component: { type, props }, onChange }: TextSettingsProps) {
  const setText = (value: string) => onChange({ key: 'text', value });
  const inserting = { into: 'the text', value: props.text, max: siteLimits.text, onChange: setText };
  return (
    <Stack gap="md">
      <TextInput label="Type" readOnly variant="filled" value={typeNameOf({ type })} />
      {type === 'Title' && (
        <>
          <InsertAnswer {...inserting}>
            <TextInput
              label="Text"
              {...atMost(siteLimits.text)}
              value={props.text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </InsertAnswer>
          <NativeSelect
            label="Level"
            data={['1', '2', '3']}
            value={String(Math.min(props.level, 3))}
            onChange={(event) => onChange({ key: 'level', value: Number(event.currentTarget.value) })}
          />
        </>
      )}
      {type === 'Paragraph' && (
        <>
          <InsertAnswer {...inserting}>
            <CountedTextarea label="Text" rows={5} max={siteLimits.text} value={props.text} onChange={setText} />
          </InsertAnswer>
          <Input.Wrapper label="Align" labelElement="div">
            <SegmentedControl
              fullWidth
              aria-label="Align"
              data={alignments}
              value={props.align}
              onChange={(value) => onChange({ key: 'align', value })}
            />
          </Input.Wrapper>
        </>
      )}
      {type === 'Image' && <ImageSettings props={props} onChange={onChange} />}
      {type === 'Markdown' && (
        <InsertAnswer {...inserting}>
          <MarkdownField
            label="Text"
            rows={8}
            max={siteLimits.text}
            hasCounter
            value={props.text}
            error={undefined}
            onChange={setText}
          />
        </InsertAnswer>
      )}
    </Stack>
  );
}
