// Everyday words of languages in Latin letters that stand around the name of a food and name none.
import { plain } from '../ingredients/words.ts';
import { rememberedOf } from './remembered.ts';
import { talk } from './talk.ts';

/** By language: 'I', 'have', 'allergic', 'cannot', 'eat', 'swells', 'my son' and the like. */
const byLanguage: Readonly<Record<string, string>> = {
  de: `roh rohe rohem rohen roher rohes dagegen hingegen statt anstatt satt kribbeln kribbelt schiefgehen ich bin habe hab hat haben hatte wir er sie es mein meine meinen meiner meinem unser unsere sein ihr
    allergie allergien allergiker allergikerin allergisch allergische reaktion reagiere reagieren
    reagiert unverträglichkeit unverträglich überempfindlich empfindlich intolerant intoleranz gegen auf
    von vom bei mit ohne und oder aber auch nur nicht nie niemals kein keine keinen keiner keinem darf
    dürfen kann können essen esse isst trinken trinke vertrage verträgt vertragen bekomme bekommt kriege
    krieg kriegt wird werde mir mich uns ihm ihn bitte alle alles jede jeder sehr stark starke starker
    schwere schwer schweren schwerer leichte leichten leichter heftig heftige heftigen heftiger wegen nach vor zu zum zur im in am an der die das den dem des ein eine einen
    einer geht gar gehen mag mögen will ausschlag schwillt geschwollen juckt jucken jucken
    bauchschmerzen bauchweh durchfall übel schlecht sohn tochter kind kinder mann frau tut weh seit ist
    sind war notfallset produkte sorten meide meiden lippen hals zunge gut gesund sagt arzt ärztin macht
    machen krank weg bleiben sonst so wenn dass ja gerade derzeit momentan zurzeit aktuell noch schon
    jahren jahre monaten monate wochen woche tagen tage letztes letzten letzte jahr mal manchmal oft
    selten wieder früher damals bisher inzwischen mittlerweile dann danach davor deshalb daher darum
    weil ob da dort hier wie was wer wo warum lange kurz etwas viel viele wenig mehr weniger eher fast
    ganz eigentlich leider glück thema hatten wurde werden worden sollte soll sollen muss müssen ihre
    seine tabu verboten als doch jetzt heute gestern morgen täglich beim ins besser koche kochen für zusammen familie
    zuhause vater bruder schwester oma opa freund freundin partner partnerin diagnose diagnostiziert
    festgestellt bekommen nehme nimmt medikament medikamente tabletten lebe leben lebt bitte keins keinerlei`,
  fr: `cru crue crus crues sinon contre revanche merci bien vais rien spécial signaler voisin voisine je j suis ai as a avons nous il elle on mon ma mes notre son sa ses allergie allergies allergique
    allergiques intolérant intolérante intolérance sensible réaction réagis à au aux de du des d le la
    les l un une et ou mais aussi ne n pas plus jamais sans peux peut pouvons mange manger mangeons
    mangent bois boire supporte supporter tolère digère tout tous toute toutes fait font donne donnent
    me m te se nous sévère sévères grave graves forte fort fortes léger légère légères violente très boutons urticaire gonfle gonflent démange ventre malade mal
    éviter évite interdit interdite interdits droit fils fille enfant enfants mari femme chez pour par
    en dans sur que qui c est sont était depuis petit petite produits aliments fruits s il vous plaît
    svp dois doit même trop rend gorge lèvres plaques médecin rien actuellement encore déjà ans an mois
    semaine semaines jours jour dernier dernière parfois souvent rarement avant maintenant après donc
    alors parce comme quand si bien mieux peu beaucoup moins presque plutôt vraiment malheureusement
    hier aujourd hui demain quotidien matin soir midi cause frère soeur grand ami amie copain copine
    compagnon compagne famille maison ensemble cuisine cuisiner diagnostiqué diagnostiquée diagnostic
    prends prend prendre traitement médicament médicaments comprimés eu été avais avait cela ce cette
    ces nos votre leur leurs es avez ils elles lui y seulement uniquement depuis vis vivre sous`,
  es: `dio duele duelen espalda sube quiero paso tipo nosotros nosotras cambio yo soy estoy tengo tiene tenemos mi mis nuestro su sus alergia alergias alérgico alérgica alérgicos
    intolerante intolerancia sensible reacción a al la el los las lo un una de del con sin y o pero
    también no ni nunca nada puedo puede podemos comer como come bebo beber tomar tomo tolero me nos le
    se hace hacen da dan sienta sientan cae caen mal fatal muy grave graves severa fuerte fuertes leve leves ligera ronchas urticaria
    hincha hinchan pica barriga estómago malo mala evitar evito hijo hija hijos niño niña esposo esposa
    marido mujer por para en que es son era desde productos alimentos todo todos toda todas ningún
    ninguna ningun favor debo dolor garganta labios médico quiero quito prohibido sale salen hay
    actualmente todavía aún ya años año meses mes semana semanas días día último última veces antes
    ahora después entonces porque cuando donde si bien mejor poco mucho más menos casi bastante ayer hoy
    mañana diario noche madre padre hermano hermana abuela abuelo amigo amiga novio novia pareja familia
    casa juntos cocino cocinar diagnosticado diagnosticada diagnóstico toma medicamento medicamentos
    pastillas tuve tuvo había esto eso ese esta este gracias solo solamente ningun gusta`,
  it: `manco guardarle guardarli dio siamo quattro tipo invece metro alto bene grazie niente particolare vicino vicina io sono ho ha abbiamo mio mia miei nostro suo sua allergia allergie allergico allergica allergici
    intollerante intolleranza intolleranze reazione a al allo alla ai agli alle ad il lo la i gli le un
    una di del dello della dei degli delle d con senza e o ma anche non mai niente nessun nessuna posso
    può possiamo mangiare mangio mangia bere bevo tollero digerisco mi ci gli si fa fanno dà danno male
    molto grave gravi forte forti lieve lievi leggera bolle orticaria gonfia gonfiano prurito pancia stomaco evitare evito figlio figlia
    figli bambino bambina marito moglie per in da che è sono era prodotti alimenti tutto tutti tutta
    tutte favore devo gola labbra medico sto vengono viene attualmente ancora già anni anno mesi mese
    settimana settimane giorni giorno ultimo ultima volte spesso prima adesso dopo quindi perché quando
    dove se bene meglio poco più meno quasi abbastanza ieri oggi domani madre padre fratello sorella
    nonna nonno amico amica fidanzato fidanzata compagno compagna famiglia casa insieme cucino cucinare
    diagnosticato diagnosticata diagnosi prendo prende farmaco farmaci compresse questo questa quello
    quella grazie solo soltanto bevo`,
  pt: `quero tipo porém tudo resto marcha vem vêm cheiro fica fico roxo roxa eu sou estou tenho tem temos meu minha meus nosso seu sua alergia alergias alérgico alérgica
    alérgicos intolerante intolerância sensível reação a à ao aos às o os as um uma de do da dos das com
    sem e ou mas também não nunca nada posso pode podemos comer como come beber bebo tomar tolero me nos
    lhe se faz fazem dá dão mal muito muita grave severa forte urticária incha incham coceira barriga
    estômago evitar evito filho filha filhos criança marido esposa mulher por para em no na nos nas que
    é são era desde produtos alimentos todo todos toda todas nenhum nenhuma favor devo garganta lábios
    médico fico passo atualmente ainda já anos ano meses mês semana semanas dias dia último última vezes
    antes agora depois então porque quando onde bem melhor pouco menos quase bastante ontem hoje amanhã
    mãe pai irmão irmã amigo amiga namorado namorada família casa juntos cozinho cozinhar diagnosticado
    diagnosticada diagnóstico remédio remédios comprimidos tive teve tinha isto isso esse essa obrigado
    obrigada só somente apenas`,
  nl: `daarentegen hoor wel ik ben heb heeft hebben wij we hij zij ze het mijn onze zijn haar allergie allergieën allergisch
    intolerant intolerantie gevoelig reactie reageer reageert voor op van tegen met zonder en of maar
    ook niet nooit geen mag mogen kan kunnen eten eet drinken drink verdraag verdraagt verdragen krijg
    krijgt word wordt mij me ons hem alle alles heel erg ernstig ernstige zware wegens na de een uitslag
    zwelt opgezwollen jeuk jeukt buikpijn diarree ziek misselijk zoon dochter kind kinderen man vrouw
    vermijd vermijden producten sinds is lippen keel tong graag alsjeblieft tegen dokter er momenteel
    nog al jaren jaar maanden maand weken week dagen dag laatste soms vaak zelden vroeger nu daarna
    daarom omdat als waar wie wat wanneer goed beter weinig veel meer minder bijna gisteren vandaag
    morgen moeder vader broer zus oma opa vriend vriendin partner familie gezin thuis kook koken
    diagnose gekregen neem neemt medicijn medicijnen pillen had was dit die deze dat jouw hun`,
  pl: `nawet musze miec zero ewa ja jestem mam ma mamy mój moja moje nasz jego jej alergia alergie alergię alergik alergiczka
    uczulenie uczulony uczulona uczulają uczula nietolerancja nietolerancję reakcja na od po z ze do bez i
    lub albo ale bo też także nie nigdy żadnych żadnego mogę może możemy jeść jem je pić piję toleruję trawię
    mi mnie nam go się silna silne silną ciężka bardzo wysypka wysypkę pokrzywka puchnę puchnie puchną
    swędzi brzuch boli chory chora syn syna córka córki dziecko dzieci mąż męża żona żony dla w we to jest
    są był proszę unikam unikać wszystkie wszystkich produkty produktów gardło usta lekarz szkodzi szkodzą
    wolno dostaję mam jako tej tego ten ta te tym`,
  sv: `jag är har hade vi han hon det min mitt mina vår hans hennes allergi allergier allergisk allergiska
    överkänslig intolerant intolerans känslig reaktion reagerar mot på för av från med utan och eller men
    också inte aldrig ingen inget inga får kan äta äter dricka dricker tål tåler klarar mig oss honom alla
    allt mycket väldigt svår svårt kraftig stark utslag svullnar svullen kliar klåda magont ont i magen
    diarré sjuk mår dåligt son dotter barn man fru undviker undvika produkter sedan är läppar hals läkare
    snälla tack blir en ett den de som till`,
  ro: `eu sunt am are avem mea meu mei nostru lui ei alergie alergii alergic alergică alergică intolerant
    intoleranță intolerantă reacție la pe de din cu fără și sau dar nu niciodată niciun nicio pot poate
    putem mânca mănânc mănâncă bea beau tolera tolerez mă îmi mi ne îi se face fac dă dau rău foarte gravă
    severă puternică erupție umflu umflă mâncărime burta bolnav evit fiu fiul fiica copil copilul copii soț
    soțul soția pentru în este sunt era produse toate tot vă rog voie trebuie să îl o un`,
  tr: `şey yolunda sağlıklıyım teşekkürler komşum ben benim bana bende biz bizim onun oğlum oğlumun kızım kızımın çocuğum çocuğumun eşim eşimin kocam
    karım var vardı yok alerji alerjim alerjisi alerjimiz alerjik alerjiğim alerjiyim intolerans
    intoleransım hassasiyet hassasiyetim duyarlılığım karşı ile ve veya ya da ama de hiç asla değil değilim
    yiyemem yiyemiyorum yiyemez yemem yemiyorum yemez yiyince yersem yediğimde içemem içmem içmiyorum
    içince dokunuyor dokunur yasak kaçınıyorum sevmem olmasın olmadan şiddetli ağır çok ciddi kızarıklık
    kaşıntı kaşınıyorum kaşınır şişiyor şişer karnım midem ağrıyor hasta ediyor oluyorum yapıyor boğazım
    dudaklarım lütfen tüm bütün her ürünleri ürünlerine gıdalara yemek doktor`,
  vi: `tôi em anh chị mình con bé trai gái chồng vợ của bị có là và hoặc hay nhưng cũng không ko chẳng đừng
    được ăn uống dị ứng mẫn cảm với các những loại mọi tất cả đồ món sản phẩm từ kiêng tránh nặng nhẹ rất
    quá nổi mề đay sưng ngứa đau bụng tiêu chảy khó thở môi họng vào thì khi sau lần nào cho xin đang đều
    hại thể chịu chế phẩm bác sĩ nghiêm trọng`,
  id: `sedangkan saya aku kami kita dia anak istri suami ibu ayah punya ada adalah alergi alergiku elergi terhadap sama
    dengan dan atau tapi juga tidak tak gak nggak enggak ga bukan jangan tanpa bisa boleh makan minum kena
    bikin buat parah berat sangat sekali gatal gatal-gatal bengkak bentol ruam sakit perut mual muntah diare
    menghindari hindari semua segala jenis makanan produk olahan yang dari ke di pada kalau jika setelah
    sejak tolong mohon intoleran intoleransi dokter sesak napas bibir tenggorokan pantang dilarang lagi hal`,
  ms: `saya aku kami dia anak suami isteri mak ayah ada alahan alah alergi alergik kepada terhadap dengan
    dan atau tetapi tapi juga tidak tak bukan jangan tanpa boleh makan minum kena buat teruk sangat gatal
    gatal-gatal bengkak ruam sakit perut muntah elak elakkan semua jenis makanan produk yang dari ke di pada
    kalau bila lepas selepas sejak tolong doktor sesak nafas bibir tekak pantang`,
  tl: `maayos naman kapitbahay ngayon ako ko akin kami namin siya niya kanya anak asawa nanay tatay may mayroon allergy allergic alerdyi
    alerdye alergy sa ng mga ang si ni kay at o pero din rin hindi di wala walang huwag bawal pwede puwede
    maaari kumain kain kakain kumakain uminom inom kinakain lahat anumang grabe malala sobra matindi
    nangangati pangangati pantal namamaga maga masakit tiyan sakit iwas umiiwas na pag kapag kung mula
    pagkain paki po naman ay yung ayaw talaga`,
  sw: `sisi niko sawa kabisa tatizo shida hatuna sina nina jirani yangu lakini mimi nina ana tuna mwanangu mtoto wangu mke mume mama baba mzio mizio aleji alerji wa ya za la kwa na
    au lakini pia si hapana sili hali siwezi hawezi hatuwezi siruhusiwi kula nikila akila kunywa sinywi
    bila yote zote vyote kali sana inanifanya hunifanya inanidhuru hunidhuru kuwasha nawashwa upele uvimbe
    navimba tumbo linauma naumwa mgonjwa naepuka epuka chakula vyakula tafadhali daktari ni`,
  yo: `mo mi emi ọmọ mi ọkọ iyawo ni o n ko kò ti tí má máa le lè jẹ je mu fi fún mi ara ba bá mu lára lara
    rárá pẹlu pẹ̀lú àti ati tabi tàbí ṣugbọn alẹ́jì aleji inú rírùn rirun yun yún wú wu gbogbo ounjẹ onjẹ
    dákun jọwọ dokita àìsàn kií kii`,
  ig: `m mụ anyị nwa nwam di nwunye nwere nwere nsogbu ahụ ọkọ na na-eme n eme e a anaghị anaghi enweghị
    enweghi ike iri eri ri rie ṅụọ ṅụ aṅụ niile nile na maka si kwa ma ọ bụ bu abụ afọ mgbu ọrịa ọrịa
    nke nri biko dọkịta alegi aleji alaji ọ na-afụ fuo zaa kwesiri kwesịrị`,
  ha: `ni na ina ba bana bani yana tana muna ɗana yata mijina matata da ga ko amma kuma iya cin ci ciki sha
    shan sa yake yakan mini min rashin lafiya alaji aleji kaikayi ƙaiƙayi kumburi ciwon ciki duk duka abinci
    don allah likita haka idan sai ban banci`,
  zu: `ngi ngiyi ngine ngina ngi-allergic i-allergy ialeji aleji ukudla angidli angikwazi angiphuzi mina
    wami indodana indodakazi umyeni unkosikazi ku na ne no noma kodwa futhi hhayi konke kakhulu ngiyagula
    ngiyavuvuka umzimba uyangiluma ngilunywa isisu ngicela udokotela akadli ngenza kungenza angizwani
    ngiyalunywa ngoba`,
  hi: `mujhe mujhko mera mere meri hum humko ka ke ki ko se me mein main hai hain hu hoon ho hoti hota nahi
    nahin nai mat na kha khata khati khaata sakta sakti khane khaane peene pine par aur ya allergy elergy
    jata jati sujan khujli bete beti pati patni bahut koi bilkul sab wala wali chahiye mana`,
  ar: `ana 3indi andi indi 3andi hasasiya hasaseya 7asasiya hassasiyya min men el al la ma mamnou3 mamnoo
    akol aakol akul ashrab awlad ibni binti wa aw bas kol kul`,
  cs: `mám alergii alergie na nesmím nemůžu jíst nejím piju bez`,
};

/** The words of each language, as a text is read: in plain letters. */
const languages: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['en', talk],
  ...Object.entries(byLanguage).map(([lang, text]): [string, ReadonlySet<string>] => [
    lang,
    new Set(plain(text).split(' ')),
  ]),
]);

/** The same words with their accents, of those that have any. */
const writtenByLanguage: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(byLanguage).map(([lang, text]) => [
    lang,
    new Set(text.normalize('NFC').split(/\s+/u)),
  ]),
);

/** Whether a word is an everyday one of a language with the very accents that it is written with: 'tôi', not 'tỏi'. */
export const isEverydayAsWritten = (word: string, lang: string): boolean =>
  writtenByLanguage.get(lang)?.has(word) ?? false;

/** The languages of each word. */
const languagesOfWord: ReadonlyMap<string, readonly string[]> = (() => {
  const of = new Map<string, string[]>();
  for (const [lang, known] of languages)
    for (const word of known) {
      const before = of.get(word);
      if (before) before.push(lang);
      else of.set(word, [lang]);
    }
  return of;
})();

/** Whether a word of a text means nothing by itself, in any of these languages. */
export const isEveryday = (token: string): boolean => languagesOfWord.has(token);

/** How many everyday words of each language a text holds. */
export const languagesIn = rememberedOf(
  (tokens: readonly string[]): ReadonlyMap<string, number> => {
    const counts = new Map([...languages.keys()].map((lang) => [lang, 0]));
    for (const token of tokens)
      for (const lang of languagesOfWord.get(token) ?? [])
        counts.set(lang, (counts.get(lang) ?? 0) + 1);
    return counts;
  },
);
