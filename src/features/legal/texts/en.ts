import { speak } from '../../../texts/language.ts';
import { product } from '../../../texts/en/product.ts';

interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}
export interface LegalText {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly Section[];
}

const privacy: LegalText = {
  title: 'Privacy',
  intro: `What ${product} stores about you, why, and how you get it back or get rid of it.`,
  sections: [
    {
      heading: 'What we store',
      paragraphs: ['Only what the app needs to work:'],
      points: [
        'Your name and email address. Your password is stored as a hash from which it cannot be read.',
        'Where you are signed in: a short description of the device, and when it was last used.',
        'What you cook: lists you typed, what was recognised, suggestions, your pantry, your favourites and collections, recipes of your own, plans, shopping lists with what you ticked and paid, and your history with its notes, stars and photos.',
        'What was recognised and suggested is deleted after 30 days; what you keep in your history stays until you delete it.',
        'Household settings: how many people, country, diets, units, light or dark.',
        'Who eats with you, by the names you give them, and what their food has to fit.',
        'If you share a shopping list: who shares it. They see your name, your email address and the list.',
        'What you log in with: passkeys (their public part), two-step log-in, and tokens for programs of your own.',
        'Feedback that you send us.',
        'Emails to you that wait to be delivered, encrypted. They go when they have been delivered, and after ten days at the latest.',
        'For 90 days, to notice attacks: when somebody logged in, failed to, or changed a password, with codes in place of the account and the network address.',
        'When your trial began, with a code made from your email address from which the address cannot be read. It is kept for a year, also after you delete your account, so that one person has one trial; it is used for nothing else.',
        'If you pay: which plan, when, the amount and the payment reference. Card details stay with the payment provider; we never see them.',
      ],
    },
    {
      heading: 'Health information',
      paragraphs: [
        'A condition, allergens, body weight and energy need are stored only if you agree to it, with the date on which you did. They are used to choose and check dishes and plans, and for nothing else.',
        'You can withdraw your agreement in Settings at any time. The information is then deleted at once, and with it what your saved plans say because of it: their figures, limits and reasons. The meals of your plans and the texts of your history stay until you delete them.',
      ],
    },
    {
      heading: 'Photos',
      paragraphs: [
        'A photo is sent to our server to be read, and is not stored there unless you choose to keep it with your record. What was recognised in it is stored as text.',
        'A photo that you keep is stored as a small copy without place, time or camera, and shown to nobody but you. You can remove it at any time; it goes with its record and with your account.',
      ],
    },
    {
      heading: 'Who else gets something',
      paragraphs: [
        'We sell nothing and show no advertising. Depending on how this installation is set up by its owner:',
      ],
      points: [
        'A payment provider (Paystack) gets your name, email address and the amount when you pay.',
        'A provider of language or vision models may get the list or the photo that you send, and the conditions that the answer has to fit, without your name.',
        'A provider of storage may keep the photos that you keep, under names that say nothing of you.',
        'A search service may get the name of a dish, to find videos and articles.',
        'A video is loaded from YouTube only when you look at it, in its mode without tracking cookies.',
        'A mail service delivers our emails to you.',
        'If you switch on voice control while cooking, your browser listens, and some browsers send what they hear to their maker to recognise it. We receive and keep none of it.',
      ],
    },
    {
      heading: 'In your browser',
      paragraphs: [
        'Your session, whether you have a condition and which, and drafts of what you type are kept in the storage of your browser, and one cookie holds your session. So that you can cook and shop without a network, your latest plans, recipes, lists and settings are kept there too, encrypted. Where you choose a language, a second cookie tells the recipe pages. There is no tracking. Signing out removes the session, what is kept of your health and cooking, and the drafts.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'In Settings you can download everything that is stored on you as one file, see and end your sessions, and delete your account with all that is in it. Deleting works at once; the database overwrites what it held soon after, and copies in backups go when the backups are replaced.',
      ],
    },
    {
      heading: 'Who is responsible',
      paragraphs: [
        '[The owner of this installation: name, address, email address, and the supervisory authority to complain to.]',
      ],
    },
  ],
};

const terms: LegalText = {
  title: 'Terms of use',
  intro: `What you may expect of ${product}, and what is expected of you.`,
  sections: [
    {
      heading: 'What you get',
      paragraphs: [
        `${product} suggests dishes from what you have, explains how to cook them, and plans weeks of meals. Suggestions are computed from recipes, prices and nutrition tables, or written by a model and checked by rules. They can be wrong: look at what you cook and eat.`,
      ],
    },
    {
      heading: 'Trial and plans',
      paragraphs: [
        'You can try everything free of charge for the time that is shown when you sign up, within the limits that the app shows. After that, a plan buys access for a fixed time. Nothing renews by itself: when the time is over, you decide again.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'One account is for one adult. Keep your password to yourself, and tell us if somebody else has it. You can delete your account at any time; time that is paid for and not used is not paid back unless the law says otherwise.',
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: [
        'Do not break in, do not scrape the service, do not upload what you may not share, and do not use it to harm anybody. We may close accounts that do.',
      ],
    },
    {
      heading: 'Health',
      paragraphs: [
        'The medical disclaimer is part of these terms. Please read it before you rely on a plan for a condition.',
      ],
    },
    {
      heading: 'Liability and law',
      paragraphs: [
        '[For the owner of this installation, with legal advice: limits of liability, governing law, place of jurisdiction, and how changes of these terms are announced.]',
      ],
    },
  ],
};

const medical: LegalText = {
  title: 'Medical disclaimer',
  intro: `${product} helps you cook. It does not examine, diagnose or treat, and it does not replace your doctor or dietitian.`,
  sections: [
    {
      heading: 'What we check',
      paragraphs: [
        'If you name a condition or an allergen, each dish and plan is checked by fixed rules against published limits and against the ingredients that we know, whatever suggested it. The page on our sources says where limits and figures come from.',
      ],
    },
    {
      heading: 'What we cannot check',
      paragraphs: ['A check is only as good as what it is given:'],
      points: [
        'Nutrition figures are averages of tables. Brands, portions and ways of cooking differ. Every figure that was computed is an estimate.',
        'Traces of allergens, cross-contact in a kitchen and what is in a ready-made product cannot be seen from a recipe. Read each label.',
        'Conditions that we do not know are not checked, and the app says so.',
        'Medicines, doses of insulin and interactions with food are not considered.',
      ],
    },
    {
      heading: 'Who it is not for',
      paragraphs: [
        'Figures and plans are made for adults. Do not use them for children, in pregnancy or while breastfeeding, with an eating disorder, or for a diet that a clinic supervises, unless your doctor agrees. For some conditions we make no plan at all.',
      ],
    },
    {
      heading: 'Before you change how you eat',
      paragraphs: [
        'Talk to your doctor or dietitian first if you have a condition, take medicines, or have been told what to eat. Their advice comes before ours. In an emergency call your local emergency number.',
      ],
    },
  ],
};

export const legal = {
  draft:
    'This is a draft for the owner of this installation. It describes what the software does, and is to be completed and checked by a lawyer before it is relied on.',
  pages: { '/privacy': privacy, '/terms': terms, '/medical-disclaimer': medical },
};

speak({ legal });
