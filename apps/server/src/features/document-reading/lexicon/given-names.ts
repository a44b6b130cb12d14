/** Common Philippine given names that are rarely surnames; used to recognise a second given name. */
export const givenNames: ReadonlySet<string> = new Set(
  `maria ma jose mari juan ana anna angela angelo mark marc john jon mary rose ann anne mae may joy grace lyn lynn marie paul paolo carlo
ramon antonio miguel rafael gabriel daniel joshua christian emmanuel ferdinand noel dennis jayson jason kenneth vincent adrian
jerome cristina christina rosario teresa theresa carmela jasmine nicole patricia michelle liza elizabeth marites rowena
kristine camille bianca lorna evangeline princess hazel luis eduardo ricardo roberto fernando manuel pedro andres carlos
francisco francis xavier michael james joseph jesus peter ryan bryan brian kevin allan alan arnold ronald roland reynaldo
rogelio romeo rolando danilo edgar edwin ernesto felipe gerardo gilbert glenn gregorio harold ian ivan jake jan jay jeffrey jerry
jimmy joel jonathan jorge julius justin karl ken kim kyle lance leo leonardo lloyd louie marlon marvin mario martin matthew
melvin nathan neil nelson nestor nino oscar patrick randy raymond raymund rey richard robert rodel rodolfo roderick romel ronnie
ruben rudy russel sam samuel sean sergio simon stephen steven teodoro terence thomas tim timothy tony tristan victor virgilio
glenda leonida ligaya nenita tricia alexander arman bong edgardo eduard felicitas francine genaro leilani leslie liwayway manolo
margarita marlyn maureen mayette menchie nadine paulina sheena trixie vicente wendell xenia yvette zaida bea cielo consuelo danica
darwin dave delia dorothy elisa emelita estela fely gladys glaiza jeanette jovelyn laarni leni lenie lucille
wilfredo william zaldy abigail aileen alma alyssa amelia amy analyn andrea angelica angelie angeline april arlene arline ashley
beverly carmen carol catherine cecilia charlene charisse cherry cheryl clarissa corazon daisy dana diana divina donna
edith eleanor elena ella ellen emily emma erica erika erlinda estrella eva fatima felicidad flordeliza florence frances gina
gemma geraldine gloria gwendolyn hannah helen imelda irene iris isabel ivy jackie jacqueline jane janet janice jean jennifer
jenny jessa jessica jill joan joanna jocelyn josephine josie judith judy julia julie juliet karen karla katherine kathleen kaye
kate katrina krystal lea leah leonora lilia lilibeth linda lourdes lovely lucia lucy luz mabel maricel maricar marilou marilyn
marisa marissa maritess marivic marjorie martha may melanie melissa mercedes merlyn mila mildred milagros mylene myra nancy
natalie nerissa nora norma olivia pamela paula pauline pearl pia precious rachel ramona raquel rebecca regina remedios rhea rhoda
rica riza rizza roselyn rosalie rosalinda rosemarie roxanne ruby ruth samantha sandra sarah sharon sheila sheryl shirley
sofia sophia stella stephanie susan sylvia tanya teresita trisha vanessa vanesa veronica victoria vilma violeta virginia vivian
wendy yolanda yvonne zenaida jaime alfredo alberto arturo benjamin bernard cesar cedric charles christopher clarence cyrus david
diego dominic dominador efren elmer emilio enrique eric erwin eugene felix frederick gerald henry hector isidro israel jaypee
amor juanito pedrito carlito angelito josefa josefina luzviminda rizalina editha rosanna rowell rodelio florencio
fidel feliciano bernadette claudine conrado dante dario delfin desiree dexter dolores eliza esther esperanza evelyn fe
florante fredo genevieve gilda herminia honorato isagani ismael jared jayvee jerico jericho jessie jinky joana joey
johanna jomar jonas jonel joselito joven joyce juliana jun kristoffer krystel lani laura leandro leonor lilian lolita
loida luisa lyka lydia madel maribel maricris mariel marlene mel merlinda minerva mirasol monica myrna nanette nelia
nelly nena nida nilda nimfa nonito norberto oliver ofelia orlando pacita perlita rafaela ramil raul renato rene
reynante rhodora ricky rina rochelle roel roger rolly roma rommel romulo rona ronaldo rosita rosalina sabrina severino
shiela sherwin sonia susana teofilo urduja valerie vangie vergel vernon vicky wilma winston zoraida arvin arnel ariel
aldrin alfonso alejandro albert amado amalia anastacio anselmo antonia apolinario armando arsenio aurelio bella ben
bryle carmelita carmencita cecille celia charmaine chona chito cynthia czarina dina efraim elvira elsa emerita emerson
enrico nestorio reggie arlyn arleen rosemary maryann maryjane janelle jhon jhonny jovy jonalyn jomarie jelyn jerwin
jerald jeric jaymar jairus jun-jun kristina kristel kimberly krisha krizia lizette louella lovella luisito ludivina
luningning lanie larry laureano leopoldo leticia lito loreto lucila macario marcial marianne maricon marietta marina
marino marita maritoni maximo merly michaela mikaela miriam myla narciso nathalie nathaniel nestorita nicanor nieves
noemi noli norlyn norman octavio olga omar pascuala paterno patrocinio perla petra potenciano primitivo priscila
prudencio rachelle ramiro raymart reina reynald reymond reymark renante renz ricarte rizalino rodante rogelia rolan
rolanda rosalia rosana rosauro rosendo rosella roselle rowelyn ruperto sancho segundo serafin shaira sharmaine shayne
socorro solita sotero teodora tessie ulysses valentina venancio venus victoriano vida vivencio waldo wenceslao
wenefreda wilbert xandra ysabel yolly zenon zosima alvin alyana ambrosio anabelle analiza andrei andrew anita
annabelle annalyn anthony antonette aquilino arcadio aries artemio basilio belinda benedict benigno bobby brenda
camilo candida carlota carmelo catalina ceferino celso chelsea christine claire clarita claudia
constancia cornelio crisanto cristeta cristine debbie demetrio dianne dindo dionisio dominga dulce edmund edmundo
eduarda edward edison elaine eleuterio eligio eliseo elpidio emerlina emiliano epifanio erlyn ernie esmeralda
esmeraldo estelita estrellita eufemia eulalia eustaquio evangelina ezekiel faith federico felisa filomena floro
freddie froilan gaudencio gavino gerry giovanni gian gino girlie godofredo graciano guadalupe haydee herbert herman
hermogenes hilda honorio imee ines irma ishmael isidra jamie janine jasper jaycee jeremiah jeremy jesusa jhoanna jocel
josephus jovita juancho julieta julieto junior juvy kathlyn katrice kiara`
    .split(/\s+/)
    .filter(Boolean),
);
