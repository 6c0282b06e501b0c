// How recipes in the languages of our users name their parts, for how many they are and how long they take. From general knowledge of these languages; pages and pasted texts share them.

/** Alternatives of a regular expression, without anchors. */
export const partWords = {
  ingredients:
    "ingredients?|you(?:'ll| will)? need|what you need|zutaten|ingr[ée]dients|ingredientes|ingredienti|ingredi[ëe]nten|benodigdheden|ingredienser|du skal bruge|sk[łl]adniki|hozz[áa]val[óo]k|malzemeler|ингредиенты|продукты|інгредієнти|材料|食材|재료|υλικ[άα]|ingrediente|ingrediencie|ingredience|suroviny|sastojci|ainekset|nguyên liệu|bahan(?:-bahan)?|المقادير|المكونات|מצרכים|רכיבים",
  method:
    'method|instructions?|directions?|preparation|steps|how to (?:make|cook|prepare)|what to do|zubereitung|anleitung|so (?:geht|wird)|pr[ée]paration|[ée]tapes|r[ée]alisation|preparaci[óo]n|elaboraci[óo]n|instrucciones|modo de (?:preparo|fazer|prepara[çc][ãa]o)|prepara[çc][ãa]o|preparazione|procedimento|bereiding(?:swijze)?|werkwijze|g[öo]r s[åa] h[äa]r|tillagning|fremgangsm[åa]de|s[åa]dan g[øo]r du|framgangsm[åa]te|slik gj[øo]r du|przygotowanie|spos[óo]b (?:przygotowania|wykonania)|wykonanie|elk[ée]sz[íi]t[ée]s|yapılışı|hazırlanışı|приготовление|(?:способ|как) (?:приготовления|готовить|приготовить)|приготування|作り方|手順|做法|步驟|步骤|만드는 ?(?:법|방법)|조리 ?(?:법|방법)|εκτ[έε]λεση|mod de preparare|postup|pr[íi]prava|priprema|na[čc]in pripreme|ohje|valmistus|cách (?:làm|nấu)|cara (?:membuat|memasak)|طريقة|אופן ההכנה|הוראות',
  beside:
    'tipps?|hinweise?|notas?|note|consejos?|trucos?|dicas?|consigli(?:o)?|opmerkingen|wskaz[óo]wki|советы?|ポイント|メモ|コツ|小贴士|小貼士|팁|n[äa]hrwerte|utensilios',
} as const;

/** Who eats, behind a number. */
export const peopleWords =
  'servings?|portions?|people|persons?|personnes?|pers\\.?|convives|personen|portionen|personas|porciones|comensales|raciones|persone|porzioni|pessoas|por[çc][õo]es|porties|personer|portioner|porsjoner|os[óo]b(?:y)?|porcj[ei]|porc[ií]|f[őo]|adag|ki[şs]ilik|порци[ияй]\\p{L}*|человека?|персон\\p{L}*|人分|人份|인분|μερίδες|άτομα|porții|persoane|henkilö[äl]\\p{L}*|annosta|người|khẩu phần|orang|porsi|jon|জন|אנשים|מנות|أشخاص';

/** What is eaten one at a time: of so many pieces one is a serving. A loaf, a batch or a litre is none. */
export const pieceWords =
  'slices|pieces|bars|muffins|cupcakes|cookies|biscuits|scones|pancakes|rolls|buns|brownies|squares|tacos|burritos|wraps|patties|burgers|bowls|plates|glasses';

/** The same in the other languages, of a line that says nothing else. */
export const piecesElsewhere =
  'st(?:ü|ue)cke?|st(?:ü|ue)ckchen|stk\\.?|scheiben|kekse?|pl[äa]tzchen|br[öo]tchen|pfannkuchen|pieces|pi[èe]ces|parts|biscuits|cookies|cr[êe]pes|gaufres|gal?lettes|muffins|piezas|galletas|tortitas|magdalenas|rebanadas|pezzi|biscotti|fette|frittelle|pe[çc]as|unidades|fatias|bolachas|bolinhos';
/** Pieces of nothing in particular: no ingredient is counted in them alone. */
export const merePieces = 'st(?:ü|ue)cke?|stk\\.?|pieces|pi[èe]ces|piezas|pezzi|pe[çc]as|unidades';
/** Pieces that a recipe makes by the tray and none begins with. */
export const bakedPieces = 'muffins|mini[- ]?muffins|cupcakes';
/** What is baked whole and cut; a loaf may also be bought, and counts only behind 'makes'. */
export const cutCakes =
  'cakes?|tarts?|pies?|g[âa]teaux?|tartes?|kuchen|torten?|bizcochos?|tartas?|torta|bolos?';
export const loaves = 'loaf|loaves|pains?|brote?|laibe?|pan(?:es)?|pane|p[ãa]o';
/** Before what a recipe makes. */
export const makesWords =
  'makes|yields?|ergibt|gibt|reicht für|für|pour|donne|para|rinde|rende|per|salen|faz';
/** Before a number that is not exact. */
export const aboutWords =
  'about|around|up to|approx\\.?|approximately|ca\\.?|circa|etwa|ungef[äa]hr|environ|unos|unas|aprox\\.?|aproximadamente|cerca de';

/** Before a time: what takes it. */
export const timeWords = {
  prep: 'prep(?:aration)?|pr[ée]paration|hands[- ]on|active|vorbereitung(?:szeit)?|arbeitszeit|preparaci[óo]n|preparazione|preparo|voorbereiding(?:stijd)?|förberedelse|przygotowanie',
  cook: 'cook(?:ing)?|bak(?:e|ing)|cuisson|koch(?:en|zeit)|back(?:en|zeit)|gar(?:en|zeit)|cocci[óo]n|cocinado|cottura|cozimento|kook(?:tijd)?|baktijd|oventijd|gotowanie|pieczenie',
  total:
    'total|ready in|pr[êe]t en|gesamt(?:zeit)?|insgesamt|zubereitungszeit|fertig in|totale|totaal|bereidingstijd|(?:tiempo|tempo|czas)(?=\\s*:)',
} as const;

/** Behind a number: hours, then minutes. */
export const hourWords =
  'h(?:(?:ou)?rs?|eures?|oras?)?|std\\.?|stunden?|or[ae]|uur|uren|godz\\p{L}*|tim(?:m?ar|mer|e)|час\\p{L}*|годин\\p{L}*|hodin\\p{L}*|saat|tunti\\p{L}*|óra|ώρ\\p{L}*|時間|小时|小時|시간';
export const minuteWords =
  'min(?:ute|ut[ei]|uto|uten|uter|utter|uut|út|uty?)?s?|mn|dakika|dk|perc|λεπτ\\p{L}*|хв\\p{L}*|мин\\p{L}*|分鐘|分钟|分(?!の)|분';
/** Behind such a word: its end, which languages without blanks do not show. */
export const unitEnd = '(?:(?<=[間时時간鐘钟分분])|(?!\\p{L}))';
