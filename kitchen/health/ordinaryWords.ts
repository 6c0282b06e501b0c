// Ordinary words that are one slip from the name of a food and are no slip of it, by language: 'bagno' in an Italian text is a
// bathroom. They explain nothing: a statement that holds them is still told as not understood. Words that are often
// written for a food ('flower', 'muscles', 'chill') are not among them.

const byLanguage: Readonly<Record<string, string>> = {
  en: `academic accurate aisle alone although anger anime apollo appeal applies apply approval approved approves area
    areas array audio automatic bank banking banner bath beast belle bets bible bids blind boards boats boke bold
    bonds bonus boost boots bored bother bothered bothering bothers brains brand bunged burst buyer buyers candida
    carrier carriers case cases cds chalk champion cheats cheek claim claims clever clips codes coins colleges comic
    constitution copper crack crown cute danger dare dash date dates dating dealer deck depending dicky drain drains
    dreams driven duties enlarge fantasy features figure figures flag flash flexi flyer foggy folks force forces
    foster fractures fuel function functional functions fund gamma gate gates gear general generate genes glove gloves
    goal goals grace grade grades grandads grandmas graph grove guard guards heal hell historic hole hotter hurt
    injury inspection investing issue issued lady lakes language launch leads liberal liver load loads loan loans
    location lord lounge lungs madam maps margaret mass massage master matches material measured media mental mesh
    metabolism meter miles misc missus module modules mold moon motor mould mount multi mush net news nose option
    options pages paid panel panic pants papers pass path paths patient patients paying payment payments penis piano
    pics pioneer place places plug poly pony posts power precision press prickle princess prize program programs
    purine purines puzzle queries query quest quinine rare rates rather reading reception reduction relation remains rental resection
    resistant rid role rome royal ruins rules salary save saving scan scans scare scream screams seats seek seeks
    sellers serial series sever severs shakes sheets ships showing site sites ski slimy solar spaces species specs
    speed spent state stations statistics stats stent step steps store strike suite sum supports survival swaps sweat
    switch symbol systemic teams tend terms terry tests theme themes thingy thinking though tickles tits tones tonic
    tool tools topic tour tours toys tribe tribes trike triple tummys udder union wake wall walls ward wars wayne
    whale wifes winner winners wire worst writes writing yards yet`,
  de: `spritze spritzen mach grade abend abends achtung allen allein alter alten augen azubi beide beiden birke dagegen daran deine dieser druben eines
    ende erste ersten euer fand fettes frisch ganze ganzen garten geben gegeben gehe gestern glaube grosse halbe haus
    hause heiss herr herz hose immer jetzt kamen kampfen kenne klasse konig korper kreuz kumpel langer leben leute
    lieber los machen manche mensch meine mist monat monate morgens muss mund namen neben nummer oben paar praxis
    programm punkt rasen raum recht richtig rohe rot ruhe sache sachen sagen sagte sagten schaffen schicken schule
    seid selber selten sitzen sofort sogar sommer spat spater spielen spielt stelle stellen stunde stunden teil tisch
    tragen trotz unten unter uhr volle voll waren weit weiter welche wieder wille wirst woche worte wusste zahl zahn
    zehn zeigen zeit zettel zimmer bein beine preis wohne wohnen dick dicker sage helfe helfen hallo durst kalt regen
    herbst feiern reise gerne
    marz acht januar februar`,
  fr: `remonte tt tts bcp tjrs active activite annee apres avec beaucoup belle besoin bonnes carte cartes chaise chaque chez choix
    choses coeur comme compte corps cote cours cree debut dehors dent depuis divers donner doute elle eleves encore
    etais etait eux existe faim ferme figure fois force gamme genre grande grandes groupe groupes guerre heure heures
    histoire homme hommes idee idees jeune jouer juin juste laisse lire livre livres loin mains manque marche marches
    materiel milieu mise mois moitie monde mort moyens nuit oedeme ondes outre page pages paiement parait parole
    partir passe passee peau peine personne peser petits place pointe porte pression prix quand raison raisons rale
    reste rester resultat reve riche rien sang selon serait serre seul sommes somme sont sorte sortir souci soucis
    soir sous suffit suite sur tard tete tord tordre tour tours tout travail trois trop vers veritable ville vite voir
    voire voix temps puissions liees passes panier faites faits serez sera seront caisse facon mises dites entend
    modele nomme nommes annuelle paie visite visites code codes courte courts remis gardes quitte appel appele
    appelle bref termine terminee paiements manques places parle parles portee bains monter vise payes cher
    chere fragiles grosse molle souffre souffrir souffrons souffrez souffrant souffert poids dos genou
    mars hiver lundi janvier fevrier`,
  es: `vivo vive enzima canso cansa operaron perder abajo accidente adelante adios aqui ahora alguna algunas alma amigos amigas ayunas baja bano bosque boca bonita buscar
    buscas cabeza cada calle cama camara camino cara carta cama centro chica chicas cierra claro concha consejo contra
    cosa cosas crudo cuerpo cuidado curado dame dale dejar demas dentro dices digo dile donde edad ellas enfermera
    entera eras espera esperaba esperar estas estos especial existe fondo fuera fuego funciona gente grande grandes
    habla hablar hablas haya habra haga hagas haras haria hasta hizo historia hora horas jugar juego lado lengua libro
    llevo luego lugar madre manera mano manos menos mesa miedo millones mirar mismo misma modo mundo nave ninos ninas
    nombre norte nuevo nueva obra orden otra otras otro otros paciente parece parte partes pasar pasa pegado pelado
    pena peor perra perro pesar piedra piel plaza poca pocas poco presion pregunto prision primera problema problemas
    programa pueblo puedas puedes puerta puesto punto quita rato razon rico saber sabe salir salud sangre seas seras
    seria siempre sitio sobre solas somos suelo suerte tarde tendre tener tengas tienda tipo toda traje trabajo
    tuya unas unico unica vaya vayas vamos vengan venga venido veras vida viejo volver peso pesos gano parto nota
    notas pago plato platos compra caro caros caras miro pongo sencilla sencillo traigo ahi pesado pesada
    tales duele duelen espalda bajar
    enero febrero marzo siete nueve nuevos nuevas`,
  it: `bambino bambina alcune alcuni allora amici andata andato anno aveva avevo avvocato bagno basta bella bello bocca borsa brava bravo
    brutta brutto cavallo campo cara caro carta casa cena centro certo chiave chiesa collo colpo come consiglio contro
    corpo cosa cose dare dato dente denti dentro detto dieci donna dopo dormo erano esami esiste fame fare farlo fate
    fatti fatto fermo festa fiato fila finche fine fondo forse freddo fretta fuori gamba gente giorni giro grado
    grande grosso guarda guarita guarito intanto labbra labbro lingua lungo mano medica mentre mese mesi mettere
    migliore migliori mille minuti modo momento mondo naso nome notte occhi ogni ora ospite pace pancia parte passato
    paura pelle pena per petto piccola piedi pieno pochi poi porta portato porto porti possono posto potere potuto
    presto prima problema problemi programma pronto qual quale quali quindi reale resta respiro ricovero rispetto rosa
    rossa rosse rosso sala salve sappia scala scuola scusami secondo senta sempre serata sera sola soldi solito spalla
    spesso stanca stati stato stia storia strada subito tardi tempo tenere terra testa torno tosse trova turno uomo
    unico usare venga vera vero vieni vinto vita vivere voce volta peso perdo ginocchio ginocchia gambe parto
    corro posti citta malato malata credo cerco pago ricetta ricette sete siamo quattro
    marzo sette nove maggio nuovo nuova nuovi nuove gennaio febbraio`,
  pt: `perder abra acho advogado agora algo alguem alguns algumas alma amigos amiga aqui assim azul bonita bonito boca braco cabeca
    cada cama caminho cara caras carro carta casa cedo centro certeza certo chave cheio cheia chegar coisa comigo
    conselho corpo cuidado daqui deixe dele demais dentro deste digo dizer dor dormir eles elas esperar espera
    esperava especial existe fala falar fazer ficar fogo fora frente funciona gente gosta gostei grande grandes guarda
    historia hoje hora janela jogo lado lingua livre lugar luta mamae mandar maneira manter mao maos medo mesa mesma
    mesmo mundo manha natal noite nome nossa novo nunca obra olhos ontem outra outras outro ouvir pai parar parte
    passada passado passar peca pega pegar pele pena perna pessoa porta povo pouca primeira procurar problema
    problemas programa qual quais quarto quase quente rua saber sabe saia saida saiba sangue saude seja sempre sobre
    tarde tempo tiver tiro toda trabalho umas unico usar vai veja velho vendo ver vez viagem vida vindo viver voce
    volta vontade voz perco peso joelho joelhos parto caro compra compras sete peco venho levar trago pago sede pesado
    pesada caseira emagrecer quero
    maio julho quinta sexta nove janeiro fevereiro`,
  nl: `slik slikken achter alleen ander andere baan begin benen beste beter bijna binnen bleef blijf blijven bloed boos boven buiten
    dames dag denk deur dieren dingen dokter door echt eerst eerste eind einde elke enkel enkele even gaan gaat gang gast
    gewoon gingen haal haalt hart hebt heen heet hele heren helft hoofd hulp huis iets iedereen jongen kamer keer keus kijk
    klein koning komt krijgt laat langer langs laten leeg leer leren leuk leven lieve liever lijst links loop maanden maand maar
    manier meisje mensen mij misschien missen moet moeten mond mooi naam naast negen nemen niks nodig nou
    oud oude paar plaats praten probleem problemen raad raak raam rond ruim saai samen slag soms spel speelt spijt stomme
    stond straks stuk systeem tas tegen tenen terug tijd toch trots tussen twee uur veel vijf vijand volgens voorbij waar waren
    wacht warm weg weer welke wereld werk weten wilt winkel winnen wonen woord zaak zaken zagen zaten zeg
    zeker zelf zes ziek zitten zo zonder
    acht tien januari`,
  pl: `pompa pompe chetnie bardzo zawsze spokojnie smacznie wieczorem rano obiad kolacje sniadanie rodzina wszyscy dzieci biore bogu brak cala cale chca chce chwile chwili czas czesto czlowiek daje dalej dnia dni dobrze dom drodze drugi dwa
    dziecko glowa godzin historia historii jaka jasne kazal koles krwi krew kogos lata lekarz lubie lubi maja mala male maly masz
    matka mimo miasto minut minuty mogles moglem mowi noga oczy ojciec ona oraz panie panowie
    pierwsza pierwszy pogoda potem pozwole praca prawa prawo problem problemy przed rano raz razem reka rece
    rodzina rok sama serce slowo spac swoja swoje strona strone szkola teraz trzech trzy twarz tydzien wielki wiem woda
    zawsze zupa zycie
    nowe nowy nowa zima sroda`,
  sv: `akta allting alltid aning annan annat barnen bara battre beslut bli blir blod borde bror bra dag deras dig dom egen
    ensam fick finns frisk frun ganger ganska gatt gick glad halsa halla handlar hela helt hej herr huset ibland igen ihop
    inne kallar kanner kanske kroppen kvar kunde lager langt latt leder lite liten livet lova manga mest minns minut
    morgon mycket namn nanting natten nere nummer ofta ordet overallt passar pengar plats problemet ratt resten
    ringer saga sager sags samma sant satt saker samtal sen senare sidan sista skicka skola slar snall snart
    snabbt sover stalle stalla stor stora stanna syster tid tiden tillbaka toppen trott vagen vanlig vard veta vet vill
    vid vuxen`,
  tr: `babam annem acil adam alabilir alti ama ancak araba arada arka artik asil ates ayni bakma bakalim bana basit bayan bayanlar belki belli beri
    bilmem biraz birak birine biri boyle burada burasi burayi bunlar bunu cocuk dair daki daha dava degil diger disari diyor dogru
    dost dunya durumu erkek etmek evde evet falan galiba gece gecen gelen geldi gel gibi gider gun guven
    guzel hala hangi hayal hayat hayir hemen herkes isleri iyi kadar kadin kalan kalk kalmak kanser karanlik
    karsi kendi kisi kiz kizi kolay konus kotu kucuk lazim mavi milyon misin musun nasil neden neler ol olan
    olarak oldu onlar onu orada oyun once para ragmen sadece sana saniyor saat selam sefer seni seyler
    seyleri simdi sirada soguk sona sonra soyle suru tahmin tamam tarafa uzun var yalan yapma yapti yemin
    yeni yer yillar yine zaman zor`,
  id: `naik mules terus agak ahli akan alam alasan anda angin antara apa arah awak bagaimana bagi bahasa bahwa baik bangga bangun banyak barang barat
    baru bayi belakang belum benar benci benda berangkat bercinta besar besok biasa bisa buku bulan cara cari
    cepat cuma cukup daerah dalam datang dekat dengar depan detik dulu enak gambar gila hampir hanya harap hari harus
    hasil hidup ikut ingin jalan jangan jarang jelas kabar kadang kamera kampung karena kasih kata kaya kecil
    keluar kemari kenapa keras ketika kini kiri kuat kulit kunci kurang kurangi lagu lain lalu lama langkah lari
    lebih lewat lihat luar maju malam malas malah mana masalah masih masuk mata mau mati menari menyukai
    milik minta minggu minuman misi muka mulai mulut mungkin musim nanti namaku nenek nyaman orang pagi paling panas pantas
    pasti perang perih pergi pernah pesan pindah pintar pria pulang punya putih rasa ribu rumah saat salah saling
    sampai satu sebentar sedang segera sekarang selalu selama semoga seperti serangan sering siang sistem
    sobat suara sudah sulit tahu tahun tamu tangan tapi teman tempat tentang terus tes tiap timur tipe tuan
    tubuh tulis tunggu uang waktu warna`,
  ro: `acum arat arata asta astazi asa atat atunci baie barbat bine buna caine calea cale capul carte cartea casa cate ceva chiar
    cine clar credeti cred crede cum data dar deci doar duci duce esti familiei fete frica ieri lucru lume luna lunga mai maine
    mama mare mere merge merg mereu mers merita minte mintea minut multa mult munca mers nici nimic nou oara
    oameni omule oras parca parea parte pana plin prin probleme problema prea pune rau sa salut salvat
    sange sase scumpo seara singura si sora spre stare stati stia stiu stomac suna tare timp tot tu vad viata
    vreau vreme vrei zi zile`,
  hi: `aaya aadat aaj abhi achha accha baar baat baad bachcha badha badi baki bola bolta bimari biwi chal chala chahte
    chota dawai dekho din diya doctor dost gaya gaye ghar haath hajam hamesha hoga hota humare jaise jana jata kabhi kaam
    karta karti karte karwa kaun kharab khake khate khaya khud kuch kyun lagta leta leti lena log mahine maine munh naya
    paani pacha pahle pehle pichle pura raat rahi raha rahe rakho rehta roz saal saath sahi sardi shaam sham shuru sirf soojh
    sooj sooji subah tabhi thoda tha thi tum upar waisa wajah wapas yahan zyada`,
  sw: `afya ajili amani asubuhi baada bado cha chake daima dada dawa familia hapa hata hivi huku huwa jana jioni juu kaka
    kama kazi kesho kila kitu kubwa kukosa kweli leo mara mbili miaka mkono mpaka muda mwaka mwili nala
    nataka neno ndani ndiye ndogo ndugu nyumba nyumbani pale pamoja pwani rangi sababu sasa siku sikuwa
    tangu tatu tena tu tumbo wakati watu wiki yake`,
  tl: `akala anak araw bahay bakit buhay dahil dati gabi ganda gawa hanggang ibang isang ito iyan kanila kasi kaya kaunti kulang
    lang lalo maging mahal mataas matagal muna munang nanay ngayon noon pala para parang paano puso sabay sabi saan
    sana siguro simula taon tao tayo tuwing ulit unang wala`,
  ha: `aiki amma baki bayan biki daga dole don fada gida hana hanya hawan jiki kadai kafin kullum kuma lokaci magani mata matsala
    mutum rana saboda sosai shekara wata wani wannan yanzu yara yau`,
  yo: `daadaa dada pupo gan lojoojumo ojoojumo owuro ile idile awa gbogbo nigba gbogbo`,
  ig: `ubochi niile nke oma kwa ezinulo anyi ututu abali ugbu a mgbe`,
  pcm: `dey abeg sha sef oga pikin una wetin sabi chop wey dem always plenty well`,
};

const ordinary: ReadonlyMap<string, readonly string[]> = (() => {
  const languagesOf = new Map<string, string[]>();
  for (const [lang, words] of Object.entries(byLanguage))
    for (const word of new Set(words.split(/\s+/)))
      languagesOf.set(word, [...(languagesOf.get(word) ?? []), lang]);
  return languagesOf;
})();

/** The languages of which a word, in plain letters, is an ordinary one. */
export const languagesOfOrdinary = (token: string): readonly string[] => ordinary.get(token) ?? [];
