// Ways to say in a whole sentence that a food does no harm, of which every word is known. `{food}` stands for the names of foods.
import { fineWaysFurther } from './fineWaysFurther.ts';
import { fineWaysMore } from './fineWaysMore.ts';
import { fineWaysGermanic } from './fineWaysGermanic.ts';
import { fineWaysRomance } from './fineWaysRomance.ts';
import type { FineWays } from './fineWay.ts';

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december';
const number =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty)';
const trouble =
  '(?:problems?|troubles?|issues?|reactions?|symptoms?|bother|incidents?|ill effects?|side effects?|difficult(?:y|ies)|consequences|grief|drama|hassle|fuss|worries|worry|concerns?)';
const relative =
  '(?:sons?|daughters?|boys?|girls?|kids?|childs?|husbands?|wifes?|wife|partners?|toddlers?|babys?|mums?|dads?)';

/** When something was, or has been since. */
const time = `(?:at (?:age |the age of )?${number}|by (?:age |the age of )?${number}|as (?:a |an )?(?:kids?|child|children|baby|toddler|teen|teenager|adult)|in (?:my|his|her) (?:teens|twenties|thirties|childhood)|when (?:i|he|she) was (?:about |around )?(?:${number}|little|small|young|a (?:kid|child|baby|teen|teenager))|since (?:then|i was ${number}|${number}|last \\w+|${months})|(?:(?:a )?(?:few|couple of|many|some|good)|about|over|almost|${number}) (?:years|months|weeks|decades) (?:ago|back)|(?:years|ages|decades|months|long|ages) ago|last (?:year|month|week|week|spring|summer|autumn|winter|fall|${months})|this (?:year|month|week|spring|summer|autumn|winter)|in (?:\\d{4}|${months})|(?:long )?since|now|completely|fully|totally|for good|thankfully|luckily|ages ago|by itself|on its own|after all)`;

/** How something is eaten, where nothing beside it speaks of harm. */
const manner = `(?:again|now|these days|nowadays|today|too|also|as well|daily|weekly|regularly|often|always|a lot|lots|all the time|all day(?: long)?|(?:every|each|most|nearly every) (?:single )?(?:days?|mornings?|evenings?|nights?|weeks?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|meals?)|(?:once|twice|several times|${number} times) (?:a|per) (?:day|week|month)|a (?:day|week)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:at|for) (?:breakfast|lunch|dinner|supper|school|work|the weekend)|for (?:years|ages|decades|months)(?: now)?|for (?:me|us)|(?:ever )?since(?: then)?|since (?:last \\w+|${months})|without (?:any |a |a single )?${trouble}|with (?:no|zero|hardly any) ${trouble}|no ${trouble}|not a (?:single )?${trouble}|(?:just|perfectly|absolutely|totally|completely) (?:fine|well|ok|okay)|fine|ok|okay|well|happily|safely|freely|normally|really|like (?:everyone|everybody|anyone|anybody) else|like a normal person|by the \\w+|thankfully|luckily|at all|whatsoever|after all|either|and nothing happens|and (?:i )?(?:love|enjoy) (?:it|them)|(?:in|with) (?:my|the) (?:coffee|tea|porridge|cereal|breakfast|lunch|dinner)|as (?:much|many|often) as (?:i|we) (?:like|want|please)|whenever (?:i|we) (?:like|want|please|feel like it)|to anything|in anything|in (?:everything|any dish)|like (?:mad|there is no tomorrow|its going out of fashion|nobodys business)|galore|(?:all )?my (?:whole |entire )?life|in my (?:whole |entire )?life|ever since|round here|in this house|by choice|most of the time|please|pls|thanks|tbh|lol|here)`;

const opening =
  '(?:(?:and|so|also|well|(?:but )?otherwise|apart from that|other than that|honestly|actually|luckily|thankfully|fortunately|btw|fyi|just|oh|hi|hello|hey|good news|great news|by the way|to be clear|glad to say|now|these days|nowadays|yes|yep|tbh|note|according to (?:the|my) \\p{L}+|as per (?:the|my) \\p{L}+|because|since|as) )*';
const after = `(?: ${time})*`;
const how = `(?: ${manner})*`;
const owner = `(?:(?:my|our|the|that|this|his|her|their)(?: ${relative})? (?:old |childhood |supposed |so called )?|${relative} |childhood |old )?`;
const kind = '(?:food )?(?:all?erg(?:y|ies)|intolerances?|sensitivity|sensitivities)';
const adverb =
  '(?:(?:now|all|long|completely|totally|fully|since|well and truly|thankfully|luckily|finally|officially|definitely|just|long since|very much) )*';
const self = `(?:i|we|he|she|(?:my|our) ${relative})(?: have| has| ve)? |ive |weve |hes |shes |(?:my|our) ${relative} (?:have |has )?`;
const off =
  '(?:leave (?:out|off)|leave|cut(?: out)?|take out|skip|avoid|exclude|omit|remove|drop|ban|filter out|give up|steer clear of|stay away from)';
const offing =
  '(?:leaving out|leaving off|cutting out|skipping|avoiding|excluding|omitting|removing|dropping|banning|taking out)';
const forMe =
  '(?: (?:on (?:my|our) (?:account|behalf)|for (?:me|us|my sake|our sake|my benefit)|because of (?:me|us)|just for (?:me|us)|please|pls|thanks|thank you|any ?more|any longer|at all|either|now))*';
const negative =
  '(?:negative|clear|clean|normal|fine|ok|okay|unremarkable|all clear|nothing|in the clear|as negative)';
const test =
  '(?:(?:allergy|skin|prick|scratch|patch|blood|breath|ige|rast|hospital|hydrogen|tolerance|latest|last|recent|new|second|repeat|coeliac|celiac) )*(?:tests?|retests?|results?|biopsy|bloods|panel|screen|screening|challenge)';
const says = '(?:says|said|confirmed|confirms|reckons|told me|told us|found|decided)(?: that)?';
const doctor =
  '(?:(?:my|the|our|his|her) )?(?:doc|doctor|gp|allergist|consultant|hospital|dietitian|dietician|gastro|specialist|paediatrician|pediatrician|clinic|immunologist|tests?|bloods|results?)';

const english: readonly string[] = [
  // It was, and is over.
  `(?:${self})?(?:long since |finally |completely |fully |since |now |thankfully |luckily )*(?:outgrew|outgrown|grew out of|grown out of|got over|gotten over|overcame|overcome|shook off|lost) (?:my|the|his|her|our|their|that|an?)? ?{food} ${kind}${after}`,
  `${owner}{food} ${kind} (?:(?:is|are|was|were|s|has|have|had|got|went) )?(?:been )?${adverb}(?:gone|over|history|ancient history|in the past|a thing of the past|behind (?:me|us|him|her|them)|no more|resolved|cured|outgrown|disappeared|vanished|away|gone away|cleared|cleared up|sorted|worn off|wore off|faded|faded away|no longer (?:a thing|there|an issue|a problem|active)|not (?:a thing|there|an issue|a problem) any ?more|dead and buried|lifted)${after}`,
  `${owner}{food} ${kind} (?:in (?:my|the) (?:old |previous |earlier )?(?:profile|settings|notes|list|form) )?(?:is|was|were|turned out(?: to be)?|proved(?: to be)?) ${adverb}(?:a mistake|an error|a mistake of mine|wrong|a misdiagnosis|misdiagnosed|a false alarm|a false positive|never real|nonsense|incorrect|outdated|out of date)${after}`,
  `${owner}${kind} to {food} (?:in (?:my|the) (?:old |previous |earlier )?(?:profile|settings|notes|list|form) )?(?:(?:is|are|was|has|have) )?(?:been )?${adverb}(?:gone|over|history|a thing of the past|behind (?:me|us|him|her)|no more|resolved|cured|outgrown|disappeared|vanished|cleared up|a mistake|an error|wrong|a misdiagnosis|a false alarm|out of date)${after}`,
  `(?:i|we) (?:had|got) (?:him|her|it|me|myself|them|my ${relative}) (?:re)?tested for {food} and (?:it|that|he|she|the results?|all) (?:was|were|came back) ${adverb}${negative}${after}`,
  `(?:im |i am |were |we are |hes |shes |he is |she is |ive |i have |(?:my|our) ${relative} is )?(?:no longer|never been) (?:actually |really |even )?(?:allergic|intolerant|sensitive) to {food}${after}`,
  `(?:im|i am|were|we are|hes|shes|he is|she is) not (?:actually |really |even )?(?:allergic|intolerant|sensitive) to {food}(?: (?:any ?more|any longer|at all|after all))+`,
  `(?:i )?(?:never|didnt|have never|ive never) (?:said|say|told you|wrote|claimed) (?:that )?(?:i|we) (?:was|am|were|are) (?:allergic|intolerant|sensitive) to {food}`,
  // A test says so.
  `(?:(?:i|we|he|she|(?:my|our) ${relative}|who) )?(?:(?:was|were|got|has been|have been|ive been|im|had (?:him|her|it)|had myself) )?(?:re)?tested ${adverb}(?:negative|clear) (?:for|to|on) {food}(?: ${kind})?${after}`,
  `(?:(?:my|the|our|his|her|a) )?${test} (?:for|on|to|of) {food}(?: ${kind})? (?:(?:is|was|were|are|came (?:back|out)|come back|turned out|showed|has come back) )?${adverb}(?:a )?${negative}${after}`,
  `(?:(?:my|the|our|his|her|a) )?{food} (?:${kind} )?${test} (?:(?:is|was|were|are|came (?:back|out)|come back|turned out|showed|has come back) )?${adverb}(?:a )?${negative}${after}`,
  `${doctor} (?:has |have )?${says} (?:i|he|she|we) (?:dont|do not|doesnt|does not) have (?:an? |any )?{food}(?: ${kind})?(?: at all| after all)*`,
  `${doctor} (?:has |have )?${says} (?:there is |theres |its |it is |i have |we have )?(?:no|not an?) {food} ${kind}(?: at all| after all)*`,
  `${doctor} (?:has |have )?(?:cleared|discharged|signed off) (?:me|us|him|her|(?:my|our) ${relative}) (?:for|of|to eat|to have|from|to go back to) (?:the |his |her |my |an? )?{food}(?: ${kind})?${after}`,
  `${doctor} (?:has |have )?(?:ruled out|excluded) (?:an? |any |the )?{food} ${kind}${after}`,
  `(?:${self})?passed (?:my|the|his|her|an?|our) {food} (?:food |oral )?challenge(?: (?:at|in) (?:the |my )?(?:hospital|clinic))?${after}`,
  `(?:i|we) (?:was|were) (?:wrongly |falsely )?misdiagnosed with (?:an? )?{food}(?: ${kind})?${after}`,
  `(?:it )?turned out not to be (?:an? |the )?{food} ${kind}${after}`,
  // It does no harm.
  `{food} (?:is|are|s|re|r|has been|have been|poses?|causes?(?: me| us)?|gives? (?:me|us)|presents?|makes?) (?:really |absolutely |just |now |never |also |both |all )*(?:no|not an?|never an?|zero) ${trouble}${how}`,
  `(?:i|we) (?:get on|get along|do|cope|am|are) (?:just |perfectly |absolutely |really )?(?:fine|well|great|ok|okay|good) with {food}${how}`,
  `{food} (?:and (?:i|me) )(?:get on|get along) (?:just |perfectly |really )?(?:fine|well|great)${how}`,
  `(?:(?:i|we) (?:have |ve |have had |ve had )?|ive |weve |ive had |weve had )?(?:absolutely |really )?(?:no|zero|never any|never had any|never had) ${trouble}(?: (?:at all|whatsoever))? (?:with|digesting|eating|from|after) {food}${how}`,
  `{food} (?:has |have )?(?:never|not ever) (?:once )?(?:done|caused|given|hurt|bothered|harmed|troubled|made) (?:me|us)(?: any (?:harm|${trouble})| ill| sick| a rash)?${how}`,
  // It is eaten.
  `(?:(?:i|we) |(?=can |may ))(?:do |now |still |practically |basically |pretty much |literally |would |always |all |often |even |regularly |happily |gladly |both |just |usually |actually |really |personally |mostly |simply |normally )*(?:(?:can|could always|may|am allowed to|are allowed to|am able to|are able to) (?:now |still |all |even |actually |happily |always |safely |finally |easily |also |both )*)?(?:eat|drink|tolerate|digest|handle|enjoy|love|live on|survive on|thrive on|run on|swear by|cook with|bake with|scoff|devour|put away|get through)(?: (?:my|our|the|all|any|a bowl of|a pint of|a glass of|a portion of|loads of|lots of|plenty of|tons of|normal|regular|ordinary|real|proper))* {food}${how}`,
  `(?:i|we) (?:can|may|am allowed|are allowed)(?: now| finally| still)? have {food}${how}`,
  `(?:(?:im|i am|were|we are|ive|ive been|i have been|weve been|i have|weve|we have) )?(?:(?:i|we) )?(?:now |finally |happily |all |just )*(?:back (?:to|on|onto)|started|went back to|gone back to|returned to|back to eating|eating|drinking|having|allowed|am allowed|allowed to eat|enjoying)(?: (?:eating|drinking|having|enjoying|my|the|normal|regular|ordinary|real|proper|full fat))* {food}(?: (?:(?:after|since) (?:the |my )?(?:low fodmap|elimination|exclusion) (?:diet|phase|trial)|${manner}))*`,
  `(?:(?:so|which means) )?{food} (?:(?:is|are|s|re|r|can go|can come|goes|went|have come|has come|came) )?(?:all |both |now |firmly |finally |most definitely |officially |very much )*(?:back(?: in| on| again| on the (?:table|menu|plate|list|shopping list)| in (?:my|our|the) (?:diet|life|fridge|kitchen|rotation))?|in again|on the (?:menu|table)|welcome|allowed|eaten)${how}`,
  `(?:i |we |ive |weve |have )*(?:successfully )?reintroduced {food}(?: (?:${manner}|and (?:its|it is|theyre|they are) (?:fine|ok|okay)))+`,
  `(?:i|we) (?:no longer|dont have to|do not have to|dont need to|need not|no longer have to|no longer need to|dont|do not) (?:any ?more )?(?:avoid|leave out|cut out|exclude|skip|give up|watch) {food}(?: any ?more| any longer| now)*`,
  `(?:i |we |ive |weve |have )*(?:stopped|quit|given up|gave up) ${offing} {food}${how}`,
  `(?:i would|we would|id|wed) never (?:give up|go without|say no to) {food}`,
  `(?:i|we) (?:dont|do not) need (?:gluten|lactose|dairy|milk|egg) free {food}`,
  `(?:(?:i|we) (?:eat|have)|(?:im |i am |were |we are )?eating|eat) {food} (?:and )?(?:everything|anything|the lot|all sorts|all that)(?: else)?${how}`,
  `{food} (?:i|we) (?:am |are |do |can )?(?:taking|eating|having|drinking|take|eat|drink)(?: ${manner})+`,
  `{food} (?:is|are|s|re) (?:basically |pretty much |practically |literally |really |just |also |still |always )*(?:my|our|his|her|the) (?:(?:main|favourite|favorite|fave|daily|usual|staple|number one|go to|weekly|comfort|guilty|absolute|happy) )*(?:protein|snack|breakfast|lunch|dinner|supper|food|staple|life|love|jam|thing|joy|treat|fuel|passion|personality|religion|place|pleasure|everything|diet|world|go to|favourite|favorite|fave|source of protein|source of calcium|love language)${how}`,
  `so {food} again${how}`,
  `(?:(?:ive|i have|weve|we have) )?been (?:eating|drinking|having) {food} (?:all )?my (?:whole |entire )?life${how}`,
  `(?:(?:i|we) )?(?:ate|had|tried|drank) {food}(?: (?:last (?:night|week|month)|yesterday|again|recently|today|twice|after (?:the|my) tests?|at (?:the |a )?\\p{L}+))* and (?:i |we )?(?:(?:was|were|felt|it was|they were) (?:absolutely |perfectly |totally |completely |just )?(?:fine|ok|okay|good|great)|nothing(?: at all)? happened|had no ${trouble})`,
  `(?:${doctor} (?:has |have )?${says} )?{food} (?:isnt|is not|arent|are not|wasnt|was not|never was|werent) (?:actually |really )?(?:the|a|an|my) (?:problem|issue|cause|culprit|trigger)`,
  `(?:load|fill|pile|smother|top|stuff) (?:it|everything|them|me) (?:up )?with {food}`,
  `{food} (?:makes|improves) (?:everything|anything|any dish|life|any meal)(?: better| great| tastier)?`,
  `(?:my|our) (?:diet|breakfast|lunch|dinner|week|day) (?:is|consists of) (?:(?:basically|mostly|mainly|pretty much|always|usually) )*{food}`,
  `(?:(?:i|we) )?(?:cant|cannot|couldnt|could not|wouldnt|would not) (?:go|do|last|get through|survive|live|start|imagine)(?: (?:a|one|the|my) (?:day|week|meal|morning|life|dinner|breakfast))? without {food}`,
  `(?:(?:i|we) (?:dont|do not|no longer) (?:need|want|require)|no need for|no need to do) {food} free(?: (?:bread|recipes?|options?|foods?|stuff|meals?|products?|alternatives?|versions?|anything|diet))*(?: any ?more)?`,
  `(?:(?:im|i am|were|we are) )?(?:off|done with|finished with|gave up|given up|quit|dropped) the {food} free (?:diet|thing|phase|stuff|food)(?: now| completely)?`,
  // It is to be kept.
  `(?:please |pls |and |but )*(?:(?:you |theres |there is |there s )?(?:dont|do not|need not|neednt|no need to|no reason to|dont need to|do not need to|dont have to|do not have to|never|no point in|shouldnt|should not) )(?:feel you have to |bother to |go and )?(?:${off}|${offing}) (?:the |any |my )?{food}(?: (?:out|off))?${forMe}`,
  `(?:please |pls |and |so |do |you can |you may |happy for you to |feel free to |by all means |(?:i|we) want you to |no problem to |its (?:fine|ok|okay) to |it is (?:fine|ok|okay) to |(?:im|i am|were|we are) (?:happy|fine|ok|okay) (?:for you )?to )+(?:include|add|use|cook with|put in|serve|give me|give us|suggest|keep|throw in|put)(?: back)?(?: in)? (?:the |any |some )?{food}(?: (?:back )?in)?(?: (?:please|pls|to anything|in anything|in everything|too|again|now|back in|as well|if you like|for me|for us|any time))*`,
  `{food} (?:can|may|should) (?:(?:all|definitely|happily|now|of course) )*(?:stay|stay in|remain|be included|be kept|be in there|go back in|be used|be added)(?: please| too| again| for me| of course)*`,
  `(?:please |can you |could you |you can |pls )*(?:remove|delete|scrap|forget|ignore|take off|cross off|drop) (?:my|the|that|his|her) (?:old )?{food} (?:${kind}|thing)(?: (?:please|pls|from (?:my|the) (?:list|profile|settings)|its gone|thanks|i wrote|i mentioned|off my list))*`,
  // Asked, and answered.
  `{food} (?:yes please|yes pls|love (?:it|them)|no problem|bring (?:it|them) on)`,
];

const child = `(?: (?:${time}|once|years ago|for years|for a while|before|back then|in the past|severely|badly))*`;
/** What was once so, and is over where the next words say so. */
const past = [
  `(?:i|we|he|she|(?:my|our) ${relative}) (?:was|were|used to be) (?:once |very |severely |badly |quite )*(?:allergic|intolerant|sensitive) to {food}${child}`,
  `(?:was |used to be )?(?:once |severely )*(?:allergic|intolerant|sensitive) to {food} (?:as (?:a |an )?(?:kid|child|baby|toddler|teen|teenager)|when (?:i was )?(?:little|small|young|a (?:kid|child|baby)))`,
  `(?:i |we |he |she |(?:my|our) ${relative} )?(?:had|used to have) (?:an? |the )?(?:\\p{L}+ )?{food} (?:${kind}|thing)${child}`,
  `(?:childhood|old|former) {food} ${kind}`,
  `(?:i |we )?used to (?:react(?: badly)?|be allergic|be intolerant) to {food}${child}`,
  `{food} used to (?:bother|upset|affect|trouble|disagree with|give (?:me|us) ${trouble}) ?(?:me|us|my (?:stomach|tummy))?`,
  `(?:people|everyone|everybody|they|folks?|friends|(?:my|our) (?:mum|mom|dad|wife|husband|family|friends|partner)|some people|most people) (?:always |often |all |just |wrongly |keep )*(?:think|thinks|thought|assume|assumes|assumed|assuming|say|says|believe|believes|suspect|suspected)(?: that)? (?:(?:i|we) (?:cant|cannot|shouldnt|dont|mustnt) (?:eat|have|drink|do|tolerate)|(?:im|i am|were|we are) (?:allergic|intolerant) to) {food}`,
  `(?:they|doctors?|docs?|the doctors?|the gp|we|i|my (?:doctor|gp|doc)) (?:once |first |initially |always )*(?:suspected|assumed)(?: (?:i had|it was))?(?: an?)? {food}(?: ${kind})?(?: for (?:\\p{L}+ ){1,3}(?:years|months|weeks))?`,
  `(?:i |we )?(?:thought|suspected|assumed|blamed|believed) {food} (?:gave|caused|made|was giving|were giving|was causing|were causing|brought on)(?: (?:me|us|him|her|my|the))* (?:hives|rash|rashes|a rash|itch|eczema|migraines?|headaches?|cramps|bloating|ill|sick|itchy)`,
  `(?:i |we )?(?:thought|suspected|was told|were told|worried)(?: that)? (?:i|we|it) (?:was|were|had|might be|might have) (?:an? )?(?:allergic to |intolerant to )?{food}(?: ${kind})?`,
];
const gone = [
  `(?:(?:and|but|so|now|then|luckily|thankfully|today|these days|nowadays) )*(?:(?:its |it is |its all |all |been |it has |ive |i have |i |thats |that is )?(?:gone|over|outgrown|outgrew it|outgrew that|grew out of it|grew out of that|grown out of it|disappeared|vanished|cleared up|went away|it went|it went away|it disappeared)|not (?:now|any ?more|today|these days)|no longer|doesnt(?: any ?more| now)?|dont(?: any ?more| now)?|(?:they|it|that|these|those)(?: is| are|s|re|ve been| has been| have been)? (?:all |perfectly |totally |absolutely |completely |just )?(?:fine|ok|okay|no (?:problem|bother|issue))|(?:im|i am|were|we are) (?:not|all clear|fine|ok|okay)|(?:all )?(?:fine|good|ok|okay|clear))${after}(?: (?:now|these days|today|any ?more|with (?:it|them)))*`,
  `(?:(?:and|but|so|then|now|finally|eventually) )*(?:(?:my|the|a|his|her|another) )?${test} (?:is|was|were|came (?:back|out)|come back|turned out|showed|has come back) ${adverb}(?:a )?${negative}`,
  `(?:(?:and|but|so|then) )*(?:(?:my |the |an? )?(?:doctor|gp|doc|allergist|dermatologist|consultant) )?(?:it )?(?:turned out|turns out|found|said|decided|worked out|discovered)(?: that)?(?: it)? (?:was|is)?(?: (?:actually|just|really|only|down to))* ?(?:to be )?(?:my|the|a) (?:new )?(?:detergent|washing powder|soap|shampoo|laundry \\p{L}+|stress|virus|bug|cream|pollen|dust|cat|dog|hay fever|fabric softener|perfume|infection)`,
  `(?:(?:and|but|so|now|today|these days) )*(?:i|we) (?:can|do)(?: and do)?${how}`,
  `(?:(?:and|but|so|now|today|these days) )*(?:(?:i|we) )?(?:(?:can|now) )*(?:eat|drink|love|enjoy|eating|drinking) (?:it|them|those|em)${how}`,
];

/** 'I eat everything', before what that includes. */
const everything = [
  `(?:i|we|he|she|(?:my|our) ${relative}|all of us|everyone here|this family|here|(?:im|i am) (?:an )?omnivore|(?:ill|well)) ?(?:literally |honestly |really |just |happily |will |would |can |do |all |basically |actually )*(?:eats?|devours?|love) (?:absolutely |literally |just |simply |really )?(?:everything|anything|it all|the lot|whatever (?:is|you) (?:served|give me|put in front of me|on my plate)|all sorts)(?: and (?:anything|everything))?`,
  `(?:i|we) (?:have )?(?:nothing|no foods?|not a thing) (?:that )?(?:i|we) (?:dont|wont|cant|cannot) eat|(?:theres |there is |there isnt )?(?:nothing|no food|anything) (?:that )?(?:i|we) (?:dont|wont|cant|cannot) eat`,
  `(?:im|i am|were|we are)? ?(?:not (?:at all )?(?:fussy|picky)|happy to eat (?:anything|everything)|happy with (?:anything|everything)|fine with (?:anything|everything)|ok with (?:anything|everything))`,
  `(?:im|i am|were|we are)? ?eating (?:absolutely |literally |just )?(?:everything|anything)`,
];
const inclusion =
  '(?:and |yes |or )*(?:even|including|incl|inclusive|also|especially|particularly|from|like|such as|and|all the)';

/** Speaks of what was named before: it is eaten, and nothing happened. */
const tails = [
  `(?:(?:i|we|he|she) )?(?:(?:can|do|now|still|always|happily|even|also) )*(?:(?:eat|eats|drink|drinks|love|loves|like|enjoy|adore|cook|use|eating|drinking) (?:it|them|em|those|these|both|all of (?:it|them))|(?:an? |by the )?(?:bowl|bowls|plate|punnet|pint|glass|handful|pack|tub|bag|slice|portion)s? of (?:it|them|those)|(?:have|having) (?:them|em|those))(?: (?:scrambled|boiled|fried|poached|grilled|roasted|raw|toasted))?${how}`,
  `(?:and |so )?(?:its|it is|theyre|they are|all|everything is|im|i am|been|have been|ive been|we are)? ?(?:been )?(?:all |perfectly |totally |absolutely |completely |just |really )?(?:fine|good|ok|okay|well|great|grand|sorted)(?: (?:now|since|these days|again|with (?:it|them)|ever since|for (?:years|ages|months)|thanks|thankfully))*`,
  `(?:and )?(?:no|not a|not a single|never a|never any|zero) ${trouble}(?: (?:at all|whatsoever|since|now|ever|so far))*`,
  `(?:and )?(?:i |we )?(?:have |ve )?never (?:had|have) (?:an?|any|a single) ${trouble}(?: (?:with (?:it|them)|at all|ever))*`,
  `(?:and )?(?:nothing (?:happens|happened)|i never had it|thanks?|thank you|lol|haha|you name it|no worries|hooray|yay|so there|(?:so )?(?:thats|that is) (?:that|fine))`,
];

const englishWays: FineWays = {
  told: english.map((way) => opening + way),
  past: past.map((way) => opening + way),
  gone,
  everything: everything.map((way) => opening + way),
  inclusion,
  included: '(?:included|too|and all|as well|even|and all that|you name it|whatever)',
  tails,
};

export const fineWays: readonly FineWays[] = [
  englishWays,
  ...fineWaysGermanic,
  ...fineWaysRomance,
  ...fineWaysFurther,
  ...fineWaysMore,
];
