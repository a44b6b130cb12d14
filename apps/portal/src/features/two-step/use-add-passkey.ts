import { startRegistration } from '@simplewebauthn/browser';
import { twoStepApi } from '@smile/contract/two-step';
import { callApi } from '../../api/call-api.ts';
import { useTwoStepChange } from './queries.ts';

type Registration = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** `token` belongs to an unfinished sign-in. */
export function useAddPasskey(token?: string) {
  return useTwoStepChange(async (name: string) => {
    const { data } = await callApi(twoStepApi.startPasskey, {}, undefined, { token });
    const response = await startRegistration({ optionsJSON: data as unknown as Registration });
    const body = { name, response: response as unknown as Record<string, unknown> };
    return (await callApi(twoStepApi.addPasskey, { body }, undefined, { token })).data;
  });
}
