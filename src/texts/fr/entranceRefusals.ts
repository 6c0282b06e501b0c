import type { EntranceRefusal } from '../en/refusals.ts';

/** Why something was not done, as it can be said before anybody has signed in. */
export const entranceRefusals: Readonly<Record<EntranceRefusal, string>> = {
  'account.currentPassword': 'Veuillez saisir votre mot de passe actuel.',
  'account.deadLink':
    "Ce lien a expiré, ou un plus récent l'a remplacé. Veuillez en demander un nouveau.",
  'account.deadReset': 'Ce lien a expiré ou a déjà été utilisé. Veuillez en demander un nouveau.',
  'account.deletionWord': 'Tapez {word} pour confirmer.',
  'account.email': 'Veuillez saisir une adresse e-mail valable.',
  'account.emailOfAnother': 'Un autre compte a cette adresse e-mail. Veuillez en saisir une autre.',
  'account.emailRequired': "L'adresse e-mail est nécessaire.",
  'account.emailTaken':
    'Un compte existe déjà avec cette adresse e-mail. Veuillez plutôt vous connecter.',
  'account.enterEmail': 'Veuillez saisir votre adresse e-mail.',
  'account.enterPassword': 'Veuillez saisir votre mot de passe.',
  'account.firstName': 'Le prénom est nécessaire.',
  'account.lastName': 'Le nom est nécessaire.',
  'account.linkCut': 'Ce lien est incomplet. Veuillez en demander un nouveau.',
  'account.linkMissing': 'Le lien manque ou a expiré.',
  'account.longEmail': 'Utilisez une adresse e-mail de 254 caractères au plus.',
  'account.longPassword': 'Utilisez un mot de passe de 1 000 caractères au plus.',
  'account.mailOff':
    "Ce serveur ne peut pas envoyer d'e-mail pour le moment. Veuillez contacter la personne qui le gère.",
  'account.passkeyRefused':
    "Cette clé d'accès n'a pas été acceptée. Veuillez vous connecter avec votre mot de passe.",
  'account.passkeysUnavailable':
    "Les clés d'accès ne peuvent pas être utilisées à cette adresse de Platewise.",
  'account.passwordBreached':
    "Ce mot de passe a été révélé par une fuite d'un autre site : il est facile à deviner. Choisissez-en un autre, et changez-le partout où vous l'utilisez.",
  'account.passwordCommon':
    'Beaucoup de gens utilisent ce mot de passe : il est facile à deviner. Choisissez-en un autre, par exemple trois ou quatre mots sans rapport entre eux.',
  'account.passwordLeast': 'Le mot de passe doit avoir au moins {least} caractères.',
  'account.passwordPersonal':
    "Choisissez un mot de passe qui n'est fait ni de votre nom, ni de votre adresse e-mail, ni de « {product} ».",
  'account.passwordRequired': 'Le mot de passe est nécessaire.',
  'account.passwordShort': "Choisissez un mot de passe d'au moins {least} caractères.",
  'account.passwordUnset':
    "Votre compte n'a pas encore de mot de passe. Déconnectez-vous et définissez-en un avec « Mot de passe oublié ? ».",
  'account.resetToken': 'Le lien manque ou a expiré.',
  'account.sessionOver': 'Votre session est terminée. Veuillez vous reconnecter.',
  'account.sessionUnknown': 'Cette session est déjà terminée.',
  'account.unauthenticated': 'Connexion nécessaire. Veuillez vous reconnecter.',
  'account.wrongCredentials': 'Adresse e-mail ou mot de passe incorrect.',
  'account.sameEmail': 'C’est déjà votre adresse e-mail. Veuillez en saisir une autre.',
  'account.samePassword': 'C’est déjà votre mot de passe. Choisissez-en un autre.',
  'account.wrongPassword': "Votre mot de passe actuel n'est pas le bon. Veuillez réessayer.",
  'api.authentication': "Échec de l'authentification",
  'api.feedback': "Votre avis n'a pas pu être enregistré. Veuillez réessayer plus tard.",
  'api.forbidden': "Accès refusé. Vous n'avez pas le droit de faire cela.",
  'api.history':
    "L'historique des détections n'a pas pu être chargé. Veuillez réessayer plus tard.",
  'api.network': 'Erreur de réseau. Veuillez vérifier votre connexion et réessayer.',
  'api.plans': "Les menus n'ont pas pu être chargés ou enregistrés. Veuillez réessayer plus tard.",
  'api.registrationUnsent':
    "Le compte n'a pas pu être créé. Vous semblez hors ligne. Veuillez vérifier votre connexion et réessayer.",
  'api.timeout': 'Le délai est dépassé. Veuillez réessayer.',
  'api.unreadable': "La réponse du service n'a pas pu être lue. Veuillez réessayer.",
  'http.badAddress': "Cette adresse n'a pas pu être lue. Vérifiez-la et réessayez.",
  'http.brokenJson':
    "Ce qui a été envoyé n'a pas pu être lu : ce n'est pas du JSON valable. Vérifiez-le et renvoyez-le.",
  'http.busy': 'Platewise est très sollicité en ce moment. Veuillez réessayer dans un instant.',
  'http.cutOff': "La demande s'est interrompue avant la fin. Renvoyez-la.",
  'http.deletedMeanwhile':
    'Ce à quoi cela se rapporte a été supprimé entre-temps. Rechargez la page.',
  'http.field': 'Veuillez corriger « {field} ».',
  'http.fieldForm': 'Veuillez corriger « {field} » : ce n’est pas la forme attendue.',
  'http.fieldMissing': 'Il manque « {field} ».',
  'http.fieldNumber': 'Veuillez corriger « {field} » : un nombre est attendu.',
  'http.fields': 'Veuillez envoyer les champs de cet appel.',
  'http.longAddress': 'Cette adresse est trop longue. Vérifiez-la et réessayez.',
  'http.mediaType': "Cet appel s'envoie en application/json.",
  'http.method': 'Cette adresse accepte seulement {allow}.',
  'http.notFound': "Introuvable. Veuillez vérifier l'adresse et réessayer.",
  'http.server': 'Erreur du serveur. Veuillez réessayer plus tard.',
  'http.tooLarge': "C'est trop à la fois : on peut envoyer 1 Mo au plus.",
  'http.unread': "La demande n'a pas pu être lue. Vérifiez-la et renvoyez-la.",
  'limits.attempts': 'Trop de tentatives. Veuillez attendre {wait} et réessayer.',
  'limits.changes':
    'Cela fait beaucoup de changements en peu de temps. Veuillez attendre {wait} et réessayer.',
  'limits.daily': "C'était le maximum pour une journée. Continuez dans {wait}.",
  'limits.token': 'Ce jeton a été utilisé trop souvent. Continuez dans {wait}.',
  'limits.tryOut':
    "C'est tout ce que l'on peut essayer pour le moment. Veuillez attendre {wait}, ou créer un compte.",
};
