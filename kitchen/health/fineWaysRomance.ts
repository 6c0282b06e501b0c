// The same in French, Spanish, Portuguese and Italian, in plain words without accents.
import { ledBy } from './fineWay.ts';
import type { FineWays } from './fineWay.ts';

const frHow =
  '(?: (?:de nouveau|a nouveau|encore|maintenant|aujourd hui|aussi|tres|bien|parfaitement|sans (?:aucun |le moindre |trop de )?(?:probleme|problemes|souci|soucis|difficulte|reaction|crainte|restriction)|tous les (?:jours|matins|soirs|midis)|tout le temps|tt le temps|tlt|chaque (?:jour|matin|semaine|soir)|toutes les semaines|souvent|regulierement|normalement|volontiers|tranquillement|beaucoup|a volonte|comme tout le monde|pour (?:moi|nous)|depuis|enfin|merci))*';
const frOpen =
  '(?:(?:et|bon|oui|heureusement|d ailleurs|alors|donc|maintenant|aujourd hui|bonjour|salut|en fait|car|enfin|depuis) )*';
const frKind = '(?:allergie|intolerance|sensibilite)';
const frNo = '(?:pas|plus|jamais|aucunement|pas du tout|plus du tout|absolument pas)';
const frTrouble =
  '(?:probleme|problemes|souci|soucis|difficulte|difficultes|reaction|reactions|mal|inconvenient)';
const frOff = '(?:enlever|retirer|eviter|supprimer|exclure|bannir|oter|eliminer|laisser de cote)';
const frA = '(?:a |au |aux |a l |a la |contre |de |du |des |d )+';
const frAdv =
  '(?:(?:maintenant|completement|heureusement|bien|enfin|desormais|totalement|aussi|deja|depuis longtemps|toute seule) )*';

const french: FineWays = {
  told: [
    `(?:mon|ma|l|cette|son|sa|notre)? ?(?:ancienne |vieille )?${frKind} ${frA}{food} (?:(?:est|a|s est|c est|n est) )?${frAdv}(?:disparu|disparue|passee|passe|partie|guerie|finie|terminee|envolee|resolue|de l histoire ancienne|du passe|plus qu un (?:mauvais )?souvenir)(?: (?:avec l age|depuis .{1,20}|maintenant))?`,
    `(?:je|j|on|nous|il|elle|mon fils|ma fille) (?:ne |n )?(?:suis|est|sommes|etais|etait|ai|ai jamais ete) ${frNo} (?:ete )?(?:allergique|allergiques|intolerante?|sensible) ${frA}{food}(?: du tout| finalement)?`,
    `(?:le |mon |la |l |ma )?(?:medecin|docteur|allergologue|generaliste|gastro|hopital) (?:dit|m a dit|confirme|a dit|a confirme) que (?:je|j) (?:ne |n )?(?:suis|ai) pas (?:allergique|intolerante?|d allergie) ${frA}{food}`,
    `(?:je|j) (?:n )?ai (?:pas|plus|jamais eu) d ${frKind} ${frA}{food}`,
    `(?:(?:le|mon|les|mes|un) )?(?:test|tests|bilan|analyse|prise de sang|resultat|resultats)(?: (?:allergologique|sanguin|cutane|d allergie))? (?:(?:pour|a|au|aux|sur|de|du|des|d|la|le|les|l|concernant) )+{food} (?:(?:est|etait|etaient|sont|s est revele|est revenu|sont revenus) )?(?:negatif|negatifs|negative|normal|bon|ok|rassurant)`,
    `(?:j ai ete |je suis )?teste(?:e)? negatif (?:(?:pour|a|au|aux|le|la|les|l) )+{food}`,
    `{food} (?:ne |n )?(?:me |nous |m )?(?:pose|posent|cause|causent|donne|donnent|fait|font|est|sont|a|ont) (?:(?:jamais )?(?:pose|fait|cause|donne) )?(?:pas|plus|jamais|aucun|aucune) (?:(?:de|d|un|pose|fait|le moindre) )*${frTrouble}(?: pour (?:moi|nous))?(?: du tout)?`,
    `(?:(?:je|j|on|nous) )?(?:(?:n |ne )?(?:ai|a|avons) )?(?:jamais eu |pas |plus )?(?:(?:aucun|aucune|pas|de|d|zero|le moindre|un|sans) )+${frTrouble} (?:avec|pour|a manger|a digerer|pour manger|pour digerer) {food}`,
    '{food} (?:ne |n )?(?:m|me|nous) (?:(?:ont|a) jamais (?:rien fait|fait de mal|derangee?|pose de probleme)|(?:fait|font) (?:strictement |absolument )?rien)',
    `(?:je suis )?guerie? de (?:mon|l|cette) ?${frKind} ${frA}{food}`,
    `plus (?:du tout )?(?:allergique|intolerante?) ${frA}{food}(?: depuis (?:\\p{L}+ ){0,2}\\p{L}+)?`,
    '(?:mettez|ajoutez|gardez|laissez|mets|laisse|garde|rajoutez) (?:donc |bien |moi )?{food} (?:partout|dedans|sans souci|sans probleme|volontiers)',
    `{food} (?:passe|passent|va|vont|se digere|se digerent) (?:(?:tres|vraiment|super|parfaitement|toujours|maintenant) )*(?:bien|sans probleme|sans souci|nickel|creme)${frHow}`,
    `(?:je|j|on|nous)(?: (?:peux|peut|pouvons|ai le droit de|suis autorisee? a|recommence a|ai recommence a|ai repris))?${frHow}(?: re)? ?(?:manger|boire|consommer|mange|mangeons|bois|digere|digerer|supporte|tolere|adore|aime|remange|rebois|mangerai)${frHow} {food}${frHow}`,
    `{food} (?:je|j|on|nous)(?: (?:les|le|la|l|en))? (?:mange|mangeons|bois|digere|supporte|tolere|adore|aime)${frHow}`,
    `(?:(?:inutile|pas besoin|pas la peine|pas necessaire|aucune raison|aucun besoin|il ne faut pas|il n est pas necessaire|ce n est pas la peine|il n y a pas besoin) )(?:de |d )?${frOff} {food}${frHow}`,
    `(?:surtout |merci de |de |s il vous plait |svp )*(?:ne |n )?(?:enlevez|retirez|evitez|supprimez|excluez|bannissez|otez|enleve|retire|pas enlever|pas retirer|pas exclure|pas supprimer) pas {food}${frHow}`,
    `(?:(?:merci de |de )*(?:ne |n )pas ${frOff} {food})(?: pour (?:moi|nous))?`,
    `(?:vous pouvez |tu peux |on peut |merci de |n hesitez pas a |s il vous plait )+(?:mettre|laisser|garder|ajouter|inclure|proposer|remettre|utiliser|cuisiner) {food}${frHow}`,
    `{food} (?:est|sont) (?:de nouveau |a nouveau |maintenant |tout a fait |bien )*(?:permis|permise|permises|autorises?|autorisees?|bienvenus?|bienvenues?|ok|au menu|au programme|sans danger)${frHow}`,
  ],
  past: [
    '(?:(?:petite?|enfant|bebe|gamine?|avant|autrefois|plus jeune|quand j etais (?:petite?|enfant|bebe|jeune)) )(?:j etais|j ai ete|je faisais) (?:(?:tres|un peu) )?(?:allergique|intolerante?|sensible) (?:a |au |aux |a l )+{food}',
    '(?:j etais|j ai ete) (?:allergique|intolerante?) (?:a |au |aux |a l )+{food}(?: (?:petite?|enfant|bebe|avant|autrefois|etant (?:petite?|enfant|jeune)|dans mon enfance|quand j etais (?:petite?|enfant|bebe)))?',
    '(?:allergique|intolerante?) (?:a |au |aux |a l )+{food} (?:petite?|enfant|bebe|avant|autrefois|etant (?:petite?|enfant|jeune)|dans (?:mon|l) enfance)',
  ],
  gone: [
    `${frOpen}(?:mais )?${frOpen}(?:plus (?:maintenant|aujourd hui|du tout)(?: j en (?:mange|bois)${frHow})?|c est (?:fini|passe|termine|parti)|c est du passe|ca (?:a disparu|va|passe|m est passe)(?: bien| maintenant)?|ce n est plus le cas|j en (?:mange|bois)${frHow}|(?:je|on) (?:les|le|la|l)? ?(?:mange|supporte|tolere|digere|bois)${frHow}|aucun (?:probleme|souci)|plus (?:aucun|de) (?:probleme|souci))`,
  ],
  everything: [
    '(?:(?:je|on|nous|ici on|chez nous on) )?(?:mange|mangeons|devore|aime|adore) (?:absolument |vraiment |de |a peu pres )*tout',
    '(?:je|on) (?:peux|peut) (?:absolument )?tout manger',
  ],
  inclusion:
    '(?:et |oui )*(?:meme|y compris|aussi|notamment|surtout|et|jusqu a|jusqu aux?|comme|dont)',
  included: '(?:comprise?s?|compris|inclus|incluses?|aussi|y compris|et tout)',
  tails: [
    `(?:et )?(?:je|j|on) (?:(?:les|le|la|l|en) )?(?:mange|bois|adore|aime|supporte|digere) ?(?:ca)?${frHow}`,
    '(?:rien a signaler|tout va bien|tout est bon|aucun (?:probleme|souci)|aucune reaction|pas de (?:probleme|souci|reaction)|sans (?:probleme|souci)|merci|ca va|tout baigne|ras)(?: du tout)?',
  ],
};

const esHow =
  '(?: (?:otra vez|de nuevo|nuevamente|ahora|hoy|tambien|muy|bien|perfectamente|sin (?:ningun |ninguna |el menor |mas )?(?:problemas?|molestias?|reaccion|reacciones|sintomas?|miedo|limite)|sin que me pase nada|a diario|todos los dias|todas las (?:semanas|mananas|noches)|cada (?:dia|semana|manana)|mucho|mucha|siempre|normal|normalmente|tranquilamente|por fin|como todo el mundo|para (?:mi|nosotros)|desde entonces|a menudo|seguido|gracias|por favor|con gusto))*';
const esOpen =
  '(?:(?:y|bueno|si|gracias a dios|por suerte|menos mal|ahora|hoy|hola|la verdad|pues|asi que|porque|afortunadamente|por fin) )*';
const esKind = '(?:alergia|intolerancia|sensibilidad)';
const esA = '(?:a |al |a la |a los |a las |con |del |de |de la |de los )+';
const esTrouble =
  '(?:problemas?|molestias?|reaccion|reacciones|dificultad(?:es)?|lios?|trastornos?|sintomas?)';
const esOff = '(?:quitar|quitarle|evitar|eliminar|excluir|retirar|sacar|prohibir|suprimir|omitir)';
const esAdv =
  '(?:(?:ya|hace (?:anos|tiempo|mucho)|completamente|del todo|por completo|gracias a dios|por suerte|con (?:la edad|los anos|el tiempo)|sola|ahora) )*';

const spanish: FineWays = {
  told: [
    `(?:mi|la|esa|su|aquella)? ?(?:antigua |vieja |supuesta )?${esKind} ${esA}{food} ${esAdv}(?:(?:se|es|esta|ha|me) )*(?:desaparecio|desaparecido|paso|pasado|fue|ido|curo|curada|curado|supero|superada|superado|quito|quitado|historia|cosa del pasado)(?: (?:ya|hace (?:anos|tiempo)|con (?:la edad|los anos)|sola))*`,
    `(?:ya )?(?:se )?(?:me|le) (?:ha )?(?:paso|quito|fue|pasado|quitado|ido|curo|desaparecio|desaparecido) (?:ya )?la ${esKind} ${esA}{food}`,
    `(?:ya )?(?:me cure|estoy curad[oa]|me he curado) de (?:la|mi) ${esKind} ${esA}{food}`,
    `(?:he |ya )*(?:supere|superado) (?:mi|la) ${esKind} ${esA}{food}`,
    `(?:yo |ya |nosotros |mi (?:hijo|hija|marido|mujer) )*(?:no|nunca|ya no|tampoco) (?:soy|es|somos|he sido|fui|era|estoy) (?:para nada |nada |realmente )?(?:alergic[oa]s?|intolerantes?|sensibles?) ${esA}{food}(?: (?:en absoluto|para nada|ya|despues de todo))*`,
    `(?:yo |ya )*(?:no|nunca|ya no) (?:tengo|he tenido|tuve) (?:ninguna? )?${esKind} ${esA}{food}`,
    `(?:el|la|mi) (?:medico|medica|doctor|doctora|alergologo|alergologa) (?:dice|me dijo|ha dicho|confirmo|dijo) que (?:yo )?(?:no|ya no) (?:soy|tengo) (?:alergic[oa]|intolerante|alergia|intolerancia) ${esA}{food}`,
    `(?:la|las|mi|mis|el|los)? ?(?:pruebas?|test|tests|examen|analisis|analitica|biopsia)(?: (?:de|del) (?:alergia|sangre|aliento))? (?:(?:de|del|para|a|al|la|el|los|las) )*{food} (?:(?:me )?(?:salio|salieron|dio|dieron|es|fue|resulto|ha salido|han salido) )?(?:negativ[oa]s?|bien|normal|normales|limpi[oa]s?|ok)`,
    `(?:(?:me |yo )?(?:di|dio|salio|sali|he dado) )?negativ[oa] (?:(?:en|para|a|al|de|el|la|los|las) )+{food}`,
    `(?:a mi )?{food} (?:no|nunca|ya no|tampoco) (?:me|nos) (?:(?:ha|han) )?(?:da|dan|dado|hace|hacen|hecho|causa|causan|causado|produce|producen|supone|suponen|trae|traen|sienta|sientan|sentado|cae|caen|caido|afecta|afectan|afectado|molesta|molestan|provoca|provocan)(?: (?:ningun|ninguna|ni un))?(?: (?:${esTrouble}|mal|dano|nada|alergia))?(?: para nada| en absoluto)?`,
    `{food} (?:no|ya no|nunca) (?:es|son|fue|ha sido) (?:ningun |un )?problema(?: para (?:mi|nosotros))?`,
    `(?:yo |ya )*(?:no|nunca|ya no) (?:tengo|he tenido|tuve|hay|tenemos) (?:ningun |ninguna |ni un )?${esTrouble} (?:con|para comer|al comer|para digerir) {food}`,
    `(?:sin|ningun|cero) (?:ningun )?${esTrouble} (?:con|al comer) {food}`,
    `(?:ya |yo |ahora |tambien )*(?:puedo|podemos|puedo volver a|vuelvo a|volvi a|he vuelto a|me dejan|ya me dejan) (?:comer|tomar|beber|consumir|digerir)${esHow} {food}${esHow}`,
    `(?:yo |ya |ahora )*(?:tolero|digiero|como|tomo|bebo|adoro|llevo bien|asimilo)${esHow} {food}${esHow}`,
    `(?:a mi )?{food} (?:me|nos) (?:sienta|sientan|cae|caen|va|van|gusta|gustan|encanta|encantan|chifla|chiflan)${esHow}`,
    `{food} (?:los?|las?) (?:tolero|digiero|como|tomo|bebo|puedo (?:comer|tomar))${esHow}`,
    `(?:no (?:hace falta|es necesario|hay que|hay por que|tienen que|tienes que|necesitan|necesita|necesito|tengo que|hay necesidad de)|no tiene sentido|innecesario) ${esOff} {food}(?: por (?:mi|nosotros|mi culpa|mi causa))?`,
    `(?:por favor )?no (?:me )?(?:quiten|quites|quite|eliminen|elimines|eviten|evites|excluyan|excluyas|saquen|saques|retiren|supriman)(?:me)? {food}(?: por (?:mi|nosotros|favor|mi culpa|mi causa))*`,
    `(?:pueden|puedes|puede|por favor) (?:poner|dejar|incluir|anadir|usar|agregar|echar|cocinar con|mantener) {food}${esHow}`,
    `{food} (?:esta|estan|es|son) (?:otra vez |de nuevo |ya )*(?:permitid[oa]s?|bien|bienvenid[oa]s?|ok|sin problema|de vuelta)${esHow}`,
  ],
  past: [
    '(?:(?:de (?:nin[oa]|pequen[oa]|chic[oa]|bebe)|cuando era (?:nin[oa]|pequen[oa]|bebe|chic[oa])|antes|en mi infancia) )(?:yo )?(?:era|fui|tenia|tuve) (?:muy )?(?:alergic[oa]|intolerante|alergia|intolerancia) (?:a |al )(?:(?:la|los|las|el) )?{food}',
    '(?:era|fui|tuve|tenia) (?:alergic[oa]|intolerante|alergia|intolerancia) (?:a |al )(?:(?:la|los|las|el) )?{food}(?: (?:de (?:nin[oa]|pequen[oa])|cuando era (?:nin[oa]|pequen[oa])|antes))?',
  ],
  gone: [
    `(?:pero )?(?:(?:ahora|hoy|ya|actualmente|hoy en dia) )*(?:ya no|no|(?:se )?me (?:paso|quito|curo)|paso|(?:los|las|lo|la) (?:como|tolero|tomo|bebo)${esHow}|(?:como|bebo) (?:de todo|sin problemas?)|(?:puedo (?:comerl[oa]s?|tomarl[oa]s?|comer|tomar))${esHow}|(?:me )?sientan? bien|ningun problema|sin problemas?|todo bien)`,
  ],
  everything: [
    '(?:(?:yo|nosotros|aqui|en casa) )*(?:como|comemos|come|se come) (?:absolutamente |de |casi siempre )*todo',
    '(?:yo )?(?:puedo|podemos) comer (?:absolutamente |de )*todo',
  ],
  inclusion:
    '(?:y |si )*(?:incluso|hasta|incluyendo|tambien|incluid[oa]s?|sobre todo|y|aun|inclusive|como)',
  included: '(?:incluid[oa]s?|tambien|inclusive|y todo)',
  tails: [
    `(?:(?:y|yo) )*(?:(?:los|las|lo|la|me|l[oa]s) )?(?:como|tomo|bebo|adoro|encantan?|gustan?)${esHow}`,
    '(?:todo bien|sin (?:problemas?|reaccion|sintomas?|molestias?)|ningun problema|ninguna reaccion|no pasa nada|no me pasa nada|nunca pasa nada|gracias|estoy san[oa])',
  ],
};

const ptHow =
  '(?: (?:de novo|novamente|outra vez|agora|hoje|tambem|muito|bem|perfeitamente|sem (?:nenhum |nenhuma |qualquer |o menor )?(?:problemas?|reacao|sintomas?|medo|restricao|stress|estresse)|todo dia|todos os dias|toda semana|todas as semanas|sempre|normal|normalmente|tranquilamente|tranquilo|a vontade|como toda a gente|como todo mundo|para mim|desde entao|com frequencia|obrigad[oa]|por favor|finalmente))*';
const ptKind = '(?:alergia|intolerancia|sensibilidade)';
const ptA = '(?:a |ao |aos |as |com |de |do |da |dos |das )+';
const ptNo = '(?:nao|nunca|ja nao|nao mais|tambem nao)';
const ptTrouble = '(?:problemas?|reacao|reacoes|dificuldades?|sintomas?|incomodo|mal)';
const ptOff = '(?:tirar|evitar|eliminar|excluir|retirar|remover|cortar|deixar de fora|omitir)';
const ptAdv =
  '(?:(?:ja|ha anos|ha muito|completamente|de vez|gracas a deus|com a idade|sozinha|felizmente|com o tempo) )*';

const portuguese: FineWays = {
  told: [
    `(?:a |minha |a minha |essa |antiga )*${ptKind} ${ptA}{food} ${ptAdv}(?:(?:foi|e|esta|me) )?(?:passou|sumiu|desapareceu|acabou|curada|superada|embora|passada|coisa do passado|historia)(?: (?:ja|ha (?:anos|muito tempo)|com a idade|sozinha))*`,
    `(?:eu |meu filho |minha filha )*${ptNo} (?:sou|e|somos|fui|era|tenho sido) (?:mais |nada )?(?:alergic[oa]s?|intolerantes?|sensive(?:l|is)) ${ptA}{food}(?: (?:mais|nenhum|de jeito nenhum|afinal))*`,
    `(?:eu )?${ptNo} (?:tenho|tive) (?:mais |nenhuma )?${ptKind} ${ptA}{food}(?: mais)?`,
    `(?:o |a |meu |minha )*(?:medic[oa]|doutora?|alergista|alergologista) (?:diz|disse|confirmou|falou) que (?:eu )?(?:nao|ja nao) (?:sou|tenho) (?:alergic[oa]|intolerante|alergia|intolerancia) ${ptA}{food}`,
    `(?:o |os |meu |meus |a )*(?:testes?|exames?|biopsia)(?: (?:de|da|do) (?:alergia|sangue))? (?:(?:de|do|da|para|a|ao|o) )*{food} (?:(?:deu|deram|foi|veio|saiu|e) )?(?:negativ[oa]s?|normal|bem|limpo|ok)`,
    `(?:(?:eu )?(?:dei|testei|deu) )?negativo (?:(?:para|a|ao|em|no|na|o) )+{food}`,
    `{food} ${ptNo} (?:me|nos) (?:(?:faz|fazem|da|dao|causa|causam|fez|fizeram|incomoda|incomodam|afeta|afetam|afecta|traz|trazem|provoca|provocam) )(?:(?:nenhum|nenhuma|qualquer|mais) )?(?:${ptTrouble}|nada|alergia)?`,
    `{food} ${ptNo} (?:me|nos) (?:incomoda|incomodam|afeta|afetam|afecta|afectam)`,
    `{food} ${ptNo} (?:e|sao|foi) (?:nenhum |um )?problema(?: para (?:mim|nos))?`,
    `(?:eu )?${ptNo} (?:tenho|tive|temos|ha) (?:nenhum |nenhuma |qualquer |mais )?${ptTrouble} (?:com|ao comer|a comer|para digerir) {food}`,
    `com {food} ${ptNo} (?:tenho|tive) (?:nenhum |nenhuma |mais )?${ptTrouble}(?: nenhum| algum| nenhuma)?`,
    `(?:ja )?(?:me )?curei(?: me)? da ${ptKind} ${ptA}{food}`,
    `(?:sem|nenhum|zero) (?:nenhum )?${ptTrouble} (?:com|ao comer|a comer) {food}`,
    `(?:eu |ja |agora |tambem )*(?:posso|podemos|voltei a|posso voltar a|consigo|ja posso) (?:comer|tomar|beber|consumir|digerir)${ptHow} {food}${ptHow}`,
    `(?:eu |ja |agora )*(?:tolero|digiro|como|tomo|bebo|adoro|amo)${ptHow} {food}${ptHow}`,
    `{food} (?:me )?(?:cai|caem|fazem|faz)(?: me)? bem${ptHow}`,
    `(?:voces? |por favor )*nao (?:precisa|precisam|e preciso|e necessario|ha necessidade de|tem que|ha que|vale a pena) (?:de )?${ptOff} {food}(?: por (?:mim|nos|minha causa|causa de mim))?`,
    `(?:por favor )?nao (?:tire|tirem|tires|elimine|eliminem|evite|evitem|exclua|excluam|retire|retirem|corte|cortem|remova|removam) {food}(?: por (?:mim|nos|favor|minha causa))*`,
    `(?:voces? )?(?:pode|podem|podes|por favor) (?:por|colocar|deixar|incluir|acrescentar|usar|cozinhar com|manter|botar) {food}${ptHow}`,
    `{food} (?:esta|estao|e|sao) (?:de novo |ja )*(?:permitid[oa]s?|liberad[oa]s?|bem vind[oa]s?|ok|tranquilo|de volta)${ptHow}`,
  ],
  past: [
    '(?:(?:em (?:crianca|pequen[oa]|bebe)|quando era (?:crianca|pequen[oa]|bebe)|antes|antigamente|na infancia) )(?:eu )?(?:era|fui|tinha|tive) (?:muito )?(?:alergic[oa]|intolerante|alergia|intolerancia) (?:a |ao |aos |as ){food}',
    '(?:eu )?(?:era|fui|tinha|tive) (?:alergic[oa]|intolerante|alergia|intolerancia) (?:a |ao |aos |as ){food}(?: (?:em (?:crianca|pequen[oa])|quando (?:era )?(?:crianca|pequen[oa])|antes|na infancia))?',
  ],
  gone: [
    `(?:mas )?(?:(?:agora|hoje|ja|hoje em dia|atualmente) )*(?:nao|ja nao|nao mais|passou|sumiu|(?:como|tomo|bebo) (?:de tudo|normalmente|sem problemas?)${ptHow}|posso comer${ptHow}|sem problemas?|tudo bem|nenhum problema)`,
  ],
  everything: [
    '(?:(?:eu|nos|aqui|a gente|em casa) )*(?:como|comemos|come) (?:absolutamente |de |mesmo )*tudo',
    '(?:eu )?(?:posso|podemos) comer (?:absolutamente |de )*tudo',
  ],
  inclusion: '(?:e |sim )*(?:ate|inclusive|incluindo|tambem|mesmo|sobretudo|e|principalmente|como)',
  included: '(?:incluid[oa]s?|inclusive|tambem|e tudo)',
  tails: [
    `(?:(?:e|eu) )*(?:como|tomo|bebo|adoro|amo)${ptHow}`,
    '(?:tudo bem|sem (?:problemas?|reacao|sintomas?)|nenhum problema|nenhuma reacao|nao acontece nada|nunca acontece nada|obrigad[oa]|tudo tranquilo|de boa)',
  ],
};

const itHow =
  '(?: (?:di nuovo|nuovamente|ancora|adesso|ora|oggi|anche|molto|bene|benissimo|perfettamente|senza (?:alcun |nessun |il minimo )?(?:problem[ai]|disturb[io]|reazion[ei]|sintomi|fastidi|paura)|tutti i giorni|ogni (?:giorno|settimana|mattina|sera)|tutte le (?:settimane|mattine|sere)|spesso|sempre|volentieri|normalmente|tranquillamente|come tutti|per (?:me|noi)|da allora|finalmente|grazie|per favore))*';
const itKind = '(?:allergia|intolleranza|sensibilita)';
const itA = '(?:a |al |allo |alla |all |ai |agli |alle |del |della |dell |di |per )+';
const itTrouble =
  '(?:problem[ai]|disturb[io]|reazion[ei]|difficolta|fastidi[o]?|sintomi|guai|male)';
const itOff = '(?:togliere|evitare|eliminare|escludere|levare|rimuovere|omettere|lasciare fuori)';
const itAdv =
  '(?:(?:ormai|gia|da anni|da tempo|completamente|del tutto|per fortuna|con l eta|da sola|adesso|ora|finalmente) )*';

const italian: FineWays = {
  told: [
    `(?:la |l |mia |la mia |sua |quella |vecchia |presunta )*${itKind} ${itA}{food} ${itAdv}(?:(?:mi|si|e|ha|s) )*(?:stata )?${itAdv}(?:sparita|passata|scomparsa|andata|guarita|risolta|superata|finita|acqua passata|un ricordo|storia vecchia)(?: (?:ormai|da anni|da tempo|con l eta|da sola))*`,
    `(?:sono )?guarit[oa] (?:dall |dalla |da )(?:mia )?${itKind} ${itA}{food}`,
    `(?:ho |ormai )*superato (?:la |l |mia )*${itKind} ${itA}{food}`,
    `(?:io |mio figlio |mia figlia )*non (?:sono|e|siamo|ero|sono mai stat[oa]|lo sono) (?:mai |piu |affatto |per niente |per nulla )*(?:stat[oa] )?(?:allergic[oaih]+|intollerant[ei]|sensibil[ei]) ${itA}{food}(?: (?:affatto|per niente|dopotutto))*`,
    `(?:io )?non (?:ho|abbiamo|ho mai avuto) (?:piu |nessuna |alcuna |mai avuto )*${itKind} ${itA}{food}`,
    `(?:il |la |l |mio |mia )*(?:medico|dottore|dottoressa|allergologo|allergologa) (?:dice|ha detto|mi ha detto|conferma) che non (?:sono|ho) (?:piu |affatto )*(?:allergic[oa]|intollerante|allergia|allergie|intolleranza) ${itA}{food}`,
    `(?:il |i |la |mio |gli |l |le )*(?:test|esame|esami|analisi|biopsia|prova|prove)(?: (?:allergico|del sangue|del respiro))? (?:(?:di|del|della|dell|per|a|al|alla|alle|la|il|l|le) )*{food} (?:(?:e|era|erano|sono|risulta|e risultato|e venuto|e uscito) )?(?:risultat[oa] )?(?:negativ[oaie]|normale|pulit[oa]|a posto|ok)`,
    `(?:(?:sono )?(?:risultat[oa] )?)?negativ[oa] (?:a |al |alla |all |alle |ai |agli |per )+{food}`,
    `{food} non (?:mi|ci) (?:(?:ha|hanno) )?(?:mai )?(?:da|danno|dato|fa|fanno|fatto|crea|creano|creato|causa|causano|causato|provoca|provocano|disturba|disturbano|disturbato)(?: (?:mai|piu|nessun|nessuna|alcun|alcuna))*(?: (?:${itTrouble}|niente|nulla|allergia))?`,
    `{food} non (?:e|sono|e mai stato|sono mai stati) (?:mai |piu )?(?:affatto )?(?:un )?problema(?: per (?:me|noi))?`,
    `(?:io )?non (?:ho|abbiamo|ho mai avuto|ci sono) (?:mai avuto |mai |piu |nessun |alcun )*${itTrouble} (?:con|a mangiare|a digerire|a bere) {food}`,
    `(?:nessun|senza|zero) (?:alcun )?${itTrouble} (?:con|a mangiare|a digerire) {food}`,
    `(?:io |ora |adesso |ormai |finalmente )*(?:posso|possiamo|sono tornat[oa] a|ho ripreso a|ho ricominciato a)${itHow} (?:mangiare|bere|prendere|digerire|consumare)${itHow} {food}${itHow}`,
    `(?:io |ora |adesso )*(?:mangio|bevo|digerisco|tollero|adoro|amo)${itHow} {food}${itHow}`,
    `{food} (?:(?:lo|la|li|le|l) )?(?:digerisco|mangio|tollero|bevo|adoro|posso (?:mangiarl[oaie]|mangiare|bere))${itHow}`,
    `(?:non (?:serve|occorre|bisogna|c e bisogno di|e necessario|dovete|devi|deve|importa)|inutile) ${itOff} {food}(?: per (?:me|noi|colpa mia|causa mia))?`,
    `(?:per favore )?non (?:togliete|togliere|togliermi|eliminate|eliminare|evitate|evitare|escludete|escludere|levate|levare) {food}(?: per (?:me|noi|favore|colpa mia|causa mia))*`,
    `(?:potete|puoi|si puo|per favore) (?:mettere|lasciare|includere|aggiungere|usare|tenere|cucinare con) {food}${itHow}`,
    `{food} (?:e|sono|va|vanno) (?:di nuovo |ora |adesso )*(?:permess[oaie]|bene|benissimo|benvenut[oaie]|ok|concess[oaie]|a posto)${itHow}`,
  ],
  past: [
    '(?:(?:da (?:bambin[oa]|piccol[oa]|ragazz[oa]|neonat[oa])|quando ero (?:bambin[oa]|piccol[oa])|una volta|in passato|prima) )(?:ero|sono stat[oa]|avevo) (?:molto )?(?:allergic[oa]|intollerante|l allergia|allergia|un allergia|l intolleranza) (?:a |al |allo |alla |all |ai |agli |alle ){food}',
    '(?:ero|sono stat[oa]|avevo) (?:allergic[oa]|intollerante|un allergia|l allergia) (?:a |al |allo |alla |all |ai |agli |alle ){food}(?: (?:da (?:bambin[oa]|piccol[oa])|in passato|una volta|da piccoli))?',
  ],
  gone: [
    `(?:ma )?(?:(?:ora|adesso|oggi|ormai|poi) )*(?:no|non piu|piu|guarit[oa](?: .{1,20})?|(?:mi )?e passata|passata|sparita|tutto (?:bene|a posto|ok)|(?:lo|la|li|le) (?:mangio|tollero|bevo|digerisco)${itHow}|posso mangiar(?:l[oaie]|e)${itHow}|nessun problema|nessun fastidio)`,
  ],
  everything: [
    '(?:(?:io|noi|qui|da noi) )*(?:mangio|mangiamo|mangia|si mangia) (?:assolutamente |davvero |di |proprio |praticamente )*tutto',
    '(?:io )?(?:posso|possiamo) mangiare (?:di |assolutamente )*tutto',
  ],
  inclusion:
    '(?:e |si )*(?:anche|perfino|persino|incluso|inclus[aei]|compres[oaei]|addirittura|e|soprattutto|pure|come)',
  included: '(?:inclus[oaei]|compres[oaei]|anche|pure|e tutto)',
  tails: [
    `(?:(?:e|io) )*(?:(?:lo|la|li|le) )?(?:mangio|bevo|adoro|amo|digerisco)${itHow}`,
    '(?:tutto (?:bene|ok|a posto)|senza (?:problemi|reazioni|sintomi|fastidi)|nessun problema|nessuna reazione|non succede (?:niente|nulla)|grazie|sto bene)',
  ],
};

export const fineWaysRomance: readonly FineWays[] = [
  ledBy(frOpen, french),
  ledBy(esOpen, spanish),
  ledBy(
    '(?:(?:e|bom|sim|gracas a deus|felizmente|ainda bem|agora|hoje|ola|olha|entao|porque) )*',
    portuguese,
  ),
  ledBy(
    '(?:(?:e|beh|per fortuna|ora|adesso|oggi|ciao|allora|quindi|perche|meno male|finalmente) )*',
    italian,
  ),
];
