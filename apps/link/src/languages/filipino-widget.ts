import { filipinoDocuments } from './filipino-documents.ts';
import { filipinoMessages, filipinoSite } from './filipino-site.ts';
import { createTranslator } from './translator.ts';

/** Built-in texts of the widget and of invitations, keyed by the English text. Not yet reviewed by a native speaker. */
export const filipinoWidget: Readonly<Record<string, string>> = {
  ...filipinoDocuments,
  'Connect your account': 'Ikonekta ang iyong account',
  'Nothing to connect here': 'Walang ikokonekta rito',
  'This window opens inside the page or app that asks for your records. Please start from there.':
    'Bumubukas ang window na ito sa loob ng pahina o app na humihingi ng iyong mga record. Doon ka magsimula.',
  Done: 'Tapos na',
  'Get started': 'Magsimula',
  'Connect another account': 'Magkonekta ng isa pang account',
  'Choose another account': 'Pumili ng ibang account',
  'Success!': 'Tagumpay!',
  'Your records are still being read. This continues without you.':
    'Binabasa pa ang iyong mga record. Magpapatuloy ito kahit wala ka.',
  'Your session has expired': 'Nag-expire na ang iyong session',
  'For your safety this window works for a limited time. Close it and open it again to continue.':
    'Para sa iyong kaligtasan, limitado ang oras ng window na ito. Isara ito at buksang muli para magpatuloy.',

  // Consent
  '{company} asks for your records': 'Humihingi ang {company} ng iyong mga record',
  'You choose an account. Its identity, work and income records are shared.':
    'Ikaw ang pipili ng account. Ibabahagi ang mga record nito ng pagkakakilanlan, trabaho at kita.',
  'Your password is never shown to {company}.': 'Hindi kailanman ipapakita ang iyong password sa {company}.',
  'Disconnect at any time, and the shared data is deleted.':
    'Magdiskonekta anumang oras, at buburahin ang naibahaging data.',
  'Learn more': 'Alamin pa',
  'Show less': 'Magpakita ng mas kaunti',
  'Which account can it be?': 'Anong account ang maaari?',
  'For example with your employer, a work platform or a government service.':
    'Halimbawa, sa iyong employer, isang work platform o serbisyo ng gobyerno.',
  'What is shared?': 'Ano ang ibabahagi?',
  "Each account's list is shown before you connect.": 'Ipapakita ang listahan ng bawat account bago ka kumonekta.',
  'Who gets the records?': 'Sino ang makakakuha ng mga record?',
  '{company}, and nobody else through this window.':
    'Ang {company} lang, at wala nang iba sa pamamagitan ng window na ito.',
  'Can anything be changed in my account?': 'May mababago ba sa aking account?',
  'No. Records are only read, nothing is posted, paid or changed.':
    'Wala. Binabasa lang ang mga record; walang ipo-post, babayaran o babaguhin.',
  'How long are the records kept here?': 'Gaano katagal itatago rito ang mga record?',
  'For {days} days, or until you disconnect the account. With updates on, the {days} days start with the last.':
    'Sa loob ng {days} araw, o hanggang idiskonekta mo ang account. Kung naka-on ang mga update, magsisimula ang {days} araw sa huling update.',
  'How do I disconnect?': 'Paano ako magdidiskonekta?',
  'Come back here, choose the account and disconnect it.': 'Bumalik dito, piliin ang account at idiskonekta ito.',
  'What happens when I disconnect?': 'Ano ang mangyayari kapag nagdiskonekta ako?',
  'The records held here are deleted for good. Ask {company} about copies it has already received.':
    'Permanenteng buburahin ang mga record na nandito. Tanungin ang {company} tungkol sa mga kopyang natanggap na nito.',

  // List
  'Select your account': 'Piliin ang iyong account',
  Search: 'Maghanap',
  Popular: 'Sikat',
  'Type of account': 'Uri ng account',
  All: 'Lahat',
  Employer: 'Employer',
  Gig: 'Gig',
  'Govt Service': 'Serbisyo ng Gobyerno',
  Document: 'Dokumento',
  System: 'Sistema',
  '{count} found': '{count} ang nakita',
  'Nothing found.': 'Walang nakita.',
  'Nothing found under {kind}.': 'Walang nakita sa ilalim ng {kind}.',
  "Can't find your account?": 'Hindi mahanap ang iyong account?',
  Connected: 'Nakakonekta',
  Connecting: 'Kumokonekta',
  'Code needed': 'Kailangan ng code',
  Uploaded: 'Na-upload na',
  'Employer or company': 'Employer o kumpanya',
  'Please enter the name of your employer or company.': 'Ilagay ang pangalan ng iyong employer o kumpanya.',
  'Search for the full name or a part of it, and look under All: an employer may be listed by the name of its payroll system.':
    'Hanapin ang buong pangalan o bahagi nito, at tumingin sa Lahat: maaaring nakalista ang isang employer sa pangalan ng payroll system nito.',
  'If it is not there, it cannot be connected yet. Tell us which one you were looking for, so that it can be added. {company} can tell you another way to share your records.':
    'Kung wala roon, hindi pa ito maikokonekta. Sabihin sa amin kung alin ang hinahanap mo para maidagdag. Maaaring sabihin sa iyo ng {company} ang ibang paraan ng pagbabahagi ng iyong mga record.',
  Send: 'Ipadala',
  'Back to the list': 'Bumalik sa listahan',
  'Thank you': 'Salamat',
  'We have noted it. For now you can connect another account of yours, or close this window and ask {company} for another way to share your records.':
    'Naitala na namin ito. Sa ngayon, maaari kang magkonekta ng iba mong account, o isara ang window na ito at humingi sa {company} ng ibang paraan ng pagbabahagi ng iyong mga record.',

  // Signing in
  'How do you sign in to {provider}?': 'Paano ka nagsa-sign in sa {provider}?',
  'Sign in to {provider}': 'Mag-sign in sa {provider}',
  'Use the details you sign in to {provider} with. They go to {provider} only; {company} never sees them.':
    'Gamitin ang mga detalye mo sa pag-sign in sa {provider}. Sa {provider} lang mapupunta ang mga ito; hindi kailanman makikita ng {company}.',
  'Please enter your {field}.': 'Ilagay ang iyong {field}.',
  'Shared with {company}': 'Ibinahagi sa {company}',
  Connect: 'Kumonekta',
  'Hide {field}': 'Itago ang {field}',
  'Show {field}': 'Ipakita ang {field}',
  'Connecting to {provider}': 'Kumokonekta sa {provider}',
  'Signing in': 'Nagsa-sign in',
  'Reading your records': 'Binabasa ang iyong mga record',
  'Saving them securely': 'Ligtas na sine-save ang mga ito',
  Progress: 'Pag-usad',
  'The connection could not be started. Please try again.': 'Hindi masimulan ang koneksyon. Pakisubukang muli.',
  'The internet connection was lost. Trying again…': 'Nawala ang koneksyon sa internet. Sinusubukang muli…',
  'This takes longer than usual. You may wait, or close this window: it continues without you.':
    'Mas matagal ito kaysa karaniwan. Maaari kang maghintay, o isara ang window na ito: magpapatuloy ito kahit wala ka.',
  'Enter your verification code': 'Ilagay ang iyong verification code',
  'Verification code': 'Verification code',
  '{provider} has sent you a code.': 'Nagpadala sa iyo ng code ang {provider}.',
  'Please enter the code.': 'Ilagay ang code.',
  'That code was not accepted. Check it and enter it again.':
    'Hindi tinanggap ang code na iyon. Suriin ito at ilagay muli.',
  'This code has expired. Ask for a new one.': 'Nag-expire na ang code na ito. Humingi ng bago.',
  'The code is valid for {time}': 'May bisa pa ang code nang {time}',
  'Send a new code in {time}': 'Magpadala ng bagong code pagkalipas ng {time}',
  'Send a new code': 'Magpadala ng bagong code',
  'A new code is on its way.': 'Paparating na ang bagong code.',
  'The connection was lost. Check your internet and try again.':
    'Nawala ang koneksyon. Suriin ang iyong internet at subukang muli.',
  'New connections are not possible right now. Please try again later.':
    'Hindi posible ang mga bagong koneksyon sa ngayon. Pakisubukang muli mamaya.',
  'Something went wrong on our side. Please try again.': 'Nagkaproblema sa aming panig. Pakisubukang muli.',
  'This page no longer accepts new connections.': 'Hindi na tumatanggap ng mga bagong koneksyon ang pahinang ito.',
  'This account is no longer available. Please go back and try again.':
    'Hindi na available ang account na ito. Bumalik at subukang muli.',
  'Too many attempts. Please wait a moment, then try again.':
    'Masyadong maraming pagsubok. Maghintay sandali, at subukang muli.',

  // Errors of accounts
  'This account is disabled': 'Naka-disable ang account na ito',
  '{provider} says that your account is disabled. Ask {provider} to turn it on again, or choose another account.':
    'Ayon sa {provider}, naka-disable ang iyong account. Hilingin sa {provider} na buksan itong muli, o pumili ng ibang account.',
  'We could not open this account': 'Hindi namin mabuksan ang account na ito',
  '{provider} did not let us in. Check that you can sign in on its own website or app, then try again.':
    'Hindi kami pinapasok ng {provider}. Tiyaking makakapag-sign in ka sa sarili nitong website o app, at subukang muli.',
  'Your account is not fully set up': 'Hindi pa kumpleto ang iyong account',
  'Finish setting up your account on the website or app of {provider}, then come back and try again.':
    'Tapusin ang pag-set up ng iyong account sa website o app ng {provider}, at bumalik at subukang muli.',
  'Your account is locked': 'Naka-lock ang iyong account',
  '{provider} has locked your account, often after several wrong passwords. Unlock it with {provider}, then try again.':
    'Ini-lock ng {provider} ang iyong account, kadalasan pagkatapos ng ilang maling password. Ipa-unlock ito sa {provider}, at subukang muli.',
  'Your sign-in details did not arrive': 'Hindi dumating ang iyong mga detalye sa pag-sign in',
  '{provider} did not receive your sign-in details. Please enter them again.':
    'Hindi natanggap ng {provider} ang iyong mga detalye sa pag-sign in. Pakilagay muli ang mga ito.',
  'Your password has expired': 'Nag-expire na ang iyong password',
  'Set a new password on the website or app of {provider}, then sign in here with the new one.':
    'Magtakda ng bagong password sa website o app ng {provider}, at mag-sign in dito gamit ang bago.',
  'This kind of account cannot be connected': 'Hindi maikokonekta ang ganitong uri ng account',
  'Your login at {provider} belongs to a kind of account that we cannot use. Choose another account.':
    'Ang login mo sa {provider} ay para sa uri ng account na hindi namin magagamit. Pumili ng ibang account.',
  'Signing in did not work': 'Hindi gumana ang pag-sign in',
  'Something went wrong while signing in to {provider}, and your details may well be right. Please try again.':
    'Nagkaproblema habang nagsa-sign in sa {provider}, at maaaring tama naman ang iyong mga detalye. Pakisubukang muli.',
  'Wrong sign-in details': 'Maling detalye sa pag-sign in',
  '{provider} did not accept them. Check what you entered, capital letters included, and try again.':
    'Hindi tinanggap ng {provider} ang mga ito. Suriin ang inilagay mo, kasama ang malalaking letra, at subukang muli.',
  'Wrong verification code': 'Maling verification code',
  '{provider} did not accept the code. Start again to get a new one.':
    'Hindi tinanggap ng {provider} ang code. Magsimula muli para makakuha ng bago.',
  'The verification code has expired': 'Nag-expire na ang verification code',
  'The code was not entered in time. Start again to get a new one.':
    'Hindi nailagay ang code sa takdang oras. Magsimula muli para makakuha ng bago.',
  '{provider} is not available': 'Hindi available ang {provider}',
  'It may be down or under maintenance. Try again in a few minutes, or choose another account.':
    'Maaaring hindi ito gumagana o may maintenance. Subukang muli pagkaraan ng ilang minuto, o pumili ng ibang account.',
  'Something went wrong': 'Nagkaproblema',
  'A problem on our side stopped the connection. It is not your fault. Please try again.':
    'Isang problema sa aming panig ang nagpahinto sa koneksyon. Hindi mo ito kasalanan. Pakisubukang muli.',
  '{provider} has new terms for you': 'May bagong mga tuntunin ang {provider} para sa iyo',
  'Sign in on the website or app of {provider} and accept its terms, then come back and try again.':
    'Mag-sign in sa website o app ng {provider} at tanggapin ang mga tuntunin nito, at bumalik at subukang muli.',
  'This way of signing in is not supported': 'Hindi sinusuportahan ang ganitong paraan ng pag-sign in',
  'Your account at {provider} signs in in a way that we cannot use yet. Choose another account.':
    'Nagsa-sign in ang account mo sa {provider} sa paraang hindi pa namin magagamit. Pumili ng ibang account.',
  'This verification method is not supported': 'Hindi sinusuportahan ang paraang ito ng verification',
  '{provider} wants to verify you in a way that we cannot use yet. If it can send you a code instead, switch to that and try again.':
    'Gusto ng {provider} na i-verify ka sa paraang hindi pa namin magagamit. Kung maaari itong magpadala sa iyo ng code, lumipat doon at subukang muli.',

  // Connected accounts
  '{provider} is connected': 'Nakakonekta ang {provider}',
  'Sign in again': 'Mag-sign in muli',
  Disconnect: 'Idiskonekta',
  '{provider} no longer accepts the sign-in you gave. Sign in again to keep your data up to date.':
    'Hindi na tinatanggap ng {provider} ang ibinigay mong pag-sign in. Mag-sign in muli para manatiling napapanahon ang iyong data.',
  'Signed in as': 'Naka-sign in bilang',
  'Shared with': 'Ibinahagi sa',
  'Data shared since': 'Ibinabahagi ang data mula noong',
  'Data shared': 'Ibinahaging data',
  'You can stop sharing at any time. Disconnecting deletes the shared data.':
    'Maaari kang huminto sa pagbabahagi anumang oras. Binubura ng pagdiskonekta ang naibahaging data.',
  'Identity and contact details': 'Pagkakakilanlan at mga detalye ng contact',
  Employment: 'Trabaho',
  Income: 'Kita',
  'Estimated income': 'Tinatayang kita',
  Contributions: 'Mga kontribusyon',
  Loans: 'Mga utang',
  Transactions: 'Mga transaksyon',
  Ratings: 'Mga rating',
  Documents: 'Mga dokumento',
  'Disconnect {provider}?': 'Idiskonekta ang {provider}?',
  'Keep connected': 'Panatilihing nakakonekta',
  '{company} loses access to this account, and the data that it shared is deleted. This cannot be undone, but you can connect the account again.':
    'Mawawalan ng access ang {company} sa account na ito, at buburahin ang data na ibinahagi nito. Hindi na ito mababawi, ngunit maaari mong ikonekta muli ang account.',
  '{provider} is disconnected': 'Nadiskonekta ang {provider}',
  'Connect again': 'Kumonekta muli',
  'The data that it shared with {company} is deleted here, and no more will be shared.':
    'Binura na rito ang data na ibinahagi nito sa {company}, at wala nang ibabahagi pa.',
  'Nothing is shared with {company} at the moment.': 'Walang ibinabahagi sa {company} sa ngayon.',
  'This is what you share with {company}. Open an entry to look at it or to disconnect it.':
    'Ito ang ibinabahagi mo sa {company}. Magbukas ng isa para tingnan o idiskonekta ito.',

  // Invitations
  'Your invitation': 'Ang iyong imbitasyon',
  'An invitation from {company}': 'Isang imbitasyon mula sa {company}',
  'You can see here what you connected, and revoke it at any time.':
    'Makikita mo rito ang ikinonekta mo, at maaari mo itong bawiin anumang oras.',
  'This invitation has expired': 'Nag-expire na ang imbitasyong ito',
  'An invitation works for 14 days. Please ask the person who invited you for a new one.':
    'May bisa ang imbitasyon nang 14 na araw. Humingi ng bago sa nag-imbita sa iyo.',
  'This invitation cannot be found': 'Hindi mahanap ang imbitasyong ito',
  'Please open the link exactly as it is in your invitation, or ask the person who invited you for a new one.':
    'Buksan ang link nang eksakto tulad ng nasa iyong imbitasyon, o humingi ng bago sa nag-imbita sa iyo.',
  'We could not open your invitation': 'Hindi namin mabuksan ang iyong imbitasyon',
  Reminders: 'Mga paalala',
  'Stop reminders?': 'Itigil ang mga paalala?',
  'Stop reminders': 'Itigil ang mga paalala',
  'We will not send you any more reminders of this invitation. Its link still works.':
    'Hindi na kami magpapadala sa iyo ng mga paalala ng imbitasyong ito. Mananatiling bukas ang link nito.',
  'Reminders are stopped': 'Itinigil na ang mga paalala',
  'You will not get any more reminders of this invitation. Its link still works.':
    'Hindi ka na makakatanggap ng mga paalala ng imbitasyong ito. Mananatiling bukas ang link nito.',
  'It may have ended together with its reminders. Please open the link exactly as it is in your email.':
    'Maaaring natapos na ito, pati ang mga paalala nito. Buksan ang link nang eksakto tulad ng nasa iyong email.',
  'We could not stop the reminders': 'Hindi namin maitigil ang mga paalala',
};

/** Texts from the server: the default template's, and refusals of sign-ins, codes and uploads. */
export const filipinoServerTexts: Readonly<Record<string, string>> = {
  '{company} uses your work and income records to assess your application.':
    'Ginagamit ng {company} ang iyong mga record ng trabaho at kita para suriin ang iyong aplikasyon.',
  '{provider} cannot be connected at the moment.': 'Hindi maikokonekta ang {provider} sa ngayon.',
  'An account at {provider} is already connected. Disconnect it before you connect another one.':
    'May nakakonekta nang account sa {provider}. Idiskonekta muna ito bago magkonekta ng iba.',
  'This account is not waiting for a verification code.': 'Hindi naghihintay ng verification code ang account na ito.',
  'The provider of this account cannot be reached at the moment.':
    'Hindi maabot sa ngayon ang provider ng account na ito.',
  'A new code can be sent in {count} second.': 'Makakapagpadala ng bagong code sa loob ng {count} segundo.',
  'A new code can be sent in {count} seconds.': 'Makakapagpadala ng bagong code sa loob ng {count} segundo.',
  'At most {count} file is allowed.': 'Hanggang {count} file lang ang puwede.',
  'At most {count} files are allowed.': 'Hanggang {count} file lang ang puwede.',
  'An archive needs at least one file.': 'Kailangan ng kahit isang file.',
  'The files are larger than 40 MB together.': 'Mas malaki sa 40 MB ang lahat ng file.',
  'File {position} is empty.': 'Walang laman ang file {position}.',
  'File {position} is larger than 15 MB.': 'Mas malaki sa 15 MB ang file {position}.',
  'File {position} is not a PDF, PNG or JPG.': 'Hindi PDF, PNG o JPG ang file {position}.',
  'File {position} is damaged or not complete.': 'Sira o hindi kumpleto ang file {position}.',
  'File {position} is declared as {declared} but is a {found}.':
    'Ang file {position} ay ipinadala bilang {declared} pero {found} ito.',
};

export const allToFilipino = createTranslator(
  { ...filipinoSite, ...filipinoWidget },
  { ...filipinoMessages, ...filipinoServerTexts },
);
