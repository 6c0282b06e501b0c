// What people say without naming the food, or in a turn that hides what is meant, as the plain statement of it.

interface Saying {
  readonly said: RegExp;
  readonly means: string;
}

const pronoun = /(?:i|we|he|she|they|you)/.source;
const eats =
  /(?:can |could |do |does |will |ever |safely |actually )*(?:eats?|has|have|tolerates?|manages?|do|does|drinks?|takes?|handles?|likes?|stands?|touch(?:es)?)/
    .source;
const somethingThat =
  /(?:anything|nothing|something|everything|things?|stuff|creatures?|animals?|food)(?: that| which)?(?: once| ever)?(?: comes?| came| lives?)?/
    .source;
/** Of oats it counts that they are free of gluten: they stay as they were written. */
const foodThere = String.raw`(?!oats?\b|diet\b)\p{L}+(?: (?!is\b|are\b)\p{L}+)?`;
const freeFoods = (without: string, means: string): readonly Saying[] => [
  {
    said: new RegExp(
      `\\b${without}[ -]free ${foodThere} (?:(?:is|are) )?(?:(?:totally|all|just|absolutely|perfectly) )?(?:fine|ok|okay|safe|good|allowed|no problem)(?= ?(?:$|[.,;!)]|(?:but|and|though|for|with)\\b))`,
      'giu',
    ),
    means,
  },
  {
    said: new RegExp(
      `^(?:but )?(?:${pronoun} )?(?:can|do|could) (?:still )?(?:have|eat|drink|take|manage|tolerate) ${without}[ -]free ${foodThere}$`,
      'iu',
    ),
    means,
  },
];

const sayings: readonly Saying[] = [
  // 'The only fish I can eat is tuna' leaves out all other fish.
  {
    said: new RegExp(`^(?:the )?only (.+?) (?:that )?${pronoun} ${eats}(?: is| are) (.+)$`, 'iu'),
    means: 'no $1 except $2',
  },
  {
    said: new RegExp(`^(.+?) (?:is|are) the only (.+?) (?:that )?${pronoun} ${eats}$`, 'iu'),
    means: 'no $2 except $1',
  },
  {
    said: /^.*\bonly (?:eats?|has|have|do|does) (.+?),? (?:and |but )?(?:no|not any) other (.+)$/iu,
    means: 'no $2 except $1',
  },
  // Spice that nobody can take is heat, not cinnamon.
  {
    said: /\b(?:ca ?n['’]?t|cannot|can not|do ?n['’]?t|does ?n['’]?t|do not|not|no good with|bad with) (?:really )?(?:handle|take|do|like|tolerate|cope with|stand|manage|eat)?(?: much| any| too much| a lot of)? ?spice(?= ?(?:$|[.!,;]|and |at all|well|very well))/giu,
    means: 'no spicy food',
  },
  // What somebody does not drink, without more, is alcohol.
  {
    said: /\b(?:do ?n[o’']?t|does ?n[o’']?t|do not|does not|never|no longer|stopped|quit|gave up) drink(?:ing)?(?= ?(?:$|[.!]|at all|any ?more|and |or smoke|or cook))/giu,
    means: 'no alcohol',
  },
  { said: /\bno drink(?:ing)?(?= since\b| any ?more\b| at all\b)/giu, means: 'no alcohol' },
  // Who takes decaf alone leaves all out that holds caffeine.
  { said: /\b(?:decaf\w* only|only decaf\w*)\b/giu, means: 'no caffeine' },
  {
    said: /^(?:nobody|no one|none of us) (?:here |in (?:this|the|our) \w+ |at home )?(?:will |would |can |ever )*(?:eats?|touch(?:es)?|has|have|drinks?) /iu,
    means: 'we never eat ',
  },
  { said: /\bcook(?:ed|ing)? (?:with|in) (?:drink|booze)\b/giu, means: 'cook with alcohol' },
  {
    said: new RegExp(
      `\\b${somethingThat} (?:with|has|had|having) (?:a |an )?(?:face|pulse|heartbeat|mothers?|mum|parents|eyes|brain)\\b`,
      'giu',
    ),
    means: 'meat or fish',
  },
  {
    said: new RegExp(`\\b${somethingThat} (?:with|has|had|having|on) (?:\\w+ )?legs\\b`, 'giu'),
    means: 'meat',
  },
  {
    said: new RegExp(
      `\\b${somethingThat} (?:with|has|had|having) (?:\\w+ )?(?:gills|fins|scales)\\b`,
      'giu',
    ),
    means: 'fish',
  },
  {
    said: new RegExp(`\\b${somethingThat} (?:with|has|had|having) (?:\\w+ )?hooves\\b`, 'giu'),
    means: 'red meat',
  },
  {
    said: new RegExp(
      `\\b${somethingThat} (?:with|has|had|having) (?:\\w+ )?(?:feathers|wings)\\b`,
      'giu',
    ),
    means: 'poultry',
  },
  {
    said: new RegExp(`\\b${somethingThat} (?:with|in|has|had|having) (?:a |an )?shells?\\b`, 'giu'),
    means: 'no shellfish',
  },
  // 'Hate beetroot but I'll eat it' is a matter of taste.
  {
    said: /\b(?:hate|hates|dislike|dislikes|do ?n[o’']?t like|not keen on) ([^,]+?),? but (?:i|he|she|we|they)(?:[’']?ll|[’']d| will| would| can| could| do| does)? (?:still )?eats? (?:it|them)\b(?!.*\b(?:but|makes?|made|gives?|ill|sick|itch\w*|swell\w*|react\w*|hives|rash|pay|suffer\w*|regret\w*|hurts?|after)\b).*$/iu,
    means: 'not keen on $1',
  },
  // 'Fish is fine as long as it isn't mackerel'.
  {
    said: /,?\s(?:as|so) long as (?:it|they|there|that)(?:['’]s| is| are|s)? ?(?:n['’]?t|not|no|isn['’]?t|aren['’]?t)(?: in| any| a| from)? (.+)$/iu,
    means: ' but no $1',
  },
  // 'I used to be able to eat eggs, not any more' is over, and eggs are not.
  {
    said: /\b(?:used to(?: be able to (?:eat|have|drink)| eat| drink| tolerate| manage| handle| digest| love| enjoy)|could(?: still)? (?:eat|have|drink|tolerate|take)) (?![^,.;]*(?:al+erg|intoler))([^,.;]{1,60}?)(?: before| once| as an? (?:kid|child|teenager))?,? (?:but )?(?:i )?(?:not|can ?n?['’]?t|cannot) (?:any ?more|now|any longer|these days|nowadays)\b/giu,
    means: 'cannot eat $1',
  },
  // 'Lactose-free milk is fine' speaks of lactose, and of no milk that harms.
  ...freeFoods('lactose', 'lactose intolerant'),
  ...freeFoods('(dairy|milk|egg|nut|gluten|wheat|soya?)', '$1 free'),
  // Two letters alone are no girlfriend.
  {
    said: /^\s*gf(?= ?(?:$|[.!]|please|pls|only|diet|kitchen|house(?:hold)?))/iu,
    means: 'gluten free',
  },
  // How it shall taste is no food to leave out.
  {
    said: /\bmake it (?:(?:really|extra|nice and|super|very|all) ){0,2}(?:creamy|cheesy|buttery|lemony|garlicky|tomatoey|spicy|peppery)(?: (?:af|please|pls|too))*(?= ?(?:$|[.!,;]))/giu,
    means: '',
  },
  // Said to the reader, and of no food.
  {
    said: /\bdo ?n[o’']?t (?:judge|ask|worry|laugh|panic|shout)(?: at me| me| why)?\b/giu,
    means: '',
  },
];

/** A statement in plain words; as it is where it holds no such saying. */
export const plainly = (text: string): string =>
  sayings.reduce((said, { said: pattern, means }) => said.replace(pattern, means), text);
