import { Stack, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { LandingPageModule, Module, Screen, SiteDocument } from '@smile/site-model/document';
import type { Operation } from '@smile/site-model/operations/operation';
import { atMost } from '../../../../ui/fields/at-most.ts';
import { MarkdownField } from '../../editor/markdown-field.tsx';
import { EndingFields, WidgetFields } from '../on-demand.tsx';
import { CountedTextarea } from '../panel/counted-textarea.tsx';
import { NextConfigSummary } from '../routing/next-config-summary.tsx';
import { screenTypeTitles } from './screen-type-titles.ts';

interface ScreenSettingsProps {
  document: SiteDocument;
  screen: Screen;
  /** `what` names the changed field. */
  onChange: (operation: Operation, what: string) => void;
  onEditNext: () => void;
}

/** The "Screen" tab: common settings and those of the screen's kind. */
export function ScreenSettings({ document, screen, onChange, onEditNext }: ScreenSettingsProps) {
  const { id: screenId, module } = screen;
  const isUnnamed = screen.screenName.trim() === '';
  return (
    <Stack gap="md">
      <TextInput label="Screen Type" readOnly variant="filled" value={screenTypeTitles[module.type]} />
      <TextInput
        label="Screen Name"
        required
        {...atMost(siteLimits.name)}
        value={screen.screenName}
        error={isUnnamed && 'Screen Name is required'}
        onChange={(event) =>
          onChange(
            { type: 'setScreen', screenId, key: 'screenName', value: event.currentTarget.value },
            'the screen name',
          )
        }
      />
      {module.type === 'WinkWidgetModule' && <WidgetFields screenId={screenId} module={module} onChange={onChange} />}
      {module.type === 'LandingPageModule' && <LandingFields screenId={screenId} module={module} onChange={onChange} />}
      {module.type === 'EndingModule' && <EndingFields screenId={screenId} module={module} onChange={onChange} />}
      {(module.type === 'FormModule' || module.type === 'WinkWidgetModule') && (
        <TextInput
          label="Next Button Text"
          {...atMost(siteLimits.button)}
          placeholder="Next"
          value={screen.nextButtonName}
          onChange={(event) =>
            onChange(
              { type: 'setScreen', screenId, key: 'nextButtonName', value: event.currentTarget.value },
              'the next button text',
            )
          }
        />
      )}
      {module.type !== 'EndingModule' && <NextConfigSummary document={document} screen={screen} onEdit={onEditNext} />}
    </Stack>
  );
}

export interface ModuleFieldsProps<M extends Module> {
  screenId: string;
  module: M;
  onChange: ScreenSettingsProps['onChange'];
}

function LandingFields({ screenId, module, onChange }: ModuleFieldsProps<LandingPageModule>) {
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
