import { TextInput } from '@mantine/core';
import { prcProfessions } from '@smile/contract/prc-professions';
import { verificationIdTypes } from '@smile/contract/verifications';
import { Controller, useFormContext } from 'react-hook-form';
import { atMost } from '../../ui/fields/at-most.ts';
import { Select } from '../../ui/fields/select.tsx';
import { isProfessionTaken, isTypeTaken, professionalIdType, type VerificationValues } from './verification-values.ts';

const maxIdNumberLength = 100;

interface IdFieldsProps {
  /** Index of the ID; the first one is the primary ID. */
  index: number;
  /** Gets all IDs, because the type may require other fields of the form. */
  onChooseIdType: (ids: VerificationValues['ids']) => void;
}

/** Type, profession (if the type has one) and number of an ID. */
export function IdFields({ index, onChooseIdType }: IdFieldsProps) {
  const { control, register, watch, setValue, getValues, formState } = useFormContext<VerificationValues>();
  const ids = watch('ids');
  const { errors, touchedFields, isSubmitted } = formState;
  // Adding an ID validates it together with the others; its errors stay hidden until the field was visited.
  const problemOf = (name: 'idType' | 'idSubType' | 'idNumber') =>
    isSubmitted || touchedFields.ids?.[index]?.[name] ? errors.ids?.[index]?.[name]?.message : undefined;
  const labelSuffix = index === 0 ? '' : ` ${index + 1}`;
  return (
    <>
      <Controller
        control={control}
        name={`ids.${index}.idType`}
        render={({ field }) => (
          <Select
            {...field}
            label={`ID Type${labelSuffix}`}
            required
            allowDeselect={false}
            placeholder="Choose an ID type"
            data={verificationIdTypes.map(({ value, label }) => ({
              value,
              label,
              disabled: isTypeTaken(ids, index, value),
            }))}
            value={field.value || null}
            onChange={(idType) => {
              field.onChange(idType ?? '');
              // The profession belonged to the former type.
              setValue(`ids.${index}.idSubType`, '');
              onChooseIdType(getValues('ids'));
            }}
            error={problemOf('idType')}
          />
        )}
      />
      {ids[index]?.idType === professionalIdType && (
        <Controller
          control={control}
          name={`ids.${index}.idSubType`}
          render={({ field }) => (
            <Select
              {...field}
              label={`PRC Type${labelSuffix}`}
              required
              searchable
              nothingFoundMessage="Not found"
              placeholder="Choose a profession"
              data={prcProfessions.map((value) => ({
                value,
                label: value,
                disabled: isProfessionTaken(ids, index, value),
              }))}
              value={field.value || null}
              onChange={(profession) => field.onChange(profession ?? '')}
              error={problemOf('idSubType')}
            />
          )}
        />
      )}
      <TextInput
        label={`ID Number${labelSuffix}`}
        required
        {...atMost(maxIdNumberLength)}
        autoComplete="off"
        error={problemOf('idNumber')}
        {...register(`ids.${index}.idNumber`)}
      />
    </>
  );
}
