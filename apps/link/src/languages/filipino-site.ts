import { createTranslator } from './translator.ts';

/** Built-in texts of hosted sites by their English text. No native speaker has reviewed them yet. */
export const filipinoSite: Readonly<Record<string, string>> = {
  Language: 'Wika',
  Loading: 'Naglo-load',
  Back: 'Bumalik',
  Next: 'Susunod',
  Continue: 'Magpatuloy',
  CONTINUE: 'MAGPATULOY',
  'GET STARTED': 'MAGSIMULA',
  CONNECT: 'IKONEKTA',
  'Try again': 'Subukang muli',
  Exit: 'Lumabas',
  Close: 'Isara',
  Yes: 'Oo',
  No: 'Hindi',
  Select: 'Pumili',
  'Step {step}': 'Hakbang {step}',
  'Terms and Conditions': 'Mga Tuntunin at Kundisyon',
  'Privacy Policy': 'Patakaran sa Privacy',
  '{company} sent you this invitation. Only what you choose is shared, and you can revoke it at any time.':
    'Ipinadala sa iyo ng {company} ang imbitasyong ito. Tanging ang pipiliin mo lang ang ibabahagi, at maaari mo itong bawiin anumang oras.',
  'We could not start': 'Hindi kami makapagsimula',
  'The service could not be reached. Check your internet connection, then try again.':
    'Hindi maabot ang serbisyo. Suriin ang iyong koneksyon sa internet, at subukang muli.',
  'The service could not be reached. Please try again.': 'Hindi maabot ang serbisyo. Pakisubukang muli.',

  // Visit
  'Welcome back.': 'Maligayang pagbabalik.',
  'Continue where you left off?': 'Ipagpatuloy kung saan ka huminto?',
  'Start over': 'Magsimula muli',

  'All done': 'Tapos na',
  'Thank you. You can close this page.': 'Salamat. Maaari mo nang isara ang pahinang ito.',
  'Thank you!': 'Salamat!',
  'You are offline': 'Wala kang koneksyon',
  'You are offline. Your answers are kept on this phone.':
    'Wala kang koneksyon. Nakatago ang mga sagot mo sa teleponong ito.',
  'Too many answers at once': 'Masyadong maraming sagot nang sabay-sabay',
  'Too many answers were sent at once. They are kept on this phone. Please wait a moment, then try again.':
    'Masyadong maraming sagot ang ipinadala nang sabay-sabay. Nakatago ang mga ito sa teleponong ito. Maghintay sandali, at subukang muli.',
  'One moment: your sign-in is not finished yet.': 'Sandali lang: hindi pa tapos ang iyong pag-sign in.',
  'This page is not available': 'Hindi available ang pahinang ito',
  'It may have been closed, or its address is not complete. Please ask the sender of the link for a new one.':
    'Maaaring isinara na ito, o hindi kumpleto ang address nito. Humingi ng bagong link sa nagpadala.',
  'Your visit has ended. Please open your link again, or ask for a new one.':
    'Natapos na ang iyong pagbisita. Buksan muli ang iyong link, o humingi ng bago.',
  'Your visit continues in another tab': 'Nagpapatuloy ang iyong pagbisita sa ibang tab',
  'You can close this one.': 'Maaari mo nang isara ang isang ito.',
  'We could not connect your account': 'Hindi namin naikonekta ang iyong account',
  'Nothing was shared. You can try again now, or come back later with the same link.':
    'Walang naibahagi. Maaari mong subukang muli ngayon, o bumalik mamaya gamit ang parehong link.',
  'You will be taken to {host} in 1 second.': 'Dadalhin ka sa {host} sa loob ng 1 segundo.',
  'You will be taken to {host} in {count} seconds.': 'Dadalhin ka sa {host} sa loob ng {count} segundo.',
  'Stay on this page': 'Manatili sa pahinang ito',
  'You stay on this page.': 'Mananatili ka sa pahinang ito.',
  'QR code to manage your connected accounts': 'QR code para pamahalaan ang iyong mga nakakonektang account',
  'Save this QR code to manage your connected accounts.':
    'I-save ang QR code na ito para pamahalaan ang iyong mga nakakonektang account.',
  'Save QR Code': 'I-save ang QR Code',
  'Your connected accounts': 'Ang iyong mga nakakonektang account',
  'We could not open this page': 'Hindi namin mabuksan ang pahinang ito',

  // Fields
  'One field needs your attention.': 'May isang field na kailangan mong balikan.',
  '{count} fields need your attention.': 'May {count} field na kailangan mong balikan.',
  'Load this field again': 'I-load muli ang field na ito',
  'For example 25000 or 25,000.50': 'Halimbawa 25000 o 25,000.50',
  'For example 0917 123 4567': 'Halimbawa 0917 123 4567',
  From: 'Mula',
  To: 'Hanggang',
  'Country of {field}': 'Bansa ng {field}',
  'No country': 'Walang bansa',
  'Type to search': 'Mag-type para maghanap',
  'Clear {field}': 'Burahin ang {field}',
  'Load the list again': 'I-load muli ang listahan',
  'The list could not be loaded.': 'Hindi ma-load ang listahan.',
  'Loading the list…': 'Nilo-load ang listahan…',
  'Nothing found. Try fewer letters.': 'Walang nakita. Subukan ang mas kaunting letra.',
  '1 option': '1 pagpipilian',
  '{count} options': '{count} pagpipilian',
  '{count} options. Type more to narrow them down.': '{count} pagpipilian. Mag-type pa para paliitin ang listahan.',

  // Files and signatures
  'Choose a file': 'Pumili ng file',
  'Choose files': 'Pumili ng mga file',
  'Take a photo': 'Kumuha ng larawan',
  'for {field}': 'para sa {field}',
  'PDF, PNG or JPG, at most 15 MB': 'PDF, PNG o JPG, hindi hihigit sa 15 MB',
  'PDF, PNG or JPG, at most 15 MB, up to {count} files':
    'PDF, PNG o JPG, hindi hihigit sa 15 MB, hanggang {count} file',
  'Loading your files…': 'Nilo-load ang iyong mga file…',
  'Your files could not be loaded.': 'Hindi ma-load ang iyong mga file.',
  'Sending…': 'Ipinapadala…',
  'Send {name} again': 'Ipadala muli ang {name}',
  'Remove {name}': 'Alisin ang {name}',
  'Send the file again, or remove it.': 'Ipadala muli ang file, o alisin ito.',
  'The file is here.': 'Narito na ang file.',
  'All files are here.': 'Narito na ang lahat ng file.',
  'Only one file is needed here.': 'Isang file lang ang kailangan dito.',
  'At most {count} files can be added here.': 'Hanggang {count} file lang ang maaaring idagdag dito.',
  'Too many uploads. Wait a few minutes, then try again.':
    'Masyadong maraming upload. Maghintay ng ilang minuto, at subukang muli.',
  'The connection was lost.': 'Nawala ang koneksyon.',
  'This file cannot be taken.': 'Hindi matatanggap ang file na ito.',
  '“{name}” is empty. Please choose another file.': 'Walang laman ang “{name}”. Pumili ng ibang file.',
  '“{name}” is larger than 15 MB. Please choose a smaller file, or take a photo of the page.':
    'Mas malaki sa 15 MB ang “{name}”. Pumili ng mas maliit na file, o kunan ng larawan ang pahina.',
  '“{name}” is not a PDF, PNG or JPG. Please choose a file of one of these kinds.':
    'Hindi PDF, PNG o JPG ang “{name}”. Pumili ng file na isa sa mga uring ito.',
  Draw: 'Iguhit',
  Type: 'I-type',
  Clear: 'Burahin',
  'Sign again': 'Pumirma muli',
  'Your full name': 'Ang iyong buong pangalan',
  '{field}: draw here, or choose Type': '{field}: gumuhit dito, o piliin ang I-type',
  '{field}: type your name': '{field}: i-type ang iyong pangalan',
  '{field}, as you signed': '{field}, ayon sa iyong pirma',
  'Loading your signature…': 'Nilo-load ang iyong pirma…',
  'Your signature could not be loaded.': 'Hindi ma-load ang iyong pirma.',
  'Saving your signature…': 'Sine-save ang iyong pirma…',
  'Your signature is saved.': 'Naka-save na ang iyong pirma.',
  'Your signature is not saved.': 'Hindi na-save ang iyong pirma.',
};

/** Messages that the site model and the server write, with a place for each value. */
export const filipinoMessages: Readonly<Record<string, string>> = {
  'This field is required': 'Kailangang sagutan ito',
  'Please enter a valid phone number': 'Maglagay ng wastong numero ng telepono',
  'Please enter a valid email address': 'Maglagay ng wastong email address',
  'Please enter a valid URL starting with https://': 'Maglagay ng wastong URL na nagsisimula sa https://',
  'Please enter a valid number': 'Maglagay ng wastong numero',
  'Please enter a valid number, {bounds}': 'Maglagay ng wastong numero, {bounds}',
  'Please enter a valid integer': 'Maglagay ng buong numero',
  'Please enter a valid integer, {bounds}': 'Maglagay ng buong numero, {bounds}',
  'Please enter a valid string': 'Maglagay ng wastong teksto',
  'Please enter a valid string, {bounds}': 'Maglagay ng wastong teksto, {bounds}',
  'Please enter a valid {label}': 'Maglagay ng wastong {label}',
  'min length': 'min na haba',
  'max length': 'max na haba',
};

export const toFilipino = createTranslator(filipinoSite, filipinoMessages);
