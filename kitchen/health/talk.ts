// Everyday English around the name of a food, a diet or a medicine.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Everyday words that stand around the name of a food, a diet or a medicine and mean nothing more
 * by themselves. A part of a text in which only these are left over is understood.
 */
export const talk = words(`
  a an the my our your his her their its it is are am was were be been being i im ive id we us me he
  she they them him you of to for from with without in on at by as and or nor if so that this these those
  there here all any every each both either neither some more most much many lot lots bit too very really quite just
  only also even still yet again always often sometimes never not no non none cannot cant cant dont
  doesnt didnt wont wouldnt isnt arent wasnt werent havent hasnt hadnt do does did done doing have has
  had having get gets got getting give gives gave given make makes made making bring brings brought
  set sets setting off send sends sent put puts go goes gone going come comes came coming take takes
  taken took keep keeps kept let leave leaves out up down over under in into onto about around away
  back than then when whenever while once twice after before during since until till will would
  should could can may might must need needs needed want wants try trying tried avoid avoids avoiding
  avoided eat eats eating ate eaten drink drinks drinking drank have food foods foodstuff meal meals
  dish dishes thing things stuff anything everything nothing something form forms kind kinds type
  types sort bad badly poorly ill unwell sick sickness vomit vomits vomiting nausea nauseous diarrhoea
  diarrhea run runs loose stomach tummy belly gut guts cramps cramp bloat bloated bloating gas gassy wind
  hive hives rash rashes welt welts itch itches itchy itching tingle tingles swell swells swelled
  swelling swollen puffy puff throat closes close closing close tight tighten tightens breathe
  breathing wheeze wheezy lips lip tongue mouth gums face eyes eye ears ear skin numb burn burns
  burning bleeds cracks weeps flare flares flared flaring break breaks broke reaction reactions react
  reacts reacted reacting allergy allergies allergic allergen allergens allergenic intolerance
  intolerances intolerant tolerate tolerates sensitive sensitivity anaphylaxis anaphylactic anaphylaxic
  angioedema shock epipen epi pen pens jext emerade injector carry carries carrying hospital hosp er
  ambulance resus piriton antihistamine antihistamines severe severely serious seriously mild mildly slight slightly moderate minor strict
  strictly deadly dangerous danger violent violently known diagnosed confirmed tested testing test
  tests result results ige class level doctor doctors dr gp nurse consultant specialist dietitian
  dietician clinic hospital visitor midwife pharmacist told says said say advice advised recommended
  allowed supposed reject rejects rejected disagree disagrees upset upsets upsetting trigger triggers
  triggered enemies enemy mix poison kill kills fatal free please pls thanks thank cut cutting stop
  stopped steer clear touch stay stays well right wrong like dislike hate hates love family partner
  husband hubby hubs wife wifey boyfriend girlfriend bf gf son sons daughter daughters child children
  kid kids grandson granddaughter grandchild mum mom dad mother father parent parents brother sister
  flatmate housemate roommate guest guests friend friends resident care home house household cook
  cooks cooking cooked share shares sharing table everyone everybody someone somebody people person
  one two three four five six day days daily week weeks weekend month months year years yr yrs today
  since baby toddler birth childhood kid old age adult adults raw runny undercooked unpasteurised unpasteurized fresh dried whole smell trace traces
  small tiny amount amounts bite crumb contain contains containing containing include includes
  including made anywhere especially mainly mostly possibly probably maybe think thinks thought
  suspected suspect wait waiting list new now recently currently long term time times day ever
  way terrible awful horrible something violently properly full blown proper dodgy pretty own self
  carton food intollerant also due because cause causes caused causing ones other others rest fine ok
  okay safe yes yeah no-go nogo wary careful watch limit limits less low lower reduce reduced reducing
  plan plans diet diets dietary eater follow follows following lifestyle basis religion religious
  reasons reason ethical ethically belief beliefs fully strict since health condition conditions
  medication medications medicine medicines meds tablet tablets pill pills dose doses mg mcg units
  unit morning night evening bedtime daily bd od tds prescribed prescription injection injections
  jab jabs weekly started start starting taking use uses using used uses user overnight tonight early late lol haha tbh really violently months
  whatsoever zero kryptonite nearly killed balloon agree agrees death die eczema asthma menu
  steering banned handle digest definitely absolutely plague positive skin prick blood bloods rast score
  high higher low little goes straight through repeats throw up awful rubbish dreadful wrecks destroys
  havoc plays problem problems trouble issues nasty weird collapsed passed fainted blue ended unable
  mustnt shouldnt shouldn mustn hold skip omit exclude excluded nix ditch risk protein products product
  contact cross contamination near room same gag disgusting gross yuck loathe detest triggered causes
  body evil nope last ate bring breakfast lunch dinner supper snack snacks school nursery work office
  happily sorry mean actually hard soft boiled scrambled fried roasted baked stewed tinned smoked 
  tho though etc ages decades forever else instead rather stick sticks strip strips panel swab result
  weaned formula fed reacting sore ulcers bumps blotches blotchy spots bright red purple racing pounding
  headache headaches migraine migraines faint dizzy woozy floor death legend lately nowadays these those
  bother bothers bothered bothering depression anxiety canker cankers oral syndrome hay fever top big major usual
  picky fussy eater eaters epipens injectors autoinjector autoinjectors fan keen fond stand abide passion pure purely abeg nkda nkfa
  january february march april june july august september october november december
  doc docs wreck wrecked wrecking ruin ruins ruined ruining mess messes messed knackers knackered
  wake woke cooking cooked oven boil tried twice thrice ambulances rush rushed ward resuscitated gp's hubby's
`);
