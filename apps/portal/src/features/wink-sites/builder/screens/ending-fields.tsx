import { NativeSelect, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import { type EndingModule, outcomes } from '@smile/site-model/document';
import { redirectMessage } from '@smile/site-model/field-messages';
import type { SetModule } from '@smile/site-model/operations/operation';
import { atMost } from '../../../../ui/fields/at-most.ts';
import { PictureField } from '../../../images/picture-field.tsx';
import { MarkdownField } from '../../editor/markdown-field.tsx';
import { CountedTextarea } from '../panel/counted-textarea.tsx';
import { InsertAnswer } from '../panel/variables/insert-answer.tsx';
import type { ModuleFieldsProps } from './screen-settings.tsx';

const outcomeTitles: Record<EndingModule['props']['outcome'], string> = { SUCCESS: 'Success', DECLINED: 'Declined' };
const outcomeHelp: Record<EndingModule['props']['outcome'], string> = {
  SUCCESS: 'The session succeeds when this screen is shown.',
  DECLINED: 'The session fails when this screen is shown, and the redirect reports the failure.',
};
const delays = [3, 5, 10, 15, 30, 60, siteLimits.maxRedirectSeconds];

/** Settings of an ending, which has no next button and no routes. */
export function EndingFields({ screenId, module, onChange }: ModuleFieldsProps<EndingModule>) {
  const { props } = module;
  const set = (change: Pick<SetModule, 'key' | 'value'>, what: string) =>
    onChange({ type: 'setModule', screenId, ...change } as SetModule, what);
  const setHeader = (value: string) => set({ key: 'headerText', value }, 'the header text');
  const setBody = (value: string) => set({ key: 'bodyText', value }, 'the body text');
  const problem = redirectMessage(props.redirectUrl);
  return (
    <>
      <NativeSelect
        label="Outcome"
        description={outcomeHelp[props.outcome]}
        data={outcomes.map((value) => ({ value, label: outcomeTitles[value] }))}
        value={props.outcome}
        onChange={({ currentTarget: { value } }) =>
          set({ key: 'outcome', value: value as EndingModule['props']['outcome'] }, 'the outcome')
        }
      />
      <InsertAnswer into="the header text" value={props.headerText} max={siteLimits.header} onChange={setHeader}>
        <CountedTextarea
          label="Header text"
          rows={3}
          max={siteLimits.header}
          value={props.headerText}
          onChange={setHeader}
        />
      </InsertAnswer>
      <InsertAnswer into="the body text" value={props.bodyText} max={siteLimits.introduction} onChange={setBody}>
        <MarkdownField
          label="Body text"
          rows={5}
          max={siteLimits.introduction}
          hasCounter
          value={props.bodyText}
          error={undefined}
          onChange={setBody}
        />
      </InsertAnswer>
      <PictureField
        label="Image"
        shape="square"
        value={props.imageUrl}
        onChange={(value) => set({ key: 'imageUrl', value }, 'the image')}
      />
      {props.imageUrl && (
        <TextInput
          label="Image description"
          description="For people who cannot see the image. Leave it empty for a decorative image."
          {...atMost(siteLimits.label)}
          value={props.imageDescription}
          onChange={(event) =>
            set({ key: 'imageDescription', value: event.currentTarget.value }, 'the image description')
          }
        />
      )}
      <TextInput
        label="Redirect URL"
        description="Target of the button. Leave it empty for no button."
        placeholder="https://"
        {...atMost(siteLimits.url)}
        value={props.redirectUrl}
        error={problem}
        onChange={(event) => set({ key: 'redirectUrl', value: event.currentTarget.value }, 'the redirect URL')}
      />
      {props.redirectUrl.trim() !== '' && <RedirectFields props={props} set={set} />}
    </>
  );
}

interface RedirectFieldsProps {
  props: EndingModule['props'];
  set: (change: Pick<SetModule, 'key' | 'value'>, what: string) => void;
}

function RedirectFields({ props, set }: RedirectFieldsProps) {
  const { redirectSeconds: seconds } = props;
  const choices = seconds === null || delays.includes(seconds) ? delays : [seconds, ...delays];
  return (
    <>
      <TextInput
        label="Button text"
        placeholder="Continue"
        {...atMost(siteLimits.button)}
        value={props.buttonText}
        onChange={(event) => set({ key: 'buttonText', value: event.currentTarget.value }, 'the button text')}
      />
      <NativeSelect
        label="Redirect"
        description="Visitors see the countdown and can stop it."
        data={[
          { value: '', label: 'With the button only' },
          ...choices.map((count) => ({ value: String(count), label: `After ${count} seconds` })),
        ]}
        value={String(seconds ?? '')}
        onChange={({ currentTarget: { value } }) =>
          set({ key: 'redirectSeconds', value: value === '' ? null : Number(value) }, 'the time of the redirect')
        }
      />
    </>
  );
}
