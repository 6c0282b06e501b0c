/** What our services answer, as far as it is known beforehand (language.ts, `said`). The rest stays English. */
export const answers = {
  Unlimited: 'Illimité',
  Yes: 'Oui',
  No: 'Non',
  '{left} of {limit} left today': "il en reste {left} sur {limit} aujourd'hui",
  '{left} of {limit} left in your trial': 'il en reste {left} sur {limit} dans votre essai',
  '{left} of {limit} left this month': 'il en reste {left} sur {limit} ce mois-ci',
  'You have used all {limit} food detections of today. There are new ones tomorrow. Choose a plan at /payment to go on without a limit.':
    "Vous avez utilisé les {limit} détections d'aliments d'aujourd'hui. Il y en aura de nouvelles demain. Choisissez une formule (/payment) pour continuer sans limite.",
  'You have used all {limit} AI Kitchen requests of your trial. Choose a plan at /payment to go on without a limit.':
    'Vous avez utilisé les {limit} demandes à la cuisine IA de votre essai. Choisissez une formule (/payment) pour continuer sans limite.',
  'You have used all {limit} meal plans of this month. Choose a plan at /payment to go on without a limit.':
    'Vous avez utilisé les {limit} menus de ce mois-ci. Choisissez une formule (/payment) pour continuer sans limite.',
  'Access denied. This belongs to another account.':
    'Accès refusé. Ceci appartient à un autre compte.',
  'An account with this email already exists. Please log in instead.':
    'Un compte existe déjà avec cette adresse e-mail. Veuillez plutôt vous connecter.',
  'Duplicate Plan: A meal plan for this week already exists. Please choose a different week or edit the existing plan.':
    'Menu en double : un menu existe déjà pour cette semaine. Veuillez choisir une autre semaine ou modifier le menu existant.',
  'It does not say for how many it is, so the whole of it is counted as one serving.':
    'Le nombre de personnes n’est pas indiqué : le tout est compté comme une seule portion.',
  'We found no ingredients in it, so nothing is counted.':
    'Nous n’y avons trouvé aucun ingrédient : rien n’est compté.',
  'The steps name {foods}, which no line lists.':
    'Les étapes nomment {foods}, qui ne figure dans aucune ligne.',
  'Not counted, because the amount is not known: {lines}.':
    'Non compté, car la quantité n’est pas connue : {lines}.',
  'Please write the name of the dish in the first line.':
    'Veuillez écrire le nom du plat sur la première ligne.',
  'Please enter the address of a web page.': 'Veuillez saisir l’adresse d’une page web.',
  'We could not open this page. Please check the address, or paste the text of the recipe.':
    'Nous n’avons pas pu ouvrir cette page. Vérifiez l’adresse, ou collez le texte de la recette.',
  'We found no recipe on this page that we can read. You can copy its text and paste it here instead.':
    'Nous n’avons trouvé sur cette page aucune recette lisible. Vous pouvez copier son texte et le coller ici.',
  'Many pages are being fetched just now. Please try again.':
    'Beaucoup de pages sont en cours de lecture. Réessayez.',
  'Email is required.': "L'adresse e-mail est nécessaire.",
  'First name is required.': 'Le prénom est nécessaire.',
  'Last name is required.': 'Le nom est nécessaire.',
  'Password is required.': 'Le mot de passe est nécessaire.',
  'If an account exists, we sent a reset link.': 'Si un compte existe, nous avons envoyé un lien.',
  'Many photos are being opened just now. Please try again in a moment.':
    'Beaucoup de photos sont en cours de lecture. Veuillez réessayer dans un instant.',
  'Missing or expired link.': 'Le lien manque ou a expiré.',
  'Missing or expired reset token.': 'Le jeton manque ou a expiré.',
  'Payment system configuration error. Please contact support.':
    "Le système de paiement est mal configuré. Veuillez contacter l'assistance.",
  'Platewise cannot reach its storage just now. Nothing was changed. Please try again in a moment.':
    "Platewise ne peut pas joindre son stockage pour le moment. Rien n'a été modifié. Veuillez réessayer dans un instant.",
  'Platewise is very busy just now. Please try again in a moment.':
    'Platewise est très sollicité en ce moment. Veuillez réessayer dans un instant.',
  'Please agree that we store your health information, or leave it out.':
    'Veuillez accepter que nous enregistrions vos informations de santé, ou laissez-les de côté.',
  'Please choose a country from the list.': 'Veuillez choisir un pays dans la liste.',
  'Please choose a photo.': 'Veuillez choisir une photo.',
  'Please confirm your email address before your first payment: open the link in the email that we sent you.':
    "Veuillez confirmer votre adresse e-mail avant votre premier paiement : ouvrez le lien de l'e-mail que nous vous avons envoyé.",
  'Please confirm your email address before your first payment: open the link in the email that we have just sent you.':
    "Veuillez confirmer votre adresse e-mail avant votre premier paiement : ouvrez le lien de l'e-mail que nous venons de vous envoyer.",
  'Please enter a valid email address.': 'Veuillez saisir une adresse e-mail valable.',
  'Please enter your current password.': 'Veuillez saisir votre mot de passe actuel.',
  'Please enter your email.': 'Veuillez saisir votre adresse e-mail.',
  'Please enter your password.': 'Veuillez saisir votre mot de passe.',
  'Please select a plan to continue.': 'Veuillez choisir une formule pour continuer.',
  'Please specify the type of sickness when you have a sickness.':
    'Veuillez préciser votre maladie si vous en avez une.',
  'Please write your feedback.': 'Veuillez écrire votre avis.',
  'The amount that was paid is not the price of the plan. Please contact support.':
    "Le montant payé n'est pas le prix de la formule. Veuillez contacter l'assistance.",
  'The payment has not been completed. If you have paid, your subscription starts as soon as the payment arrives.':
    "Le paiement n'est pas terminé. Si vous avez payé, votre abonnement commence dès que le paiement arrive.",
  'The photo is empty (0 bytes). Please choose it again.':
    'La photo est vide (0 octet). Veuillez la choisir de nouveau.',
  'There is no such plan. Please select a plan to continue.':
    "Cette formule n'existe pas. Veuillez choisir une formule pour continuer.",
  'These ingredients are not known any more. Please discover recipes again.':
    'Ces ingrédients ne sont plus connus. Veuillez de nouveau chercher des recettes.',
  'This entry was deleted more than a day ago and cannot be brought back.':
    "Cette entrée a été supprimée il y a plus d'un jour et ne peut pas être rétablie.",
  'This is too much at once: at most 1 MB can be sent.':
    "C'est trop à la fois : on peut envoyer 1 Mo au plus.",
  'This link has expired, or a newer one took its place. Please ask for a new one.':
    "Ce lien a expiré, ou un plus récent l'a remplacé. Veuillez en demander un nouveau.",
  'This link is not complete. Please ask for a new one.':
    'Ce lien est incomplet. Veuillez en demander un nouveau.',
  'This payment was refunded, so it starts no subscription.':
    "Ce paiement a été remboursé ; il n'ouvre donc aucun abonnement.",
  'This photo is damaged or incomplete and could not be opened. Please take or choose another.':
    "Cette photo est abîmée ou incomplète et n'a pas pu être ouverte. Veuillez en prendre ou en choisir une autre.",
  'This photo is not known any more. Please send it again.':
    "Cette photo n'est plus connue. Veuillez l'envoyer de nouveau.",
  'This picture moves or has several pages. Please send a still photo.':
    'Cette image est animée ou a plusieurs pages. Veuillez envoyer une photo fixe.',
  'This plan does not exist any more.': "Ce menu n'existe plus.",
  'This plan was changed on another device. Choose which of the two to keep.':
    'Ce menu a été modifié sur un autre appareil. Choisissez lequel des deux garder.',
  'This reset link has expired or was used already. Please ask for a new one.':
    'Ce lien a expiré ou a déjà été utilisé. Veuillez en demander un nouveau.',
  'This server cannot send mail just now. Please contact whoever runs it.':
    "Ce serveur ne peut pas envoyer d'e-mail pour le moment. Veuillez contacter la personne qui le gère.",
  'This suggestion does not exist. Please choose another.':
    "Cette proposition n'existe pas. Veuillez en choisir une autre.",
  'Use an email address of at most 254 characters.':
    'Utilisez une adresse e-mail de 254 caractères au plus.',
  'Use a password of at most 1,000 characters.':
    'Utilisez un mot de passe de 1 000 caractères au plus.',
  'We could not make out any ingredient in this photo. Please type your ingredients, or photograph a receipt, a label or a list.':
    "Nous n'avons reconnu aucun ingrédient sur cette photo. Veuillez saisir vos ingrédients, ou photographier un ticket de caisse, une étiquette ou une liste.",
  'We do not know this payment. Please contact support with its reference.':
    "Nous ne connaissons pas ce paiement. Veuillez contacter l'assistance avec sa référence.",
  'We found no plan in the time there was. Please try again, or loosen a limit.':
    "Nous n'avons pas trouvé de menu dans le temps imparti. Veuillez réessayer, ou assouplir une limite.",
  'We know no recipe that fits this yet. Add or change a name and choose Update recipes.':
    'Nous ne connaissons encore aucune recette qui convienne. Ajoutez ou changez un nom et choisissez « Mettre à jour les recettes ».',
  'You have opened the payment window very often. Please wait an hour and try again.':
    'Vous avez ouvert la fenêtre de paiement très souvent. Veuillez attendre une heure et réessayer.',
  'Please confirm first that it is you.': "Veuillez d'abord confirmer que c'est bien vous.",
  'Please enter the code.': 'Veuillez saisir le code.',
  'Please enter the code from your authenticator app.':
    "Veuillez saisir le code de votre application d'authentification.",
  'This code is not right. Please try again.': "Ce code n'est pas le bon. Veuillez réessayer.",
  'This code is too long. Please check it.': 'Ce code est trop long. Veuillez le vérifier.',
  'This code was used already. Please wait for the next one.':
    'Ce code a déjà été utilisé. Veuillez attendre le suivant.',
  'There were too many wrong codes. Please wait a minute, or use a recovery code.':
    'Il y a eu trop de codes faux. Veuillez attendre une minute, ou utiliser un code de secours.',
  'There were too many wrong codes. Please wait {minutes} minutes, or use a recovery code.':
    'Il y a eu trop de codes faux. Veuillez attendre {minutes} minutes, ou utiliser un code de secours.',
  'Two-step log-in is on already. Turn it off first to use another app.':
    "La connexion en deux étapes est déjà activée. Désactivez-la d'abord pour utiliser une autre application.",
  'Your current password is not right. Please try again.':
    "Votre mot de passe actuel n'est pas le bon. Veuillez réessayer.",
  'Your payment could not be checked just now. We keep trying, and your subscription starts as soon as it is confirmed.':
    "Votre paiement n'a pas pu être vérifié pour le moment. Nous continuons d'essayer, et votre abonnement commence dès qu'il est confirmé.",
  'Your session is over. Please log in again.':
    'Votre session est terminée. Veuillez vous reconnecter.',
  'Your settings were changed elsewhere. Please load them again.':
    'Vos réglages ont été modifiés ailleurs. Veuillez les charger de nouveau.',
  'Your subscription has expired.': 'Votre abonnement a expiré.',
};
