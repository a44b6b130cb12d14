import { Switch } from '@mantine/core';
import type { WinkWidgetModule } from '@smile/site-model/document';
import { TemplateSelect } from '../../editor/template-select.tsx';
import type { ModuleFieldsProps } from './screen-settings.tsx';

/** Settings of a screen that shows the widget. */
export function WidgetFields({ screenId, module, onChange }: ModuleFieldsProps<WinkWidgetModule>) {
  const { winkTemplateId, isSkippable } = module.props;
  return (
    <>
      <TemplateSelect
        value={winkTemplateId}
        valueName={null}
        onChange={(value) =>
          onChange({ type: 'setModule', screenId, key: 'winkTemplateId', value }, 'the Wink Widget template')
        }
      />
      <Switch
        label="People may continue without connecting"
        checked={isSkippable}
        onChange={(event) =>
          onChange(
            { type: 'setModule', screenId, key: 'isSkippable', value: event.currentTarget.checked },
            'whether people may continue without connecting',
          )
        }
      />
    </>
  );
}
