/** Words that are a label only where they stand alone or before a colon; elsewhere they are words like others. */
export const commonWords = new Set(
  'add agency associate base bayaran bearer begin beginning bill business by client company conc concess consultant consumer covering covers crew current cycle dated driver duration earnings employment end ending ends for gross group guard helper holder invoice issued kasambahay kawani konsumidor konsyumer laborer manggagawa member net notify office officer outstanding paid past pay payout per person personnel present previous previously purpose reason record regular remaining result rider salary seafarer seaman section since st staff start starts station street subs suma tax taxpayer teacher team teammate title total trabahador tsuper unit units unpaid usage used wage wages week worker'.split(
    ' ',
  ),
);
