// How somebody lives and what they do for a living: 'divorced', 'a retired nurse', 'I live alone'. It names no illness and no food.
import { wordsOf } from './concepts.ts';
import { namesNoFood } from './notFood.ts';
import { isRelative } from './relatives.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** 'Nursing' is none of them: it is breastfeeding as well. */
const ofLife = words(`
  single unmarried married remarried newlywed newlyweds engaged cohabiting divorced divorcee divorcing
  separated widow widowed widower bachelor lone retired retiree retirement pensioner student students
  undergraduate postgraduate graduate pupil apprentice trainee nurse midwife teacher carer caregiver doctor
  dentist engineer lawyer solicitor builder driver plumber electrician mechanic accountant secretary
  receptionist writer artist musician farmer gardener soldier policeman policewoman firefighter postman
  waiter waitress clerk cleaner programmer developer manager librarian journalist scientist hairdresser
  labourer freelancer freelance unemployed jobless employed housewife househusband homemaker immigrant
  emigrant expat refugee divorce widowhood mum mom dad mother father parent grandparent stepmum stepdad
  nester celibataire marie mariee divorcee veuf veuve retraite retraitee etudiant etudiante infirmier
  infirmiere enseignant enseignante`);

/** Only where a text says nothing else: 'no cheese left' is of what is at hand. */
const whatHappened = words(`
  live lives lived living alone moved job work works worked working shifts died dead left late passed
  deceased split longer cooks cooked lost ex rip god rest bless soul`);

const beside = words(`
  i im ive am is are was were been being be a an the my our his her their your of in at on by for to from
  with and but or now just newly recently still again since own myself last year years ago month week march
  nights days evenings mornings weekends empty self home house flat here there together we us me he she they
  who hes shes full part time old age young new both two three four five six kids children no longer away
  out up off has have had got get do did does cook cooking used always everything je suis et un une le la`);

export const isOfLife = (token: string): boolean => ofLife.has(token);

/** Whether each word of a text tells only of somebody's life. */
function tellsOfLife(text: string): boolean {
  const tokens = wordsOf(text);
  return (
    tokens.some((token) => ofLife.has(token) || whatHappened.has(token)) &&
    tokens.every(
      (token) =>
        ofLife.has(token) ||
        whatHappened.has(token) ||
        beside.has(token) ||
        isRelative(token) ||
        /^\d+$/.test(token),
    )
  );
}

/** Whether a text is of no matter for what is cooked: 'a cat allergy', 'retired nurse'. */
export const isNoMatterOfFood = (text: string): boolean => namesNoFood(text) || tellsOfLife(text);
