import { TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { TextComponent } from '@smile/site-model/document';
import type { SetComponent } from '@smile/site-model/operations/operation';
import { atMost } from '../../../../../ui/fields/at-most.ts';
import { PictureField } from '../../../../images/picture-field.tsx';

interface ImageSettingsProps {
  props: TextComponent['props'];
  onChange: (change: Pick<SetComponent, 'key' | 'value'>) => void;
}

export function ImageSettings({ props, onChange }: ImageSettingsProps) {
  return (
    <>
      <PictureField
        label="Image"
        shape="square"
        value={props.imageUrl}
        onChange={(value) => onChange({ key: 'imageUrl', value })}
      />
      <TextInput
        label="Image description"
        description="For people who cannot see the image. Leave it empty for a decorative image."
        {...atMost(siteLimits.label)}
        value={props.imageDescription}
        onChange={(event) => onChange({ key: 'imageDescription', value: event.currentTarget.value })}
      />
    </>
  );
}
