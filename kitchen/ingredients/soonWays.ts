// How people say that a food has to be eaten soon, in six languages: use-by dates, food that lies about, food that is left over.

/** Several ways of saying one thing. */
const any = (...ways: readonly string[]): string => `(?:${ways.join('|')})`;
const begin = String.raw`(?<![\p{L}])`;
const end = String.raw`(?![\p{L}])`;
const onDate = String.raw`\d{1,2}(?:[./]\d{1,2}(?:[./]\d{2,4})?|(?:st|nd|rd|th))`;

const day = any(
  String.raw`(?:by |before |on |is |are )?(?:the )?(?:today|tonight|tonite|tomorrow|tmrw|tmr|tmoro|tomoz|2moro|2morrow|end of the week|weekend)`,
  'very soon|soon|this week|next week|now|asap',
  String.raw`in (?:\d+|a|one|two|three|a couple of|a few) days?`,
  String.raw`(?:on |by |before )?(?:mon|tues|wednes|thurs|fri|satur|sun)day`,
  String.raw`(?:on |by |before )?(?:the )?${onDate}`,
);
/** 'Demain', 'avant ce soir', 'vite', 'avant vendredi'. */
const jour = any(
  String.raw`(?:avant |d['’]ici |pour |(?:est |c['’]est )?(?=demain|ce soir|aujourd))?(?:le )?(?:demain(?: soir| midi)?|ce soir|aujourd['’]hui|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))`,
  String.raw`(?:très |tres |au plus )?(?:vite|rapidement|bient[ôo]t|tard)|cette semaine|dans \d+ jours?`,
  String.raw`(?:avant )?(?:le )?\d{1,2}[./]\d{1,2}`,
);
const dia = any(
  String.raw`(?:el |antes del? |para )?(?:pasado )?ma[ñn]ana|(?:antes del? |para )?hoy|esta (?:noche|semana|tarde)|pronto|ya`,
  String.raw`(?:el |antes del? )?(?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo)`,
  String.raw`en \d+ d[ií]as|(?:el |antes del? )?\d{1,2}[./]\d{1,2}`,
);
const tag = any(
  String.raw`(?:bis |vor |am )?(?:sp[äa]testens )?(?:heute(?: abend)?|(?:[üu]ber)?morgen|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)`,
  String.raw`bald|demn[äa]chst|dringend|schnell|diese woche|in \d+ tagen|(?:bis |am )?(?:zum )?\d{1,2}\.\d{1,2}\.?`,
);
const giorno = any(
  String.raw`(?:entro |prima di |per )?(?:dopo)?domani|(?:entro )?(?:oggi|stasera)|(?:al pi[uù] )?presto|subito|questa settimana`,
  String.raw`(?:entro )?(?:luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica)`,
  String.raw`(?:tra|fra|in) \d+ giorni|(?:entro )?(?:il )?\d{1,2}[./]\d{1,2}`,
);
const data = any(
  String.raw`(?:at[ée] |antes de |para )?(?:depois de )?amanh[ãa]|(?:at[ée] )?hoje|em breve|logo|esta semana`,
  String.raw`(?:na |at[ée] |no )?(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)`,
  String.raw`(?:em|daqui a) \d+ dias|(?:em |at[ée] |a )?\d{1,2}[./]\d{1,2}`,
);

const home = '(?:fridge|freezer|cupboard|kitchen|pantry|house|counter|drawer)';
/** The label of a packet, which holds no dates of the palm: 'use by date tmrw', 'exp date 3/12'. */
const label = any(
  String.raw`(?:best|use|sell|eat|consume)[- ]?(?:by|before)(?:[- ]dates?)?`,
  String.raw`(?:expiry|expiration|exp)(?:[- ]dates?)?`,
  'bbe?',
);
const inEnglish = [
  String.raw`\b(?:that(?:'s| is| are) )?(?:going|gone|getting|turning|a (?:bit|little)|slightly|nearly|almost|rather|starting to go|about to go|starting to turn|about to turn) (?:soft|limp|off|brown|over|stale|wrinkl(?:y|ed)|wilted|old|bad|sour)\b`,
  String.raw`\b(?:which |that )?(?:expir(?:es|ing|ed?)|ends|runs out|go(?:es)? off|is off|dated|(?:its |the )?${label}(?: is| are| of| on| says)?)[:\s]{1,3}${day}${end}`,
  String.raw`\b(?:which |that )?(?:expires|expiring|(?:best|use|sell|eat)[- ](?:by|before)(?:[- ]dates?)?)\b`,
  String.raw`\b(?:(?:is|are|just|well|a bit|slightly|nearly|almost|coming up to|close to|near|nearing|at|getting) ){0,2}(?:past|over|close to|near|nearing|up to|at|coming up to) (?:its|their|the) (?:best(?:[- ]before)?|use[- ]by|sell[- ]by|expiry|prime|end|dates?)(?: dates?)?\b`,
  String.raw`\bshort[- ]dated?\b|\bdates? (?:is |are )?${day}${end}`,
  String.raw`\b(?:to )?(?:be )?(?:use|finish|eat) (?:up|first|soon)(?: ${day})?${end}`,
  String.raw`\bto be (?:used|eaten|finished|cooked)(?: up| soon| first)?(?: ${day})?${end}`,
  String.raw`\b(?:(?:that|which) )?(?:(?:really|badly|still|all) )?(?:need(?:s|ing)?|wants?|has|have|must(?: be)?|should be|gotta be|got to be) (?:to be )?(?:us(?:ing|ed?)|eat(?:ing|en)?|finish(?:ed|ing)?|cook(?:ed|ing)|gone)(?: up| off| soon| first)?(?: ${day})?${end}`,
  String.raw`\b(?:good |keeps |ok(?:ay)? )?(?:until|till) (?=\S)${day}${end}`,
  String.raw`\b(?:that (?:is|are) )?on (?:(?:its|it['’]s|their) )?last legs\b|\bon the turn\b|\bon (?:its|their) way out\b`,
  String.raw`\b(?:that (?:has|have) )?seen better days\b`,
  // Of a food alone, and where an item begins: who is tired says so in a sentence.
  String.raw`^(?:(?:\d+|some|a|an|my|the|those|that|half an?|a few) )?(?:(?:very|slightly|rather|a bit) )?(?:sad|tired|limp|droopy|floppy|bendy|sorry)(?:[- ]looking)? (?=\p{L}{3,}(?: \p{L}+)?$)`,
  String.raw`\b(?:wilting|wilted|overripe|over-ripe|near(?:ing)? (?:its|their) date)\b`,
  String.raw`\b(?:(?:that|which) )?(?:(?:is|are|['’]s|(?:ha(?:s|ve)|['’]ve|['’]s) been) )?(?:just )?(?:lying|laying|sitting|hanging|kicking|knocking|lurking) (?:about|around|(?=in |at ))(?: ?(?:in|at|on) (?:the (?:back|bottom) of )?(?:the|my|our) ${home})?(?: (?:for|since) (?:\w+ ){0,2}(?:days?|weeks?|ages|yesterday|sunday|monday|christmas))?\b`,
  String.raw`\b(?:(?:that|which) )?(?:needs?|has|have|must) (?:to )?go(?: soon| first)? ${day}${end}`,
];
const inFrench = [
  String.raw`${begin}(?:qu['’]il faut |qui (?:est|sont) |qui doi(?:t|vent) (?:être )?)?(?:à|a) (?:finir|consommer|manger|utiliser|terminer|liquider|écouler|cuisiner|passer)(?: (?:absolument|en premier|en priorit[ée]))?(?: (?:avant|pour) (?:le )?|(?: ))?(?:${jour})?${end}`,
  String.raw`${begin}(?:qu['’])?(?:il faut|on doit|je dois) (?:absolument )?(?:finir|consommer|manger|utiliser|terminer|liquider|écouler)(?: ${jour})?${end}`,
  String.raw`${begin}(?:qui )?(?:se )?(?:p[ée]rim(?:e|ent)|expire(?:nt)?|tourne(?:nt)?)(?: ${jour})${end}`,
  String.raw`${begin}(?:qui )?(?:va|vont) (?:bient[ôo]t )?(?:(?:se )?p[ée]rimer|expirer|tourner|se perdre|s['’]ab[iî]mer|se g[âa]ter)(?: ${jour})?${end}`,
  String.raw`${begin}(?:qui (?:est|sont|sera|seront) )?p[ée]rim[ée]e?s? ${jour}${end}`,
  String.raw`${begin}(?:bient[ôo]t|presque|limite|quasi) p[ée]rim[ée]e?s?${end}`,
  String.raw`${begin}(?:la )?(?:limite )?(?:DLC|DDM|DLUO|date(?: limite(?: de consommation)?| de p[ée]remption| d['’]expiration)|p[ée]remption)(?: est)?(?: (?:au|le|du|pour|[àa]))?[: ]{1,3}${jour}${end}`,
  String.raw`${begin}(?:qui )?(?:arrive(?:nt)? [àa]|approche(?:nt)? de|proche de|limite|en limite de) (?:la )?(?:date(?: limite)?|DLC|DDM|p[ée]remption|fin|expiration)${end}`,
  String.raw`${begin}(?:[àa] )?date courte${end}|${begin}en fin de (?:vie|course|date)${end}`,
  String.raw`${begin}(?:qui )?tra[iî]n(?:e(?:nt)?|ant)(?: encore)?(?: (?:au|dans (?:le|un|mon|notre)) (?:fond du )?(?:frigo|placard|cong[ée]lo|coin|bac|frigidaire))?(?: depuis (?:\S{1,12} ){0,2}(?:jours?|semaines?|longtemps|hier))?${end}`,
  String.raw`${begin}(?:qui )?(?:(?:me |nous )?reste(?:nt)?) (?:d['’]hier|au frigo|de la veille)${end}`,
];
const inSpanish = [
  String.raw`${begin}(?:que )?(?:caduca|vence|expira)n?(?! (?:at[ée]|depois|amanh|hoje|segunda|ter[çc]a|quarta|quinta|sexta))(?: ${dia})?${end}`,
  String.raw`${begin}(?:que (?:est[áa]n? )?)?a punto de (?:caducar|vencer|pasarse|estropearse|echarse a perder|ponerse mal[oa]s?)${end}`,
  String.raw`${begin}(?:que )?(?:hay|tengo|tenemos) que (?:gastar|usar|comer|acabar|terminar|aprovechar|consumir)(?: ${dia})?${end}`,
  String.raw`${begin}(?:para|por) (?:gastar|terminar|aprovechar|usar)(?: ${dia})?${end}`,
  String.raw`${begin}(?:a )?consumir (?:preferentemente )?(?:antes de|preferentemente|${dia})(?: ?${dia})?${end}`,
  String.raw`${begin}(?:con )?(?:fecha de )?(?:caducidad|vencimiento)(?: es)?[: ]{1,3}(?:es )?${dia}${end}`,
  String.raw`${begin}que (?:me |nos )?(?:han? )?sobr(?:a|an|[óo]|aron|ado)(?: (?:de )?ayer)?${end}`,
  String.raw`${begin}que (?:andan?|est[áa]n?|hay|tengo|quedan?) (?:por (?:ah[ií]|casa|la (?:nevera|cocina|heladera))|rodando(?: por (?:ah[ií]|casa|la nevera))?)${end}`,
  String.raw`${begin}que se (?:me |nos )?(?:van? a|est[áa]n?) (?:echar a perder|estropear|pasando|estropeando|poniendo mal[oa]s?)${end}`,
];
const inGerman = [
  String.raw`${begin}(?:die |der |das )?l[äa]uf(?:t|en)(?: ${tag})? ab(?: ${tag})?${end}`,
  String.raw`${begin}(?:die |der |das )?(?:${tag} )?abl[äa]uf(?:t|en)${end}|${begin}kurz vor (?:dem )?ablauf${end}`,
  String.raw`${begin}(?:bald|fast|beinahe|kurz vorm?) abgelaufen(?:e[rsnm]?)?${end}`,
  String.raw`${begin}(?:MHD|mindesthaltbarkeitsdatum|verbrauchsdatum|ablaufdatum|(?:mindestens )?haltbar|zu verbrauchen)(?: ist)?[: ]{1,3}${tag}${end}`,
  String.raw`${begin}(?:die |der |das )?(?:noch )?(?:muss|m[üu]ssen|soll(?:en|te|ten)?)(?: noch)?(?: ${tag})? (?:weg|verbraucht|aufgebraucht|gegessen|verarbeitet)(?: werden)?${end}`,
  String.raw`${begin}(?:die |der |das )?(?:noch )?(?:${tag} )?(?:weg|verbraucht werden|aufgebraucht werden|gegessen werden) (?:muss|m[üu]ssen)${end}`,
  String.raw`${begin}(?:die |der |das )?(?:noch )?(?:her)?um(?:liegen|liegt|stehen|steht|fliegen)${end}|${begin}(?:die |der |das )?(?:noch )?(?:her)?rum(?:liegen|liegt|stehen|steht|fliegen)${end}|${begin}(?:lieg(?:t|en)|steh(?:t|en)) (?:hier |noch ){0,2}(?:he)?rum${end}`,
  String.raw`${begin}(?:[üu]brig ?geblieben(?:e[rsnm]?)?|zum aufbrauchen|aufzubrauchen|vom vortag)${end}`,
  String.raw`${begin}(?:die |der |das )?(?:wird|werden) (?:bald |langsam |morgen )?schlecht${end}`,
];
const inItalian = [
  String.raw`${begin}(?:che )?scad(?:e|ono)(?: ${giorno})?${end}|${begin}in scadenza(?: ${giorno})?${end}`,
  String.raw`${begin}(?:che )?sta(?:nno)? per scadere${end}|${begin}(?:vicin[oaie] alla|quasi in) scadenza${end}`,
  String.raw`${begin}da (?:finire|consumar(?:e|si)|usare|smaltire|far fuori)(?: preferibilmente)?(?: ${giorno})?${end}`,
  String.raw`${begin}(?:data di )?scadenza(?: [eè])?[: ]{1,3}${giorno}${end}`,
  String.raw`${begin}(?:che )?(?:va|vanno) (?:usat|consumat|finit|mangiat)[oaie](?: ${giorno})?${end}`,
  String.raw`${begin}(?:che )?(?:(?:mi|ci) )?(?:avanzan?o?|(?:[eè]|sono) avanzat[oaie]|avanzat[oaie])(?: (?:da |di )?ieri)?${end}`,
  String.raw`${begin}che (?:girano?|ho|abbiamo|ci sono|c['’][eè]) (?:in giro|per casa|in frigo|nel frigo)${end}`,
  String.raw`${begin}(?:che )?(?:sta(?:nno)? )?(?:sul punto di andare|per andare|andando) a male${end}`,
];
const inPortuguese = [
  String.raw`${begin}(?:que )?(?:vencem?|caducam?|expiram?)(?: ${data})?${end}`,
  String.raw`${begin}(?:que )?(?:vai|v[ãa]o) (?:vencer|estragar|passar do prazo)(?:-se)?(?: ${data})?${end}|${begin}(?:a|prestes a|quase a) (?:vencer|estragar)(?:-se)?${end}`,
  String.raw`${begin}(?:(?:a |com |o )?(?:validade|prazo(?: de validade)?|data de validade))(?: [ée])?[: ]{1,3}${data}${end}|${begin}(?:perto|no fim) d[ao] (?:validade|prazo)${end}`,
  String.raw`${begin}(?:que )?(?:tenho|temos|tem|h[áa]) (?:que|de) (?:usar|gastar|comer|acabar|aproveitar|consumir)(?: ${data})?${end}`,
  String.raw`${begin}para (?:gastar|usar|acabar|aproveitar)(?: ${data})?${end}|${begin}(?:a )?consumir (?:${data}|antes de ${data})${end}`,
  String.raw`${begin}que (?:me |nos )?(?:sobr(?:ou|aram|a|am)|rest(?:ou|aram|a|am))(?: de ontem)?${end}`,
  String.raw`${begin}que (?:anda|andam|est[áa]|est[ãa]o|h[áa]|tenho) (?:por (?:a[íi]|casa)|na geladeira|no frigor[íi]fico)${end}`,
  String.raw`${begin}(?:que )?precisam? (?:de )?ser (?:usad|consumid|comid)[oa]s?${end}`,
];

/** What says so behind the food it is said of, or beside it. */
export const soonWays: readonly string[] = [
  ...inEnglish,
  ...inFrench,
  ...inSpanish,
  ...inGerman,
  ...inItalian,
  ...inPortuguese,
];

/** What says so before the food: 'use by date tmrw on the chicken', 'DLC demain pour le poulet', 'need to use up the eggs'. */
export const soonLeads: readonly string[] = [
  String.raw`(?:the )?(?:${label}|dates?|expires|dated)(?: is| are)?[:\s]{1,3}${day}[,:]? (?:(?:on|for) )?(?:the |my |our |those |these |some )?`,
  String.raw`(?:(?:the|a) )?${label} (?:on|for) (?:the |my |our |those |these )(?=.{2,40} (?:is|are|was|says) ${day}$)`,
  String.raw`(?:(?:i|we)(?:['’]ve| have)? )?(?:really )?(?:need|have|got|gotta|must|should|trying|to)(?: to)? (?:use(?: up)?|finish(?: up| off)?|eat up|get through|cook up) (?:the |my |our |those |these |some |this |that )?`,
  String.raw`(?:DLC|DDM|DLUO|date limite|p[ée]remption)(?: est)?[: ]{1,3}${jour}[,:]? (?:(?:pour|sur) )?(?:l[ea]s? |l['’]|mon |ma |mes )?`,
  String.raw`(?:il faut|on doit|je dois|faut)(?: absolument)? (?:finir|consommer|utiliser|terminer|liquider|écouler) (?:l[ea]s? |l['’]|mon |ma |mes |du |de la |des )?`,
  String.raw`(?:hay|tengo|tenemos) que (?:gastar|usar|acabar|terminar|aprovechar|consumir) (?:el |l[ao]s? |mis? |un[oa]s? )?`,
  String.raw`(?:MHD|haltbar|verbrauchsdatum)(?: ist)?[: ]{1,3}${tag}[,:]? (?:(?:bei|f[üu]r|vom) )?(?:de[rmn] |die |das )?`,
  String.raw`(?:devo|dobbiamo|bisogna) (?:finire|consumare|usare|smaltire) (?:il |l[aoe] |l['’]|i |gli |le )?`,
  String.raw`(?:tenho|temos) (?:que|de) (?:usar|gastar|acabar|aproveitar|consumir) (?:[oa]s? |um(?:as?)? |uns )?`,
];
