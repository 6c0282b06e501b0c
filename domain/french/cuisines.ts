/** Cuisines by their English names in the catalogue, as 'cuisine …' has them. */
const table = `
Acholi: acholie
Adeni: d'Aden
Afghan: afghane
Algerian: algérienne
Algerois: algéroise
American: américaine
Andalusian: andalouse
Andean Venezuelan: des Andes vénézuéliennes
Angolan: angolaise
Apulian: des Pouilles
Argentine: argentine
Australian: australienne
Austrian: autrichienne
Bangladeshi: bangladaise
Basque: basque
Beijing: de Pékin
Betawi: betawi
Bicolano: du Bicol
Brazilian: brésilienne
Breton: bretonne
British: britannique
Bulgarian: bulgare
Burgundian: bourguignonne
Burmese: birmane
Calgary Chinese: chinoise de Calgary
Cambodian: cambodgienne
Cameroonian: camerounaise
Campanian: campanienne
Canadian: canadienne
Cantonese: cantonaise
Cape Malay: malaise du Cap
Caraqueño: de Caracas
Caribbean Colombian: des Caraïbes colombiennes
Castilian: castillane
Catalan: catalane
Chagga: chagga
Chifa: chifa
Chilean: chilienne
Chinese: chinoise
Colombian: colombienne
Congolese: congolaise
Costa Rican: costaricaine
Creole: créole
Croatian: croate
Cuban: cubaine
Czech: tchèque
Danish: danoise
Dominican: dominicaine
Dutch: néerlandaise
Eastern Sudanese: de l'est du Soudan
Ecuadorian: équatorienne
Egyptian: égyptienne
Emirati: émirienne
English: anglaise
Ethiopian: éthiopienne
Filipino: philippine
Finnish: finlandaise
First Nations: des Premières Nations
Flemish: flamande
French: française
German: allemande
Ghanaian: ghanéenne
Goan: de Goa
Greek: grecque
Guatemalan: guatémaltèque
Hadrami: de l'Hadramaout
Haitian: haïtienne
Hijazi: du Hedjaz
Himalayan: himalayenne
Hungarian: hongroise
Hutsul: houtsoule
Ilocano: de l'Ilocos
Indian: indienne
Indonesian: indonésienne
International: internationale
Iranian: iranienne
Iraqi: irakienne
Irish: irlandaise
Israeli: israélienne
Italian: italienne
Ivorian: ivoirienne
Jamaican: jamaïcaine
Japanese: japonaise
Javanese: javanaise
Kabyle: kabyle
Kenyan: kényane
Kenyan Indian: indienne du Kenya
Korean: coréenne
Lebanese: libanaise
Ligurian: ligure
Limousin: limousine
Lombard: lombarde
Lorrain: lorraine
Luandan: de Luanda
Luo: luo
Maharashtrian: du Maharashtra
Malay: malaise
Malaysian: malaisienne
Malaysian Indian: indienne de Malaisie
Manchegan: de la Manche espagnole
Maritime Canadian: des Maritimes canadiennes
Mexican: mexicaine
Minangkabau: minangkabau
Moroccan: marocaine
Mozambican: mozambicaine
Najdi: du Nejd
Native American: amérindienne
Neapolitan: napolitaine
Nepali: népalaise
New Zealand: néo-zélandaise
Newari: néware
Newfoundland: de Terre-Neuve
Nigerian: nigériane
Niçoise: niçoise
North German: d'Allemagne du Nord
North Indian: d'Inde du Nord
Norwegian: norvégienne
Nova Scotian: de Nouvelle-Écosse
Pakistani: pakistanaise
Palestinian: palestinienne
Peranakan: peranakan
Peruvian: péruvienne
Peruvian Italian: italienne du Pérou
Polish: polonaise
Portuguese: portugaise
Provençal: provençale
Punjabi: du Pendjab
Québécois: québécoise
Riojan: de la Rioja
Roman: romaine
Romanian: roumaine
Russian: russe
Rwandan: rwandaise
Saudi: saoudienne
Scottish: écossaise
Senegalese: sénégalaise
Serbian: serbe
Shan: shan
Shanghai: de Shanghai
Sichuan: du Sichuan
Sicilian: sicilienne
South African: sud-africaine
South African Portuguese: portugaise d'Afrique du Sud
South Indian: d'Inde du Sud
Southern American: du sud des États-Unis
Southern US: du sud des États-Unis
Spanish: espagnole
Sri Lankan: sri-lankaise
Sudanese: soudanaise
Sundanese: sundanaise
Swabian: souabe
Swahili: swahilie
Swedish: suédoise
Swiss: suisse
Tanzanian: tanzanienne
Tex-Mex: tex-mex
Thai: thaïlandaise
Trinidadian: de Trinité
Tunisian: tunisienne
Turkish: turque
Tuscan: toscane
Ugandan: ougandaise
Ukrainian: ukrainienne
Umbrian: ombrienne
Uyghur and Uzbek: ouïghoure et ouzbèke
Uzbek: ouzbèke
Valencian: valencienne
Venezuelan: vénézuélienne
Vietnamese: vietnamienne
Welsh: galloise
Yemeni: yéménite
Yunnanese: du Yunnan
Zambian: zambienne
Zimbabwean: zimbabwéenne`;

export const cuisines: Readonly<Record<string, string>> = Object.fromEntries(
  table
    .trim()
    .split('\n')
    .map((line) => line.split(': ') as [string, string]),
);
