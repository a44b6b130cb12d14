import { verificationsApi } from '@smile/contract/verifications';
import { useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import { useSchemaForm } from '../../ui/fields/use-schema-form.ts';
import { LookupForm } from '../lookups/form/lookup-form.tsx';
import { MoreInformation } from './more-information.tsx';
import { SubjectSection } from './subject-section.tsx';
import { verificationLookup } from './verification-lookup.ts';
import { emptyVerification, needsMore, toNewVerification, type VerificationValues } from './verification-values.ts';

const moreFields = ['firstName', 'middleName', 'lastName', 'suffix', 'gender', 'dob'] as const;

export function VerificationForm() {
  const form = useSchemaForm(
    async () => (await import('@smile/contract/verifications')).verificationFormSchema,
    emptyVerification,
  );
  const [isOpened, setIsOpened] = useState(false);
  const { errors } = form.formState;
  const hasProblem =
    moreFields.some((name) => errors[name]) || (Array.isArray(errors.ids) && errors.ids.slice(1).some(Boolean));
  const chooseIdType = (ids: VerificationValues['ids']) => {
    if (needsMore(ids)) setIsOpened(true);
    if (form.formState.isSubmitted) void form.trigger();
  };
  return (
    <LookupForm
      lookup={verificationLookup}
      form={form}
      send={(values) => callApi(verificationsApi.create, { body: toNewVerification(values) })}
      more={<MoreInformation isOpen={isOpened || hasProblem} onToggle={setIsOpened} onChooseIdType={chooseIdType} />}
      onSent={() => setIsOpened(false)}
    >
      <SubjectSection onChooseIdType={chooseIdType} />
    </LookupForm>
  );
}
