import type * as en from '../en/shell.ts';
import type { Translation } from '../translation.ts';

export const shell = {
  skip: 'Aller au contenu',
  home: 'Accueil de Platewise',
  signOut: 'Se déconnecter',
  signIn: 'Connexion',
  getStarted: 'Commencer',
  screenFailed: "Cet écran s'est arrêté.",
  screenUnreachable: "Cet écran n'a pas pu être récupéré. Veuillez vérifier votre connexion.",
  homeStopped:
    "Vos pages se sont arrêtées. Ce qui n'était pas enregistré est perdu, mais rien d'autre.",
  startAgain: 'Recommencer',
  brokenDown: "Quelque chose s'est mal passé",
  brokenDownDetail:
    "Cette page a perdu le fil. La recharger aide ; rien de ce que vous avez enregistré n'est perdu.",
  reload: 'Recharger la page',
} satisfies Translation<typeof en.shell>;

export const loading = {
  title: 'Chargement de Platewise...',
  detail: 'Un instant, nous préparons tout pour vous',
  signingOut: 'Chargement...',
} satisfies Translation<typeof en.loading>;

export const guard = {
  title: 'Connexion nécessaire',
  goToLogin: 'Aller à la connexion',
  goToLanding: "Aller à la page d'accueil",
  logIn: 'Se connecter',
  signUp: "S'inscrire",
  sessionEnded: "Vous avez été déconnecté, car votre session sur cet appareil s'est terminée.",
  sessionEndedWay: 'Connectez-vous pour continuer.',
  kitchen:
    'La cuisine IA garde vos ingrédients et vos recettes avec votre compte. Veuillez vous connecter pour cuisiner.',
  detected: 'Veuillez vous connecter pour détecter des aliments et garder ce que vous trouvez.',
  history: 'Veuillez vous connecter pour voir votre historique.',
  historyEntry: 'Veuillez vous connecter pour voir votre historique de détection.',
  household:
    'Veuillez vous connecter pour partager une liste de courses, ou vous inscrire. Si vous êtes invité, l’invitation s’ouvre ensuite.',
  deadInvitation: 'Cette invitation ne fonctionne plus',
  deadInvitationWay:
    'Elle a été utilisée ou retirée, ou elle a expiré. Demandez-en une nouvelle. Vous pouvez vous connecter ou vous inscrire sans elle.',
} satisfies Translation<typeof en.guard>;

export const parts = {
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  close: 'Fermer le message',
  closeDialog: 'Fermer',
  opensBeside: "(s'ouvre dans un nouvel onglet)",
  messages: 'Messages',
} satisfies Translation<typeof en.parts>;
