/** The widget's texts about documents and their fields. Not yet reviewed by a native speaker. */
export const filipinoDocuments: Readonly<Record<string, string>> = {
  'Upload a document': 'Mag-upload ng dokumento',
  'If your account is not in the list, share a document. {company} accepts:':
    'Kung wala sa listahan ang iyong account, magbahagi ng dokumento. Tinatanggap ng {company} ang:',
  'Tell us what is missing': 'Sabihin sa amin kung ano ang kulang',
  'Upload {document}': 'Mag-upload ng {document}',
  'Send again': 'Ipadala muli',
  Cancel: 'Kanselahin',
  '{company} receives it. It is kept for {days} days, and you can remove it before.':
    'Matatanggap ito ng {company}. Itatago ito nang {days} araw, at maaari mo itong alisin bago iyon.',
  '1 page chosen': '1 pahina ang napili',
  '{count} pages chosen': '{count} pahina ang napili',
  'Take another photo': 'Kumuha ng isa pang larawan',
  'Add another file': 'Magdagdag ng isa pang file',
  'Use a sample document': 'Gumamit ng halimbawang dokumento',
  'The front first, then the back. PDF, PNG or JPG, up to 15 MB each.':
    'Ang harap muna, pagkatapos ang likod. PDF, PNG o JPG, hanggang 15 MB bawat isa.',
  'One page: PDF, PNG or JPG, up to 15 MB.': 'Isang pahina: PDF, PNG o JPG, hanggang 15 MB.',
  'PDF, PNG or JPG, up to 15 MB each. Add up to {count} pages or files.':
    'PDF, PNG o JPG, hanggang 15 MB bawat isa. Magdagdag ng hanggang {count} pahina o file.',
  'Front side': 'Harap',
  'Back side': 'Likod',
  'Page {number}': 'Pahina {number}',
  'Preview of {page}': 'Preview ng {page}',
  Retake: 'Kunan muli',
  Replace: 'Palitan',
  Remove: 'Alisin',
  'Only 1 page is needed here.': '1 pahina lang ang kailangan dito.',
  'Only {count} pages are needed here.': '{count} pahina lang ang kailangan dito.',
  'These files are larger than 40 MB together. Please remove one or choose smaller files.':
    'Mas malaki sa 40 MB ang pinagsamang mga file na ito. Mag-alis ng isa o pumili ng mas maliliit na file.',
  'The sample document could not be loaded. Check your internet, then try again.':
    'Hindi ma-load ang halimbawang dokumento. Suriin ang iyong internet, at subukang muli.',
  'The connection was lost. Your pages are still here: check your internet, then send again.':
    'Nawala ang koneksyon. Narito pa ang iyong mga pahina: suriin ang iyong internet, at ipadala muli.',
  'We cannot accept documents right now. Please try again later.':
    'Hindi kami makakatanggap ng mga dokumento sa ngayon. Pakisubukang muli mamaya.',
  'Something went wrong on our side. Please send it again.': 'Nagkaproblema sa aming panig. Pakipadala muli.',
  'Checking…': 'Sinusuri…',
  'Sending… {percent}%': 'Ipinapadala… {percent}%',
  Checking: 'Sinusuri',
  Sending: 'Ipinapadala',
  'Your {document} is uploaded. {company} will receive it shortly.':
    'Na-upload na ang iyong {document}. Matatanggap ito ng {company} sa ilang sandali.',
  '{document} is uploaded': 'Na-upload na ang {document}',
  'Upload another': 'Mag-upload ng isa pa',
  'Upload again': 'Mag-upload muli',
  'Shared with {company} for {days} days. Removing a document deletes its files.':
    'Ibinahagi sa {company} nang {days} araw. Binubura ng pag-alis ng dokumento ang mga file nito.',
  'Remove the document of {time}': 'Alisin ang dokumento noong {time}',
  'Remove {document}?': 'Alisin ang {document}?',
  'Keep it': 'Panatilihin ito',
  '{company} loses access to this document, and its files are deleted. This cannot be undone, but you can upload it again.':
    'Mawawalan ng access ang {company} sa dokumentong ito, at buburahin ang mga file nito. Hindi na ito mababawi, ngunit maaari mo itong i-upload muli.',
  '{document} is removed': 'Naalis na ang {document}',
  'Its files are deleted, and {company} can no longer open them.':
    'Binura na ang mga file nito, at hindi na mabubuksan ng {company} ang mga ito.',
  'We are reading it. You do not need to wait.': 'Binabasa namin ito. Hindi mo kailangang maghintay.',
  'Details read': 'Mga detalyeng nabasa',
  'It looks like {document}.': 'Mukhang {document} ito.',
  'It could not be read. A sharper picture in good light may help.':
    'Hindi ito nabasa. Maaaring makatulong ang mas malinaw na larawan sa maliwanag na lugar.',
  'a payslip': 'payslip',
  'a tax document': 'dokumento sa buwis',
  'an employment certificate': 'sertipiko ng trabaho',
  'a bank statement': 'bank statement',
  'a company ID': 'ID ng kumpanya',
  'an NBI clearance': 'NBI clearance',
  'a government ID': 'ID ng gobyerno',
  'a telco bill': 'bill sa telepono',
  'an electricity bill': 'bill sa kuryente',
  'a water bill': 'bill sa tubig',
  'another document': 'ibang dokumento',

  // Fields of documents and sign-ins
  'SSS number': 'Numero ng SSS',
  'PhilHealth number': 'Numero ng PhilHealth',
  'Pag-IBIG number': 'Numero ng Pag-IBIG',
  'NBI ID number': 'Numero ng NBI ID',
  'Tax number': 'Numero sa buwis',
  'VAT amount': 'Halaga ng VAT',
  'Employee ID number': 'Numero ng ID ng empleyado',
  'Employee ID type': 'Uri ng ID ng empleyado',
  'ID card 1': 'ID card 1',
  'ID card 2': 'ID card 2',
  'Email address': 'Email address',
};
