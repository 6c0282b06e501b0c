// Common English words that are no slip of a food or an illness, though they explain nothing either: a statement that holds them is still told as not understood.

const common: ReadonlySet<string> = new Set(
  `ability able abroad absolutely accept acne across actual addicted address admit adore adores
  affect afford africa afternoon agency ago ahead aldi alive allotment along already although
  amazing among anniversary annual another answer answers anybody anyone apart apartment app
  apparently appear appears approx approximately apps apr april area argue arm arms arrange
  article as asap asia ask asked asking asks asleep athlete attic aug august aunt auntie autumn
  average awake award aware awesome back bag bags bake baked baker bakery bakes baking bali
  banquet bar barbecue barely basic basically bathroom battery battle bbq beach bear beat
  beautiful became because become becomes becuase bed bedroom began begin begins behind believe
  believes belong bench beneath beside besides best better between beyond big bigger biggest bike
  bill birthday blend blending blog bloke boat boil boils book books boss both bother bothered
  bothering bothers bottle bottled bottles bottom bought bowl bowls box boxes boy boys brain
  brand brave breakfasts bridge brief bright brill brilliant bring broken btw buddhist budget
  buffet build building bullshit bunch bus business busy but butcher buy buying buys bye cabin
  call called calls calm came camera camp canada canned canteen car card career carefully carry
  cash cat catholic cats cause ceiling celebrate celebrated celebrating celebration cellar centre
  certain chair chance change changed changes channel chap charge charity charts cheap check
  checked checking checks cheers chef chief china choice choose chop chopping chose chosen
  christian christmas chunk chunks church city classes clean clearly climb clock cloth clothes
  cloud club coach coast colleague colleagues collect college comfort coming committee company
  compare complain complete completely computer concern confused consider constant constantly
  continue continues cool cope corner correctly cos cost costs couch council count counted
  country counts couple course courses cousin cousins cover covid coworker coz craving cravings
  crazy create credit crowd cry culture cup cupboard cupboards cups curious current customer cuz
  cycle cycling daily damage dance deal dear dec december decide decided deep definately defo
  defrost defrosting degree delicious delightful depend describe desk despise despite develop
  devotee difference different dinners dirt dirty discover distance divide divine diwali
  documentary dog dogs door doubt dozen draw dream dress dried drive driver drives driving drove
  dunno dust dusty eager earn easily east easter easy edge effect effort eid eighth either elbow
  elder eldest elsewhere eleven email empty engine england enjoy enjoyed enjoying enough enter entirely
  equal escape esp especially etc europe event eventually everywhere exact exactly exam example
  exams excellent except excited exercise exist expect expensive explain extra extras factory
  fail fair faith fall falls famous fan fancies fancy fantastic far farm farmed farmer farming
  fashion favorite favorites favourite favourites feast feather feathers feb february fed feed
  feeding feeds feel feeling feels feet fell felt female field fields fifteen fifth fifty fill
  film final find finding finds finger fingers finish finished finishes fire firm first fisherman
  fishing fit fix flat flats flavour flavours flew floor flowers flown fluffy fly foot football
  force foreign fpies forest forget forgive forgot forgotten fork form former forms fortnight
  fortunately forty forward found fourteen fourth france freckles freeze freezer freezers
  freezing fresh fresher friday fridays fridge front frozen full funeral funny furniture future
  garage garden gardener gardening gather generally gentle germany giant girl girls glad gladly
  glass glasses glorious glove gloves glut god goes gone gonna good gorgeous gram grams gran
  grandad granddad grandma grandpa greece greenhouse grew grill grilled grills group grow growing
  grown grows guess guitar guy guys gym haha hair half hall halloween hand handful handfuls
  handle hands handsome hang hanukkah happen happily happy hardly harm harmed harmful harmless
  hates hav havent heaps hear heard heat heating heavenly hed hehe held hello help helped helping
  helpings helps hence hens herd heres hero hers herself hes hey hi hidden hill hills him himself
  hip hire hiya hobby hold holds holiday honest honestly honeymoon hooked hope hopefully hot hour
  hours house houses how however hows huge human hun hundred hundreds hungry hunt hunter hunting
  hurry id idea ideas idk ignore ill im imagine imho immediately imo important improve incl
  included includes including indeed india indoors insect insects inside instead interested
  interesting invite invited ireland ish island italy item items itll itself ive jan january
  japan jar jars job join joined joke joking journey judge july jump june keen keep kick kidding
  killer kilo kilos kind kinda kiss kitchen kitchens knee knew knife know known knows lad ladies
  lads lady lake landlord laptop large larger largest lass last lately laugh laundry law lazy
  lead learn learned learnt least leather led leeds left leftover leftovers leg legs lesson
  letter level library lidl lie lies lift like likely likes list listen lists literally litre
  litres litter live lived lively lives livestock living loads loathe local lock lodger lodgers
  lol london lonely looked looking looks loose lorry lose loses lost loud lovely lover lovers
  loves luck luckily lucky lunchbox lunchboxes lunches machine mad magazine mail main male manage
  managed manager manages manner marathon march mark market marriage married marry marvellous
  massive match matter matters meaning means meant meanwhile measure medium meeting member
  members mention mentioned menu menus merely message metal method mexico midday middle midnight
  mild mind minding minds mine mini minute minutes mirror miss mite mites mix mixing mobile
  modern moment mon monday mondays money monthly mood mosque mountain mouse move moved movie
  moving music myself n nah name named names nan nana nanny narrow nation national neat necessary
  neighbour neighbours neither nephew nervous newer news newspaper next ngl nice nickel niece
  nigeria nightly ninth nobody noise noon nope normal normally north note notes notice noticed
  noticing nov november obsessed obviously occasion oct october offer ok okay older oldest omg
  online open opinion orchard order ordered ordering orders orthodox otherwise ounce ounces ours
  ourselves outgrow outside own owner owners packet packets page paid paint pair pale pantry
  paper pardon paris park particular particularly parties partly party past patience pay pays
  peace peckish penicillin per percent perfect perfectly perfume perhaps period permission pet
  pets phone photo pick picked picking pickled picks picnic picnics picture piece pieces pint
  pints place plain plan plane planned planning planted plaster plasters plate plates play
  playing pleasure plenty pls plz pocket poem police polite pond poor popular portion portions
  position possible post pot pots pound pounds prefer preferred prefers prepare present price
  prices pricey pride print private prize promise properly protect protestant proud prove pub
  public pubs pull pupil pure purely push quality quarter queen question questions quick quickly
  quiet quietly quit quits r race radio rain raise raised ran reach read reading reads ready real
  realise rear reared receive recently recipe recipes reckon recognise record refuse region
  regional regularly relax religion religious remain remember remind rent repair repeat reply
  report request require rescue reserve respect response restaurant restaurants return ride
  riding ring riper rise river rly road rode role roof rough roughly round row run running runs
  sad sadly said sail same sand sat saturday saturdays save saved saves saw say saying says scene
  school science scotland scream screen scrumptious sea search seaside season seasons seat second
  seconds see seeing seem seemed seemingly seems seen sees sell selling sells sense sentence
  separate sept september seriously serve served serves serving servings seven seventh several
  shake shall shape share shared sharp shed shelf shes shine ship shirt shoes shop shopping shops
  short shoulder shout show showed shower shown shows shut side sides sight sign silence silly
  similar simmer simple simply sing sit sits sitting sixteen sixth sixty size sky sleep slice
  slices slicing slowly small smaller smallest smart smells smile smoke smooth snob snow social
  sofa soft sold soldier solve somebody somewhere song songs soon sort sorta sorts sound sounding
  sounds south soz space spain spare speak speaking speaks spend spends spine splendid spoon
  spoonful spoonfuls sport sports square stair stall stand standing stands star start starts
  starving state station stay stays steady steal stepdad stepdaughter stepmum stepson stir
  stirring stood store stores storm story strange street stress strictly strong student students
  style styles success such suddenly suggest suit suited suits summer sun sunburn sunday sundays
  sunny superb supermarket suppers suppose supposedly sure surface surprise suspect swim swimming
  synagogue ta table takeaway takeaways talent talk talking talks tall taste tasted tastes
  tasting tasty taxi tbf teach teacher team tear teeth tell telling tells telly temple tempt
  tempted tempting ten tenant tent tenth terrific tesco texas texture textures thankfully
  thanksgiving thats theatre theirs themselves therefore theres theyd theyre theyve thick thin
  think thinks third thirsty thirteen thirty thisll though thought thousand threat thurs thursday
  thursdays thus thx ticket tidy tie tight tin tinned tins tiny tip tips tired title toe toes
  tokyo tomorrow tons tool tooth top totally tourist toward towards tower town toy trade traffic
  train trained training trains translate travel travelled travelling treat treated treats trees
  trick tricks trip truck trust truth tues tuesday tuesdays turn turned turning turns tv twelve
  twenty twin twins ty typically u ugly umbrella uncle underneath understand understood
  unfortunately unhappy uni university unless unlike upon ur urgent usable useful usually
  vacation vaccine valley value van various vehicle versus vet via view village visit visiting
  visitor visitors visits voice vs w waiter waitress waitrose wales walk walking wall wallet
  wanna war warm warming warn washing waste watch watches watching weak wear wearing wears weather
  website wed wedding weddings wednesday wednesdays weekday weekdays weekends weekly weirdly
  welcome went west wet weve what whatever whats wheel wheres wherever whether which whichever
  whisk who whoever whom whos whose why wide win window wins winter wise wish within won wonder
  wonderful wood woods work worked worker workers working works world worry worse worth wound
  wrist write writer wrote xmas xx yard yearly yep yesterday yo yoga youd younger youngest youre
  yours yourself youth youve yummy yup
  abuja accra afters airfry airfryer arvo asda aussie australia aye babes bagged banging barbados
  barbie batch bday belting benchmark bestie birthdays boiling boyo brekkie brekky bruv buddies
  buddy builder bulk bulking butchers campfire cardio caribbean carnival carnivore carvery champ
  chennai chomp chomping chrissy chuffed climber clueless commute commuting cornwall courier
  cravin crew crimbo crunch cuppa cutlery cyclist daughters deffo defs delhi devon devour
  devoured devouring dey dhaka diced dig digging dinnertime divorced drenched drizzling dubai
  dude dunk dunking electrician elevenses elite engineer epic ethiopia faithful fam families
  fella fiance fiancee fishmonger flatmates foodie foodies footie forever fortnightly freely
  fryer fuelled gains gang ghana gimme glazed gobble gobbling gooey gotta grandkids greengrocer
  guzzle hearty heavily hike hiker hikes hiking homework hooray hoover hoovering housemates
  immense inlaws innit jogging juicy karachi kenya kingston korea lagos lecturer legit lemme
  lifting lmao lush luv macros manila marinated matchday mates mealprep mega melted microwave
  midweek mmm mmmm moreish morrisons mumbai munch munching nairobi nephews netball nibble nibbles
  nibbling nieces nourishing nowt obvs ol oldies organised outdoors overnight owt pal pals payday
  pensioner picnicking piled plumber poached polish portugal postman prep prepped prepping
  reps retired revision rofl roomie roommates rower rugby rural sainsburys satisfying scoff
  scoffed scoffing seasonal seasoned shakes shift shifts shiok shopbought sis sizzling skint
  slather slathered slurp slurping smash smashed smashing smoky smother smothered snacker
  snacking spreads squad squats steamed stews stoked stuffed sublime summat sunnier surfer
  swimmer szn takeout tangy tavern teatime tennis thailand toasted toaster topped toppings totes
  traybake trinidad tuck tucked tucking uganda unbeatable uncles unreal vegas vibe vibes vietnam
  walmart weeknight weeknights weights wholesome wicked wid wiv wok workout workouts yaar yeah
  yeh yh yorkshire yuh zingy sikh sikhs sikhism hindu hindus hinduism jain jains
  jainism buddhists buddhism jew jews jewish judaism rastafarian rastafarians rastafari rasta rastas
  adventist adventists islam islamic christians catholics mormon mormons quaker zoroastrian parsi
  nester nesters gravel grand cave caves galway perth been look looks looked looking agan agian agin agen wort`.split(
    /\s+/,
  ),
);

/** Whether a word is written as it is meant. */
export const isCommon = (token: string): boolean => common.has(token);
