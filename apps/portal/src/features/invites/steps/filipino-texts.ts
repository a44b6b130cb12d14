import { startTexts } from '../invite-texts.ts';

const { email, landingPage, successPage } = startTexts('');

const pitch =
  'Katuwang namin ang aming partner na Smile API, para madali mong maibahagi sa amin ang iyong data sa trabaho at kita ' +
  'bilang kinakailangan sa pagbibigay namin ng serbisyo sa iyo. Mabilis lang ito at hindi dapat lumampas sa ilang ' +
  'segundo ng iyong oras.';

/** Filipino for the initial texts of an invite, by their English text. No native speaker has reviewed it. */
export const filipinoTexts: Readonly<Record<string, string>> = {
  [email.subject]: 'Ikonekta ang iyong account sa trabaho para maibahagi sa amin ang iyong data',
  [email.body]: `Kumusta \${fullName}! ${pitch}`,
  [landingPage.header]: `Ibahagi sa amin sa \${companyName} ang iyong data sa trabaho at kita`,
  [landingPage.description]: pitch,
  [landingPage.button]: 'MAGSIMULA NA',
  [successPage.header]: `Salamat sa pagbabahagi sa amin sa \${companyName} ng iyong data sa trabaho at kita`,
  [successPage.description]: 'Matagumpay ang proseso! Hintayin mong makipag-ugnayan kami sa iyo!',
  [successPage.button]: 'Magkonekta ng isa pang account',
};
