import { createTranslator } from './translator.ts';

/** Built-in texts of hosted sites, keyed by the English text. Not yet reviewed by a native speaker. */
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
  'View or revoke what you shared': 'Tingnan o bawiin ang ibinahagi mo',
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
  'Add another': 'Magdagdag ng isa pa',
  '{name} {number} removed': 'Inalis ang {name} {number}',
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

/** Texts that a new site with fixed pages starts with. */
const filipinoStart: Readonly<Record<string, string>> = {
  'Share your records with {company}': 'Ibahagi ang iyong mga record sa {company}',
  '{company} would like to see your employment and income records. It takes about two minutes.':
    'Gustong makita ng {company} ang iyong mga record ng trabaho at kita. Aabutin lang ito ng mga dalawang minuto.',
  'Your account is connected. {company} will receive your records shortly.':
    'Nakakonekta na ang iyong account. Matatanggap ng {company} ang iyong mga record sa lalong madaling panahon.',
};

/** Messages from the site model and the server, with a placeholder for each value. */
export const filipinoMessages: Readonly<Record<string, string>> = {
  ...filipinoStart,
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
  'Please enter a day from {min} to {max}': 'Maglagay ng petsa mula {min} hanggang {max}',
  'Please enter a day not before {min}': 'Maglagay ng petsang hindi mas maaga sa {min}',
  'Please enter a day not after {max}': 'Maglagay ng petsang hindi lalampas sa {max}',
  'Please enter a day in the past': 'Maglagay ng petsang nakalipas na',
  'The age must be from {min} to {max} years': 'Ang edad ay dapat mula {min} hanggang {max} taon',
  'The age must be at least {min} years': 'Ang edad ay dapat hindi bababa sa {min} taon',
  today: 'ngayong araw',
  tomorrow: 'bukas',
  yesterday: 'kahapon',
  '{days} days after today': '{days} araw pagkatapos ngayon',
  '{days} days before today': '{days} araw bago ngayon',
  'The age must be at most {max} years': 'Ang edad ay hindi dapat lumampas sa {max} taon',
  'Please enter a valid {label}': 'Maglagay ng wastong {label}',
  'Entry {number} – {label} – {message}': 'Entry {number} – {label} – {message}',
  'Fill in entry {number} or remove it': 'Sagutan ang entry {number} o alisin ito',
  'Fill in entry {number}': 'Sagutan ang entry {number}',
  'Fill in at least one entry': 'Sagutan ang hindi bababa sa isang entry',
  'Fill in at least {count} entries': 'Sagutan ang hindi bababa sa {count} entry',
  'Add at least one entry': 'Magdagdag ng hindi bababa sa isang entry',
  'Add at least {count} entries': 'Magdagdag ng hindi bababa sa {count} entry',
  'Add no more than {count} entries': 'Magdagdag ng hindi hihigit sa {count} entry',
  'Add no more than one entry': 'Magdagdag ng hindi hihigit sa isang entry',
  'min length': 'min na haba',
  'max length': 'max na haba',
};

export const toFilipino = createTranslator(filipinoSite, filipinoMessages);

/** Translates nothing that an author wrote. */
export const startToFilipino = createTranslator({}, filipinoStart);
