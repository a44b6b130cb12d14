import { TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { LandingPageModule } from '@smile/site-model/document';
import { atMost } from '../../../../ui/fields/at-most.ts';
import { MarkdownField } from '../../editor/markdown-field.tsx';
import { CountedTextarea } from '../panel/counted-textarea.tsx';
import type { ModuleFieldsProps } from './screen-settings.tsx';

/** Settings of a landing screen. */
export function LandingFields({ screenId, module, onChange }: ModuleFieldsProps<LandingPageModule>) {
  const { headerText, introductionText, launchButtonText } = module.props;
  return (
    <>
      <CountedTextarea
        label="Header text"
        rows={3}
        max={siteLimits.header}
        value={headerText}
        onChange={(value) => onChange({ type: 'setModule', screenId, key: 'headerText', value }, 'the header text')}
      />
      <MarkdownField
        label="Introduction text"
        rows={5}
        max={siteLimits.introduction}
        hasCounter
        value={introductionText}
        error={undefined}
        onChange={(value) =>
          onChange({ type: 'setModule', screenId, key: 'introductionText', value }, 'the introduction text')
        }
      />
      <TextInput
        label="Launch button text"
        {...atMost(siteLimits.button)}
        value={launchButtonText}
        onChange={(event) =>
          onChange(
            { type: 'setModule', screenId, key: 'launchButtonText', value: event.currentTarget.value },
            'the launch button text',
          )
        }
      />
    </>
  );
}
