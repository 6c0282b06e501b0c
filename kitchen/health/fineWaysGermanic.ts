// The same in German and Dutch, in plain words without accents.
import { ledBy } from './fineWay.ts';
import type { FineWays } from './fineWay.ts';

const deHow =
  '(?: (?:wieder|jetzt|heute|inzwischen|mittlerweile|endlich|auch|immer|immer noch|sehr|ganz|richtig|super|gut|prima|bestens|problemlos|wunderbar|tadellos|normal|taglich|oft|viel|gern|gerne|regelmassig|jeden (?:tag|morgen|abend|mittag|sonntag)|jede woche|standig|ohne (?:jede |jegliche |irgendwelche |grosse )?(?:probleme?|beschwerden|schwierigkeiten|reaktion|reaktionen|folgen|weiteres|bedenken)|kein problem|keine probleme|bitte|zum fruhstuck|im kaffee|ubrigens|wie alle anderen))*';
const deNow =
  '(?:(?:jetzt|heute|inzwischen|mittlerweile|langst|schon|schon langst|zum gluck|gott sei dank|komplett|vollig|ganz|endlich|lange|schon lange|seit jahren|seit langem|damals|wieder|ja|auch) )*';
const deOpen =
  '(?:(?:und|also|ja|nein|gott sei dank|zum gluck|ubrigens|heute|jetzt|inzwischen|mittlerweile|seitdem|hallo|eigentlich|bitte|denn|weil) )*';
const deWho =
  '(?:ich|wir|er|sie|mein sohn|meine tochter|unser sohn|unsere tochter|mein mann|meine frau)';
const deKind = '(?:allergie|intoleranz|unvertraglichkeit)';
const deAway =
  '(?:weglassen|weglasst|wegzulassen|weglasse|weg|streichen|zu streichen|vermeiden|zu vermeiden|meiden|zu meiden|auslassen|verzichten|zu verzichten|rausnehmen|herausnehmen|raus)';
const deClear = '(?:negativ|unauffallig|ohne befund|in ordnung|o b|sauber|normal|ok|okay|gut)';
const deNone =
  '(?:gar |uberhaupt |absolut |wirklich |echt )*(?:kein|keine|keinerlei|nie|nie ein) (?:\\p{L}+ )?';
const deTrouble =
  '(?:problem|probleme|thema|ding|schwierigkeiten|beschwerden|sorgen|reaktion|arger)';

const german: FineWays = {
  told: [
    `(?:(?:die|meine|unsere|seine|ihre|die alte|meine alte|meine ehemalige) )?{food} ${deKind} (?:(?:ist|war|hat sich|hat|habe ich|hab ich|wurde|sind) )?${deNow}(?:weg|vorbei|verschwunden|uberstanden|uberwunden|geheilt|ausgewachsen|ausgeheilt|verwachsen|geschichte|vergangenheit|vom tisch|erledigt|ausgeschlossen|verloren|gegeben|gelegt|rausgewachsen|nicht bestatigt)(?: (?:worden|seit jahren|langst))?`,
    `${deWho} (?:bin|ist|sind|war|waren) ${deNow}(?:gar |uberhaupt |auch |doch )?(?:nicht|nicht mehr|nie|gar nicht) (?:gegen {food} allergisch|allergisch)`,
    `${deWho} (?:bin|ist|sind|war|waren) ${deNow}(?:gar |uberhaupt |auch |doch )?(?:nicht|nicht mehr|nie|gar nicht) allergisch (?:gegen|auf) {food}`,
    `gegen {food} (?:bin|war) ich ${deNow}(?:gar |uberhaupt |doch )?(?:nicht|nicht mehr|nie) allergisch(?: gewesen)?`,
    `(?:(?:ich|wir|er|sie) )?(?:habe?|haben|hat) ${deNow}(?:gar |uberhaupt |doch )?keine {food} ${deKind}(?: mehr)?`,
    `(?:der |mein |die |meine |laut )?(?:arzt|arztin|hausarzt|allergologe|allergologin|klinik)(?: sagt| meint| hat gesagt)? (?:ich habe |habe ich |ich hab )?(?:doch |gar )?keine {food} ${deKind}`,
    `(?:(?:der|mein|ein|dieser|unser|sein|ihr) )?(?:\\p{L}+ )?\\p{L}*test (?:auf|gegen|fur|wegen) {food}(?: ${deKind})? (?:(?:war|ist|fiel|kam|blieb) )?${deNow}${deClear}(?: aus| zuruck)?`,
    `(?:(?:der|mein|ein|dieser|unser|sein|ihr) )?{food} (?:allergie)?(?:${deKind} )?(?:test|provokation|provokationstest) (?:(?:war|ist|fiel|kam|blieb) )?${deNow}${deClear}(?: aus| zuruck)?`,
    `(?:ich (?:wurde|bin|war) )?(?:negativ (?:auf|gegen) {food} getestet)`,
    `(?:ich (?:wurde|bin|war) )?(?:auf|gegen) {food} negativ(?: getestet)?`,
    `{food} (?:ist|sind) (?:(?:fur|bei) (?:mich|uns|mir) )?${deNow}${deNone}${deTrouble}(?: mehr)?(?: (?:fur|bei) (?:mich|uns|mir))?`,
    `{food} (?:macht|machen|bereitet|bereiten|verursacht|verursachen) (?:mir|uns) ${deNow}(?:(?:gar |uberhaupt )?nichts(?: aus)?|${deNone}${deTrouble}(?: mehr)?)`,
    `{food} (?:vertrage|vertrag|esse|trinke|mag|liebe|ess|trink) ich${deHow}`,
    `ich (?:vertrage|vertrag)(?: \\p{L}+)? {food} (?:wieder |sehr |ganz |auch |inzwischen |jetzt )*(?:gut|prima|problemlos|bestens|super|wunderbar|tadellos|ohne probleme|ohne beschwerden|einwandfrei)`,
    `(?:ich|wir|er|sie) (?:kann|darf|konnen|durfen|kann ich)${deHow} {food}${deHow} (?:essen|trinken|vertragen|geniessen|haben|zu mir nehmen)${deHow}`,
    `{food} (?:kann|darf) ich${deHow}(?: (?:essen|trinken|vertragen|geniessen|haben))?`,
    `(?:(?:ich|wir) )?(?:esse|trinke|liebe|mag|essen|trinken|lieben|mogen|ess|trink)(?: (?:ich|wir))?${deHow} {food}${deHow}`,
    `(?:(?:lasst|lassen sie|lass|nehmt|nehmen sie|streicht|streichen sie) )?(?:bitte )?(?:die |das |den )?{food} (?:bitte )?(?:auf keinen fall |wegen mir |meinetwegen |fur mich )?nicht ${deAway}(?: (?:bitte|wegen mir|meinetwegen))?`,
    `(?:lasst|lassen sie|lass) (?:bitte )?{food} (?:bitte )?(?:drin|dabei|drinnen|ruhig drin)`,
    `{food} (?:muss|mussen|braucht|brauchen|soll|sollen) (?:wegen mir |meinetwegen |fur mich )?nicht (?:weggelassen|gestrichen|vermieden|gemieden|ersetzt)(?: (?:werden|zu werden))?`,
    `(?:(?:die|meine|seine|ihre) )?{food} ${deKind} (?:bitte |konnen sie |konnt ihr |kannst du |wieder )*(?:streichen|loschen|entfernen|vergessen|rausnehmen|herausnehmen|ignorieren)(?: bitte)?`,
    `(?:ich|wir) darf${deHow} {food} (?:wieder|ganz normal|normal|problemlos|ohne probleme|jetzt)(?: (?:wieder|normal|jetzt))*`,
    `(?:sie |ihr |du |man )?(?:mussen|musst|muss|brauchen|brauchst|braucht)(?: (?:sie|ihr|du|man))?(?: (?:wegen mir|meinetwegen|fur mich|fur uns|wegen uns))* (?:nicht |auf keinen fall )?(?:nicht |keine |kein |keinen )(?:auf )?{food} ${deAway}`,
    `(?:wegen mir|meinetwegen) (?:muss|braucht) (?:niemand|keiner) (?:auf )?{food} ${deAway}`,
    `{food} (?:geht|gehen|passt|passen|klappt|klappen) (?:immer|gut|prima|wieder|auch|problemlos|ohne probleme|bestens|super|wunderbar)(?: (?:wieder|auch|immer|gut))*`,
    '{food} (?:gehort|gehoren) (?:(?:bei (?:mir|uns)|einfach|immer) )*(?:zum fruhstuck|dazu|auf den tisch|zu jeder mahlzeit)',
    '(?:mein|meine|unser|unsere) (?:sohn|tochter|mann|frau|kind|partner|partnerin) (?:vertragt|isst|trinkt|darf) (?:(?:inzwischen|jetzt|mittlerweile|wieder|auch) )*{food} (?:(?:inzwischen|jetzt|mittlerweile|wieder|sehr) )*(?:gut|problemlos|wieder|ohne probleme|prima)(?: (?:essen|trinken))?',
    `{food} (?:ist|sind) ${deNow}(?:in ordnung|ok|okay|erlaubt|willkommen|wieder drin|gern gesehen|unbedenklich|unproblematisch|ungefahrlich)(?: fur (?:mich|uns))?`,
    '(?:gegen {food} (?:habe|hab) ich nichts(?: einzuwenden)?)',
    '(?:ich habe|ich hab|habe|hab) nichts gegen {food}',
    `mit {food} (?:habe|hatte|hab|gibt es|gab es) (?:ich |wir )?(?:noch )?${deNone}${deTrouble}(?: gehabt| mehr)?`,
    `(?:(?:ich|wir) )?(?:(?:habe|haben|hatte|hab) )?(?:noch )?${deNone}${deTrouble} mit {food}`,
  ],
  past: [
    '(?:(?:als (?:kind|baby|teenager|kleinkind)|fruher|damals|in meiner kindheit) )(?:war|bin|habe|hatte|hab) ich (?:(?:mal|stark|etwas|schwer) )*(?:gegen|auf) {food} (?:allergisch|reagiert)',
    '(?:(?:als (?:kind|baby|teenager|kleinkind)|fruher|damals|in meiner kindheit) )hatte ich (?:mal )?(?:eine |ne )?{food} allergie',
    'ich (?:war|hatte) (?:als (?:kind|baby|teenager)|fruher|damals) (?:mal )?(?:gegen |auf |eine )?{food} (?:allergisch|allergie)',
  ],
  gone: [
    `${deOpen}(?:(?:aber|doch) )?${deNow}(?:nicht mehr|ist weg|weg|vorbei|ist vorbei|kein problem(?: mehr)?|keine probleme(?: mehr)?|vertrage ich (?:sie|es|das|alles) (?:wieder )?(?:gut|problemlos)?|esse ich (?:sie|es|das|alles) wieder|alles gut|geht wieder|geht (?:es )?(?:gut|wieder)|verwachsen|ausgewachsen)`,
  ],
  everything: [
    '(?:(?:ich|wir|er|sie) )?(?:esse|essen|isst|ess)(?: (?:ich|wir))? (?:wirklich |einfach |so ziemlich |absolut |eigentlich |grundsatzlich |gern |gerne )*alles',
    '(?:ich|wir) (?:kann|konnen|darf|durfen|vertrage|vertragen|mag|mogen) (?:wirklich |einfach |absolut )*alles(?: essen)?',
    'alles wird gegessen',
    '(?:bei uns|hier) (?:kommt|wird) alles (?:auf den tisch|gegessen)',
  ],
  inclusion:
    '(?:und |ja |wirklich )*(?:auch|sogar|selbst|inklusive|einschliesslich|inkl|und|besonders|vor allem|gerne?)(?: gerne?)?',
  included: '(?:inklusive|eingeschlossen|inbegriffen|auch|ebenso)',
  tails: [
    `(?:ich )?(?:esse|trinke|vertrage|mag|liebe|ess|trink)(?: ich)? (?:sie|es|ihn|das|die|diese)${deHow}`,
    `(?:noch )?(?:kein|keine|keinerlei|nie) ${deTrouble}(?: mehr| gehabt| damit)*`,
    `(?:der |mein )?\\p{L}*test (?:war|ist|fiel) ${deNow}${deClear}(?: aus)?`,
    'alles (?:gut|bestens|ok|okay|in ordnung|prima)|danke|kein problem|gar kein problem',
  ],
};

const nlHow =
  '(?: (?:weer|nu|ook|gewoon|goed|prima|graag|elke (?:dag|week|ochtend|avond)|dagelijks|vaak|zonder (?:problemen|klachten|probleem|moeite)|normaal|altijd|veel|heel|bij het ontbijt|al jaren))*';

const dutch: FineWays = {
  told: [
    '{food} (?:is|zijn) (?:voor (?:mij|ons) )?(?:echt |helemaal )?geen (?:enkel )?(?:probleem|punt|issue)(?: meer)?(?: voor (?:mij|ons))?',
    `(?:ik|we|wij) (?:kan|mag|kunnen|mogen)${nlHow} {food}${nlHow} (?:eten|drinken|hebben|verdragen)${nlHow}`,
    `(?:ik|we|wij) (?:eet|eten|drink|drinken|lust)${nlHow} {food}${nlHow}`,
    `{food} (?:eet|drink|lust) ik${nlHow}`,
    '{food} verdraag ik (?:weer |heel |nu |gewoon )*(?:goed|prima)',
    '{food} (?:hoeft|hoeven) (?:voor mij |om mij )?niet (?:weggelaten|vermeden|geschrapt)(?: te worden)?',
    '(?:je hoeft|u hoeft|jullie hoeven) {food} (?:voor mij |om mij )?niet (?:weg te laten|te vermijden|te schrappen)(?: voor mij)?',
    '(?:(?:mijn|de) )?{food} allergie (?:is|heb ik) (?:nu |al |allang |helemaal )*(?:weg|over|voorbij|verdwenen|ontgroeid|verleden tijd)',
    '(?:ik ben )?(?:niet meer|niet langer) allergisch (?:voor|tegen) {food}',
  ],
  past: ['(?:als kind|vroeger) (?:was ik )?allergisch (?:voor|tegen) {food}'],
  gone: [
    '(?:maar )?(?:(?:nu|tegenwoordig|inmiddels) )?(?:niet meer|geen probleem meer|is het over|is dat weg|eet ik (?:het|ze) (?:gewoon|weer))',
  ],
  everything: ['(?:ik|we|wij) (?:eet|eten|lust|lusten) (?:echt |gewoon )?alles'],
  inclusion: '(?:en )?(?:ook|zelfs|inclusief|met name)',
  included: '(?:ook|inbegrepen)',
  tails: ['(?:geen (?:probleem|problemen|klachten|reactie)|alles goed|bedankt)'],
};

export const fineWaysGermanic: readonly FineWays[] = [ledBy(deOpen, german), dutch];
