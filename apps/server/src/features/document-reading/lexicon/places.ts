/** Provinces of the Philippines, the capital region and similar endings of addresses. */
const provinces = `abra, agusan del norte, agusan del sur, aklan, albay, antique, apayao, aurora, basilan, bataan, batanes, batangas, benguet,
biliran, bohol, bukidnon, bulacan, cagayan, camarines norte, camarines sur, camiguin, capiz, catanduanes, cavite, cebu, cotabato,
north cotabato, davao de oro, compostela valley, davao del norte, davao del sur, davao occidental, davao oriental, dinagat islands,
eastern samar, guimaras, ifugao, ilocos norte, ilocos sur, iloilo, isabela, kalinga, la union, laguna, lanao del norte, lanao del sur,
leyte, maguindanao, maguindanao del norte, maguindanao del sur, marinduque, masbate, metro manila, ncr, national capital region,
misamis occidental, misamis oriental, mountain province, negros occidental, negros oriental, northern samar, nueva ecija,
nueva vizcaya, occidental mindoro, oriental mindoro, palawan, pampanga, pangasinan, quezon, quezon province, quirino, rizal, romblon,
samar, western samar, sarangani, siquijor, sorsogon, south cotabato, southern leyte, sultan kudarat, sulu, surigao del norte,
surigao del sur, tarlac, tawi tawi, zambales, zamboanga del norte, zamboanga del sur, zamboanga sibugay, metro cebu, metro davao,
cam sur, cs, cam norte, cn, neg occ, neg or, occ mindoro, or mindoro, mis occ, mis or, n ecija, n vizcaya, zambo sur, zambo norte`;

/** Chartered cities and well-known towns, with and without "City". */
const cities = `alaminos, angeles, antipolo, bacolod, bacoor, bago, baguio, bais, balanga, baliwag, batac, batangas, bayawan, baybay, bayugan,
binan, bislig, bogo, borongan, butuan, cabadbaran, cabanatuan, cabuyao, cadiz, cagayan de oro, calaca, calamba, calapan, calbayog,
caloocan, candon, canlaon, carcar, carmona, catbalogan, cauayan, cavite, cebu, cotabato, dagupan, danao, dapitan, dasmarinas, davao,
digos, dipolog, dumaguete, el salvador, escalante, gapan, general santos, general trias, gingoog, guihulngan, himamaylan, ilagan,
iligan, iloilo, imus, iriga, isabela, kabankalan, kidapawan, koronadal, la carlota, lamitan, laoag, lapu lapu, las pinas, legazpi,
ligao, lipa, lucena, maasin, mabalacat, makati, malabon, malaybalay, malolos, mandaluyong, mandaue, manila, marawi, marikina, masbate,
mati, meycauayan, muntinlupa, naga, navotas, olongapo, ormoc, oroquieta, ozamiz, pagadian, palayan, panabo, paranaque, pasay, pasig,
passi, puerto princesa, quezon, roxas, sagay, samal, san carlos, san fernando, san jose, san jose del monte, san juan, san pablo,
san pedro, santa rosa, sta rosa, santiago, santo tomas, sto tomas, silay, sipalay, sorsogon, surigao, tabaco, tabuk, tacloban, tacurong,
tagaytay, tagbilaran, taguig, tagum, talisay, tanauan, tandag, tangub, tanjay, tarlac, tayabas, toledo, trece martires, tuguegarao,
urdaneta, valencia, valenzuela, victorias, vigan, zamboanga, taytay, cainta, pateros, silang, kawit, rodriguez, san mateo, binangonan,
angono, marilao, santa maria, bocaue, guiguinto, plaridel, los banos, bay, rosario, noveleta, tanza, consolacion, minglanilla, liloan`;

const listOf = (text: string) => new Set(text.split(/\s*,\s*/).map((name) => name.trim()));
const provinceNames = listOf(provinces);
const cityNames = listOf(cities);

/** `text` is normalised: lower case, no accents or punctuation, single spaces. */
export function isProvince(text: string): boolean {
  return provinceNames.has(text);
}

export function isCity(text: string): boolean {
  return cityNames.has(text.replace(/^city of | city$/g, '')) || /^(?:city of .+|.+ city)$/.test(text);
}
