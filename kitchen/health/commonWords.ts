// Common English words that are no slip of a food or an illness, though they explain nothing either: a statement that holds them is still told as not understood.

const common: ReadonlySet<string> = new Set(
  `cat cats dog dogs harm harmed harmful harmless glut ability able accept across actual address admit affect afford afternoon ahead alive along already
  although among another answer anyone apartment appear area argue arm arrange article asap asleep
  autumn average awake award aware basic bathroom battle beach bear beautiful bed bedroom begin behind
  believe belong bench beside better beyond bill birthday bother bottom bought boy brain brand brave
  bridge brief brill btw build building bullshit bus business busy buy call calm camera camp car card
  career cash cats ceiling centre certain chair chance charge charity charts cheap check cheers chief
  choice choose church city climb clock cloth clothes coach coast collect comfort compare complain
  complete computer concern confused consider constant cool corner cost country couple course cover
  coz crazy create credit crowd cry culture curious current customer cuz damage dance deal dear decide
  degree depend describe desk develop difference dirt dirty discover distance divide door doubt draw
  dream dress drive dunno dust earn easily east effect effort either email engine enjoy enough enter
  equal escape event everywhere exact exam example excellent excited exercise exist expect expensive
  explain factory fail fair faith famous fan far farm farmer fashion favourite feather feathers fell
  felt female fill film final find fire fit fix flowers fluffy fly foot football force forget forgive
  former forward found funny furniture future gather gentle girl glad glove gloves god gonna granddad
  grow guess guitar guy hall handsome hang happen happy harmed harmless hear heard held hello help
  hero herself hidden hill himself hire hobby holiday honest hope however huge human hun hurry idea
  idk imagine imho immediately imo important improve indeed indoors insect insects inside interested
  interesting invite item itself job join joke journey judge jump keen kick kinda kiss kitchen knee
  knew knife know laugh laundry law lazy lead learn least leather lesson letter library lie lift
  likely listen litter live lock lonely lost loud lovely luck lucky machine mad mail main male manage
  manner mark marriage married marry match matter measure meeting mention message metal method middle
  midnight mirror miss mite mites mobile modern moment money mood mountain mouse movie music nah neat
  necessary neighbour nervous news newspaper ngl nickel nobody noise normal normally north occasion
  offer omg online open opinion order outside owner paid paint paper pardon park particular past
  patience pay peace penicillin perfect perfume perhaps period permission pet pets phone photo pick
  picture piece place plane plaster plasters play pleasure pocket poem police polite poor popular
  position possible post prepare present price pride print private prize promise protect proud prove
  public pull push quality quarter queen question quiet quietly rain reach real realise receive recipe
  recognise record refuse relax remain remember remind rent repair repeat reply report request require
  rescue reserve respect response return ride ring rise river road role roof row sad sand save saw
  scene science scream screen search season seat second see seem sell sense sentence separate seven
  several shake shall shape sharp shelf shine ship shirt shoes shop shout shower shut sight sign
  silence silly simple simply sing sit size sky sleep slowly smart smile smoke snob social soldier
  solve somewhere song soon sorta sound south soz space speak spend splendid sport stair stand state
  station steal store storm story strange street stress student success suddenly suggest suit sun
  suppose sure surface surprise swim ta talent talk tall taxi tbf teach teacher tear theatre
  themselves therefore third thousand threat thx ticket tidy tie tired title tomorrow tool tooth
  tourist towards tower town toy trade traffic train translate travel trees trip trust truth turn
  twelve twenty ty ugly umbrella uncle understand unhappy urgent useful vacation valley value various
  vehicle view village visit voice walk wall wallet wanna war warm warn washing waste wear weather
  website wedding welcome west wet wheel wide win window wise wish wonder world worry worse worth
  wound write writer wrote yard yep yesterday younger youth yup`.split(/\s+/),
);

/** Whether a word is written as it is meant. */
export const isCommon = (token: string): boolean => common.has(token);
