// Whether a part of a text tells of food that is liked, eaten or cooked with, in words of which none speaks of harm.
import { isCommon } from './commonWords.ts';
import { isEveryday } from './everyday.ts';

/** Any of these may mean that not all is well; where one stands, nothing is taken for liking. */
const wary =
  /\b(?:bad\w*|poorly|ill|unwell|sick\w*|vomit\w*|nause\w*|diarrh\w*|runs|loose|stomach|tummy|belly|guts?|cramp\w*|bloat\w*|gas\w*|wind|hives?|rash\w*|welts?|itch\w*|tingl\w*|flush\w*|queas\w*|tickl\w*|prickl\w*|palpit\w*|sweat\w*|runny|(?:my|his|her|our|the) heart(?!s content)|panic\w*|faint\w*|lungs?|airways?|hurt\w*|swell\w*|swoll\w*|puff\w*|throat|clos(?:e|es|ing|ed)|tight\w*|breath\w*|wheez\w*|chok\w*|lips?|tongue|mouth|gums|face|eyes?|ears?|skin|numb\w*|burn\w*|bleed\w*|crack\w*|weep\w*|flar\w*|break(?!fast)\w*|broke|react\w*|all?erg\w*|intol\w*|sensitiv\w*|anaph\w*|angio\w*|shock|epi\w*|pens?|jext|emerade|carr(?:y|ies|ying)|hosp\w*|er|ambulance|resus|piriton|antihist\w*|sever\w*|serious\w*|dead\w*|danger\w*|violent\w*|ige|class|level|reject\w*|disagree\w*|upset\w*|trigger\w*|enem\w*|poison\w*|kill\w*|fatal\w*|free|cut\w*|stop\w*|clear|steer|avoid\w*|leave[sn]?|out|off|without|not?|never|none|nothing|nobody|sober\w*|recover\w*|teetotal\w*|nor|neither|wrong|dislike\w*|hat(?:e|es|ed|ing)|loath\w*|detest\w*|disgust\w*|gross|yuck|smell\w*|traces?|contain\w*|includ\w*|eczema|asthma\w*|must\w*|cannot|cant|dont|doesnt|didnt|wont|isnt|arent|wasnt|werent|havent|hasnt|hadnt|wouldnt|couldnt|shouldnt|only|except\w*|but|unless|until|till|if|after\w*|every ?time|each time|whenever|when|once|regret\w*|pain\w*|aches?|head\w*|migrain\w*|dizz\w*|woozy|faint\w*|ulcers?|sore|spots?|blotch\w*|bumps?|died?|dies|death|fear\w*|scar(?:e|es|ed|ing)|afraid|worr\w*|nervous|wary|careful|watch\w*|limit\w*|less|low\w*|reduc\w*|little|small|tiny|bit|amounts?|used|had|was|been|told|test\w*|diagnos\w*|suspect\w*|sus|raw|problems?|troubl\w*|issues?|nasty|weird|strange|collaps\w*|ended|unable|handle|digest\w*|tolerat\w*|hold|skip\w*|omit\w*|exclud\w*|nix\w*|ditch\w*|risk\w*|cross|gag\w*|evil|nope|zero|kryptonite|banned|plague|poop\w*|toilet|loo|bathroom|throw\w*|wreck\w*|ruin\w*|knacker\w*|mess(?:es|ed|ing)?|destroy\w*|havoc|rubbish|dreadful|awful|terrible|horrible|unhappy|wors[et]|fail\w*|fell|rescue|tear\w*|wound\w*|tired|shut\w*|damage\w*|stress\w*|harm\w*|miss(?:es|ed|ing)?|wish\w*|wouldve|almost|nearly|instead|swap\w*|substitut\w*|alternativ\w*|replac\w*|fake|\w*vegan\w*|\w*vegetarian\w*|veggie|mediterran\w*|greek|keto\w*|paleo|fodmap|carbs?|plant based|pescat\w*|diets?|friends?|warn\w*|please (?:no|remove)|back|(?:makes?|made|gives?|gave|brings?|brought|sets?|sends?|puts?|turns?|gets?|got|leaves?|does) (?:me|him|her|us|them)|any ?more|anymore|gone|(?:for|at) my (?:wife|husband|partner|son|daughter|mum|mom|dad|kids?)|(?<!my |our )things?|religi\w*|halal|kosher|haram|ban|bans|refus\w*|quit(?:s|ting)?|gave up|giv\w* up|vs|versus)\b/;

export const isWary = (text: string): boolean => wary.test(text);

/** Verbs and nouns of liking. */
const likes =
  /\b(?:love[sd]?|loving|like[sd] (?!that|this)|(?:^|(?<=\b(?:i|we|they|you|id|wed|kids?|children|all|everyone|everybody|both|really|do|also|still|would|to|and|but|family|boys|girls|sons|daughters|always|parents|who|actually|quite|just|me) ))like (?!that|this|an? )|enjoy\w*|ador(?:e|es|ed|ing)|crav(?:e|es|ing)s?|fanc(?:y|ies)|prefer\w*|relish\w*|worship\w*|favou?rites?|faves?|lovers?|fans?|addict\w*|obsess\w*|weakness|staples?|yum(?:my|mo|mers)?|delicious|tasty|scrumptious|gorgeous|heaven\w*|bliss|amazing|the best|best (?:mate|friend)s?|hobby|joy|comfort food|guilty pleasure|(?:is|are|s|re) (?:my|our) (?:thing|jam|life|treat|go to|snack|breakfast|lunch|dinner|favou?rite|everything|world|love|happy place)|a treat|treats?|yes to|big on|into|nut(?:s|ter)? (?:about|for|on)|bananas (?:about|for|over)|mad (?:about|for|on)|crazy (?:about|for)|wild (?:about|for)|cant wait|keeps? (?:me|us|him|her) going|fiends?|monsters?|freaks?|junkies?|happiness|bae|rules?|rocks|team \p{L}+|all about|curious about|hello|hooray|yay|woo+|yum+y?|mm+|(?:raised|brought up|grew up|fuelled|brought me up) on|runs? on|cant beat|nothing (?:like|beats)|(?:smash|hoover|demolish|devour|scoff|inhale|munch|chomp|gobble|wolf|nibble|slurp|guzzle)\w*|(?:tuck|tucks|tucked|tucking|dig|digging) in(?:to)?|lives? for|of choice|in season|any day(?: of the week)?|all day (?:every day|long)|forever|by the (?:kilo|bucket|ton|tonne|bowl|bag|jar|plate|dozen|handful|punnet|pint|litre)\w*|(?:soul|happy|brain) food|gimme|best mates|good mates|get on great|green light|thumbs up|surprise me|happy with|agrees? with (?:me|us|him|her)|sits? well|goes? down (?:well|fine|a treat|nicely)|makes? (?:me|us|him|her) happy|wouldnt change|(?:breakfast|lunch|dinner|supper|snacks?) (?:is|are) (?:always|usually|often|mostly|normally)|what (?:i|we) (?:live|survive|thrive) on|would be (?:lovely|nice|great|perfect|good)|always (?:a )?(?:win\w*|good|great|lovely|yes|welcome)|bring on|(?:more|lots of|loads of|plenty of|extra) \p{L}+(?: \p{L}+)?(?: please| pls| plz)?$)\b/u;

/** What is bought, grown, cooked or eaten, and how often: a way of telling, where nothing before it spoke of harm. */
const uses =
  /\b(?:eat|eats|eating|ate|cook(?!ies?\b|y\b)\w*|(?:want|wants|learn|learning|hoping|keen|trying) to (?:cook|make|learn|try making)|picked up (?:some|two|lovely|fresh)|signature dish|highlight of|always \p{L}+ (?:about|around)|(?:market|fishmonger|butcher|shop|deli) (?:does|has|sells)|bak(?:e|es|ing)|grow\w*|buy\w*|bought|use up|using up|(?:have|got|always have|always got) (?:some|plenty|lots|loads|tons|so many|too many|too much)|freezer|leftovers?|glut|celebrat\w*|feast\w*|night|suppers?|marathon|farm\w*|pickling|half price|on offer|on sale|got given|given (?:a|some|loads)|(?:trays?|crates?|sacks?|loads|tons) of|cheap week|on a budget|keep it (?:cheap|simple)|(?:more|high|extra|enough|up (?:my|the|his|her)) (?:protein|iron|calcium|fibre|omega)|wants? (?:me|us|him|her)|good for|(?:more|new|any|some) (?:recipes?|ideas?|dishes|meals)|could (?:you|we|i)|can (?:you|we|i)|lay (?:six|\d+)|grill(?:s|ing)?|grilled (?!cheese)\p{L}+|(?:bbq|barbecue\w*)(?! (?:sauces?|crisps|rubs?|seasoning))|portions? of|glass of|cups? of|bowls? of|plates? of|bags? of|kilos? of|dozen|(?:bar|bars|snacks?) for|on the (?:barbie|barbecue|bbq|grill)|gains|bulking|(?:i|we|ill|well|im|were|to|and|always|usually|often|my \w+|mum|mom|nan|gran|dad|granny|grandma|hubby|wife|husband|kids|who) (?:make|makes|making|serve|serves|serving|order|orders|ordered|pack|packs|packing|roast|roasts|roasting|boil|boils|fry|fries|frying|steam|steams|stew|stews|simmer|simmers|toast|spread|sprinkle|drizzle|fill|fills|freeze|freezes|brew|brews|smoke|smokes|catch|catches|pick|picks|harvest|sell|sells|share|shares|dip|dips|stir|mix|mixes|use|uses|using|batch cook|meal prep|stock up on|keep buying|pop|throw|add|adds|put|puts) \p{L}+|(?:for|tonights?|tonight|todays?|tomorrows?|sundays?|our) (?:dinner|lunch|tea|supper|breakfast|brunch|the (?:kids|family|freezer|week|lads|boys|girls|party|picnic)|guests|visitors|company)|dinner (?:tonight|ideas)|(?:recipe|recipes|cookbook|takeaway|takeout|barbecue|picnic|packed lunch|buffet)|from (?:the|my|our) (?:\w+ )?(?:bay|market|shop|garden|farm|allotment|butchers?|fishmonger|freezer|hens|chickens|tree|sea|river|boat)|packed lunch\w*|lunch ?box\w*|meal prep\w*|(?:every|each|most|nearly every|every other|every single) (?:day|morning|evening|night|week|weekend|afternoon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|meal)s?|mornings|in the (?:morning|evening|afternoon)s?|before bed|for elevenses|daily|nightly|weekly|(?:once|twice|thrice|\d+ times|two times|three times) (?:a|per) (?:day|week|month|year)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|at (?:breakfast|lunch|dinner|supper|bedtime|christmas|easter|eid|the weekend)|for (?:breakfast|lunch|dinner|supper|tea|a snack|christmas)|in (?:my|our|the) (?:coffee|tea|porridge|smoothies?|salads?|sandwich\w*|fridge|freezer|cupboard|garden|allotment|pantry)|with (?:my|the) (?:coffee|tea|breakfast|lunch|dinner)|(?:my|our) (?:coffee|tea|porridge) with|(?:with|on|w|in|on top of) everything|(?:two|three|four|\d+) \p{L}+(?: of \p{L}+)? a (?:day|week))\b/u;

/** 'What can I cook with salmon?' asks for it; 'is there milk in this?' may fear it. */
const asksFor =
  /^(?:and |so |hi |hello |hey |um )*(?:what(?:s| is| are| can| do| should| could| else| goes)?|how(?: do| can| should| long| much| many| to)?|which|where|why|do you|does (?:the|it)|is there|are there|can (?:i|we|you)|could (?:i|we|you)|any (?:ideas|recipes|tips)|got any (?:ideas|recipes))\b(?!.*\b(?:in (?:it|this|that|your|the|them)|contain\w*|instead|safe|avoid|eat if|allowed|traces?)\b)/;
/** 'Liver and onions please' asks for it; 'df and gf pls' for what is without. */
const wishesFor = /^(?!.*\b(?:[a-z]{1,2}f|halal|kosher|veg|low|less|no)\b).*\b(?:please|pls|plz)$/;
/** Words that a liking may hold besides the everyday ones. */
const plainWords = new Set(
  `iron rich stuff plus bae monster add adding trainer coach happiness fiend freak junkie margarine everything swap surprise couldnt encanta nachos leftover proteins toppings topping top w pots pot jar jars tin tins lot heaps heap supper crab marathon freezer celebrating big fan snob nutter breakfast brunch weeknight
  bake bakes baked gym protein portion portions gorgeous proper curry homemade grandmas grandma nans garden allotment greenhouse hens chickens
  christmas easter eid diwali roast roasts grilled bbq barbecue crispy crunchy spicy sweet salty creamy ripe seasonal organic local toast drizzle drizzled
  benedict sandwich sandwiches smoothie smoothies porridge salad salads soup soups stew stews pasta pizza burgers wraps dips dip stir fry spice spices
  craving cravings adore adores worship heaven heavenly staple staples weakness obsessed addicted addict yum yummy delicious tasty scrumptious amazing
  leftover leftovers glut loads tonnes tons mornings evenings nights weekdays weekends mondays tuesdays wednesdays thursdays fridays saturdays sundays
  monday tuesday wednesday thursday friday saturday sunday nutritious healthy comfort guilty pleasure jam happy bring wild bananas nuts freezer fridge cupboard
  daily weekly nightly bowl bowls plate plates bag bags kilo kilos dozen handful handfuls gran grams g kg ml litre litres pint pints slice slices
  highlight scones cafe harbour market deli fishmonger ways aunties aunts sixtieth fiftieth demolished partial starving signature ideas
  celebrate celebrating feast party wedding anniversary birthday restaurant barbecue picnic beach holiday spain italy greece`.split(
    /\s+/,
  ),
);

/** A liking of the food that is named, in words that are all known and of which none speaks of harm. */
export function isLiked(
  tokens: readonly string[],
  isFood: (token: string) => boolean,
  isToldFreely: boolean,
): boolean {
  // 'We're' is read as 'were'.
  const said = tokens
    .join(' ')
    .replace(/^were (?=\w)/, 'we are ')
    .replace(/^had (?=\w)/, 'i had ')
    .replace(/\b(?:was|were) (?=on offer|on sale|half price|reduced)/g, 'is ');
  const text = said
    .replace(/\bonce (?=(?:a|per|every) (?:day|week|fortnight|month|year)\b)/g, '')
    .replace(
      /\b(?:cant|cannot|couldnt|never) (?:(?:get|have|eat) (?:enough|too (?:much|many))|stop (?:eating|having)|resist|live without|cope without|do without)\b|\bmakes? (?:me|us|him|her) happy\b/g,
      ' love ',
    );
  if (wary.test(text)) return false;
  const isTold =
    likes.test(text) ||
    (isToldFreely &&
      !/^(?:any|all|every|anything|everything|things?)\b/.test(text) &&
      (uses.test(text) || asksFor.test(text) || wishesFor.test(text)));
  return (
    isTold &&
    tokens.every(
      (token) =>
        isFood(token) ||
        isEveryday(token) ||
        isCommon(token) ||
        plainWords.has(token) ||
        /^\d/.test(token),
    )
  );
}
