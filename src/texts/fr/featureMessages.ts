import type * as en from '../en/featureMessages.ts';
import type { Translation } from '../translation.ts';

export const featureMessages = {
  'detection.resourcesFailed': {
    title: 'Ressources indisponibles',
    description:
      "Les ressources de cuisine n'ont pas pu être récupérées, mais la détection des aliments est terminée.",
  },
  'kitchen.resourcesFailed': {
    title: 'Ressources indisponibles',
    description:
      "Les ressources de cuisine n'ont pas pu être récupérées, mais votre préparation est prête.",
  },
  'forgot.emailMissing': {
    title: 'Adresse e-mail nécessaire',
    description: 'Veuillez saisir votre adresse e-mail.',
  },
  'forgot.linkSent': {
    title: 'Consultez vos e-mails',
    description: 'Si un compte existe, nous avons envoyé un lien.',
  },
  'forgot.sendingFailed': {
    title: "Quelque chose s'est mal passé",
    description: 'Veuillez réessayer.',
  },
  'reset.linkRefused': {
    title: 'Lien refusé',
    description: 'Ce lien ne peut plus être utilisé. Veuillez en demander un nouveau.',
  },
  'reset.linkSpent': {
    title: 'Ce lien ne fonctionne plus',
    description: 'Il a déjà été utilisé ou il a expiré. Veuillez en demander un nouveau.',
  },
  'reset.linkMissing': {
    title: 'Lien incorrect',
    description: 'Le lien est incomplet ou a expiré. Veuillez en demander un nouveau.',
  },
  'reset.passwordTooShort': {
    title: 'Mot de passe trop faible',
    description: 'Utilisez au moins 6 caractères.',
  },
  'reset.passwordsDiffer': {
    title: 'Pas identiques',
    description: 'Les mots de passe ne sont pas identiques.',
  },
  'reset.passwordUpdated': {
    title: 'Mot de passe changé',
    description: 'Veuillez vous connecter.',
  },
  'reset.failed': { title: 'Erreur', description: "Le mot de passe n'a pas pu être changé." },
  'onboarding.allSet': { title: 'Tout est prêt !', description: 'En route vers votre cuisine IA.' },
  'onboarding.leftOpen': {
    title: 'Tout est prêt !',
    description:
      "Vous n'avez pas encore dit si vous avez un problème de santé. Vous pouvez le faire dans les réglages.",
  },
  'onboarding.notSaved': {
    title: "Les réglages n'ont pas pu être enregistrés",
    description: 'Vous pouvez les changer à tout moment dans les réglages.',
  },
  'settings.conditionMissing': { title: 'Veuillez préciser votre maladie si vous en avez une.' },
  'settings.saved': {
    title: 'Réglages enregistrés',
    description: 'Vos réglages de santé ont bien été enregistrés.',
  },
  'settings.savedOpen': {
    title: 'Réglages enregistrés',
    description:
      "Vos réglages de santé ont bien été enregistrés. Un point attend encore votre réponse : d'ici là, nous ne disons d'aucun plat qu'il convient.",
  },
  'settings.notSaved': {
    title: 'Erreur',
    description: "Les réglages n'ont pas pu être enregistrés. Veuillez réessayer.",
  },
  'settings.savedHere': {
    title: 'Enregistré sur cet appareil seulement',
    description:
      "Nous n'avons pas pu joindre nos services. Vos réglages sont conservés ici et peuvent être renvoyés depuis cette page.",
  },
  'settings.consentWithdrawn': {
    title: 'Vos informations de santé sont supprimées',
    description:
      'Vous avez retiré votre accord. Les propositions et les menus ne tiennent plus compte de votre santé.',
  },
  'password.fieldsMissing': { title: 'Remplissez tous les champs de mot de passe.' },
  'password.tooShort': { title: 'Le nouveau mot de passe doit compter au moins 6 caractères.' },
  'password.different': { title: 'Les nouveaux mots de passe ne sont pas identiques.' },
  'password.updated': { title: 'Mot de passe changé', description: 'Veuillez vous reconnecter.' },
  'password.failed': { title: 'Erreur', description: "Le mot de passe n'a pas pu être changé." },
  'feedback.sent': { title: 'Merci', description: 'Votre avis nous est parvenu.' },
  'feedback.failed': {
    title: "Votre avis n'a pas été envoyé",
    description: 'Ce que vous avez écrit est conservé. Veuillez réessayer.',
  },
  'account.othersSignedOut': {
    title: 'Déconnexion faite partout ailleurs',
    description: 'Seul cet appareil est encore connecté.',
  },
  'account.othersNotSignedOut': {
    title: "Aucun appareil n'a été déconnecté",
    description: 'Veuillez réessayer.',
  },
  'account.dataDownloaded': {
    title: 'Vos données sont prêtes',
    description: 'Le fichier se trouve dans vos téléchargements.',
  },
  'account.dataNotDownloaded': {
    title: "Vos données n'ont pas pu être récupérées",
    description: 'Veuillez réessayer.',
  },
  'secondFactor.turnedOn': {
    title: 'Connexion en deux étapes activée',
    description: 'Désormais, la connexion demande un code.',
  },
  'secondFactor.turnedOff': {
    title: 'Connexion en deux étapes désactivée',
    description: 'Votre mot de passe suffit pour vous connecter.',
  },
  'passkeys.added': {
    title: "Clé d'accès ajoutée",
    description: 'Vous pouvez désormais vous connecter avec elle.',
  },
  'passkeys.removed': {
    title: "Clé d'accès supprimée",
    description: 'Elle ne permet plus de se connecter à votre compte.',
  },
  'account.deleted': {
    title: 'Votre compte est supprimé',
    description:
      'Tout ce que nous avions enregistré sur vous a disparu. Les paiements restent dans nos comptes, sans votre nom.',
  },
  'verification.linkSent': {
    title: 'Consultez vos e-mails',
    description: 'Nous avons renvoyé le lien.',
  },
  'verification.linkNotSent': {
    title: "Le lien n'a pas été envoyé",
    description: 'Veuillez réessayer dans un moment.',
  },
  'planner.planSaved': {
    title: "C'est fait !",
    description: 'Votre semaine vide est enregistrée. Ajoutez des repas comme vous voulez.',
  },
  'planner.planSelected': {
    title: 'Menu choisi',
    description: '« {subject} » peut maintenant être modifié.',
  },
  'planner.planDuplicated': { title: 'Menu dupliqué' },
  'planner.planDeleted': { title: 'Menu supprimé' },
  'planner.plansCleared': { title: 'Tous les menus supprimés' },
  'planner.weekTaken': {
    title: 'Menu en double',
    description:
      'Un menu existe déjà pour cette semaine. Veuillez choisir une autre semaine ou modifier le menu existant.',
  },
  'planner.notSaved': { title: "Le menu n'a pas pu être enregistré. Veuillez réessayer." },
  'planner.notDuplicated': { title: "Le menu n'a pas pu être dupliqué. Veuillez réessayer." },
  'planner.notDeleted': { title: "Le menu n'a pas pu être supprimé. Veuillez réessayer." },
  'planner.notCleared': { title: "Vos menus n'ont pas pu être supprimés. Veuillez réessayer." },
  'planner.notRestored': { title: "Ceci n'a pas pu être annulé. Veuillez réessayer." },
  'generation.informationMissing': {
    title: 'Informations nécessaires',
    description: 'Veuillez indiquer le lieu et le budget pour la génération automatique',
  },
  'generation.succeeded': { title: "C'est fait !", description: 'Votre menu est enregistré.' },
  'tutorial.linkCopied': { title: 'Lien de la recette copié !' },
  'tutorial.textCopied': { title: 'Recette copiée !' },
  'tutorial.notShared': { title: "La recette n'a pas pu être partagée." },
  'tutorial.timerEnded': { title: 'Le temps est écoulé', description: '{subject}' },
  'shopping.listCopied': { title: 'Liste de courses copiée !' },
  'shopping.notListed': { title: "Cela n'a pas pu être mis sur votre liste." },
  'planner.weekCopied': { title: 'La semaine est copiée dans le presse-papiers.' },
  'planner.weekNotShared': { title: "La semaine n'a pas pu être partagée." },
  'planner.weekNotPrinted': { title: "La semaine n'a pas pu être imprimée." },
  'calendar.notMade': { title: "Le lien de calendrier n'a pas pu être créé." },
  'calendar.notRevoked': {
    title: "Le lien de calendrier n'a pas pu être retiré.",
    description: 'Il fonctionne encore. Réessayez.',
  },
  'household.linkCopied': { title: 'Lien copié' },
  'household.linkNotShared': { title: "Le lien n'a pas pu être partagé." },
  'shopping.notShared': { title: "La liste de courses n'a pas pu être partagée." },
  'recipe.notPrinted': {
    title: 'Recette non imprimée',
    description: "La fenêtre d'impression n'a pas pu s'ouvrir.",
  },
  'recipe.notMarked': { title: "La recette n'a pas pu être marquée." },
  'recipe.linkCopied': { title: 'Lien de la recette copié' },
  'ownRecipes.notDeleted': { title: "La recette n'a pas pu être supprimée." },
  'ownRecipes.fileKept': { title: 'Vos recettes sont enregistrées.' },
  'ownRecipes.notRestored': { title: "La recette n'a pas pu être rétablie." },
  'recipe.notShared': { title: "La recette n'a pas pu être partagée." },
  'shopping.notPrinted': { title: "La liste de courses n'a pas pu être imprimée." },
} satisfies Translation<typeof en.featureMessages>;
