import type { RefusalCode } from '../../../domain/refusalCodes.ts';
import type { EntranceRefusal } from '../en/refusals.ts';
import { keptRefusals } from './keptRefusals.ts';

/** Why something was not done, by the code that the services send. */
export const refusals: Readonly<Record<Exclude<RefusalCode, EntranceRefusal>, string>> = {
  'access.foreign': 'Accès refusé. Ceci appartient à un autre compte.',
  'access.foreignOrigin': "Cet appel venait d'un autre site ; il n'a donc pas été exécuté.",
  'access.subscriptionOver':
    'Votre abonnement a expiré. Choisissez une formule pour continuer. Vos menus et votre historique restent à vous.',
  'access.trialOver':
    'Votre essai est terminé. Choisissez une formule pour continuer. Vos menus et votre historique restent à vous.',
  'address.nothing': "Il n'y a rien ici.",
  'calendar.deadLink': 'Ce lien de calendrier ne vaut plus. Créez-en un nouveau.',
  'external.declined': '{name} ne vous a pas connecté. Vous pouvez réessayer.',
  'external.expired':
    'Cette connexion a expiré ou a été commencée dans un autre navigateur. Veuillez recommencer.',
  'external.full':
    "Vous avez associé {most} comptes, c'est le maximum. Veuillez d'abord en dissocier un.",
  'external.gone': "Cette association n'existe plus.",
  'external.known': 'Ce compte {name} est déjà associé, à ce compte ou à un autre.',
  'external.off':
    "Ce Platewise n'a pas d'autre moyen de connexion. Veuillez utiliser votre mot de passe.",
  'external.password':
    'Un compte existe déjà pour {email}. Saisissez son mot de passe pour les associer.',
  'external.refused':
    "La réponse de {name} n'a pas pu être vérifiée, vous n'avez donc pas été connecté. Veuillez réessayer.",
  'external.unknown': "Il n'y a pas encore de compte pour {email}.",
  'external.unreachable':
    "{name} n'a pas pu être joint. Réessayez dans un instant, ou connectez-vous avec votre mot de passe.",
  'external.unverified':
    "{name} n'a pas confirmé votre adresse e-mail. Connectez-vous avec votre mot de passe, puis associez {name} dans les réglages.",
  'external.wrongPassword': "Ce mot de passe n'est pas le bon. Veuillez réessayer.",
  'feedback.missing': 'Veuillez écrire votre avis.',
  'form.encoding': "Cet appel s'envoie en multipart/form-data.",
  'form.ended': "Le formulaire s'est interrompu avant la fin. Envoyez-le de nouveau.",
  'form.fileField': "Le fichier s'envoie dans le champ « {field} ».",
  'form.fileTooLarge': 'Le fichier est trop gros : on peut envoyer {most} Mo au plus.',
  'form.longName': 'Le formulaire nomme un champ avec trop de mots.',
  'form.textTooLong': 'Le texte est trop long : on peut envoyer 1 Mo au plus.',
  'form.tooManyFields': 'Le formulaire a trop de champs.',
  'form.unreadable': "Le formulaire n'a pas pu être lu. Envoyez-le de nouveau.",
  'health.changedElsewhere':
    'Vos réglages ont été modifiés ailleurs. Veuillez les charger de nouveau.',
  'health.consent':
    'Veuillez accepter que nous enregistrions vos informations de santé, ou laissez-les de côté.',
  'health.longAllergen': 'Nommez chaque aliment ou allergène en 60 caractères au plus.',
  'health.longText': 'Utilisez 500 caractères au plus.',
  'health.tooLong': 'Écrivez cela en lettres simples, 500 au plus.',
  'health.tooManyAllergens': 'Nommez 40 aliments et allergènes au plus.',
  'health.tooManyAnswers': 'Répondez à 100 questions au plus à la fois.',
  'health.typeMissing': 'Veuillez préciser votre maladie si vous en avez une.',
  'history.longNote': 'Raccourcissez votre note à 2 000 caractères.',
  'history.longSearch': 'Cherchez 200 caractères au plus.',
  'history.photoMissing': 'Envoyez la photo à garder.',
  'history.photoUnknown': "Cette photo n'existe pas.",
  'history.photosFull':
    "Vous gardez {most} photos, autant qu'il en tient. Retirez une photo de votre historique pour en garder une autre ; celles des entrées supprimées comptent encore un jour.",
  'history.tooLate':
    "Cette entrée a été supprimée il y a plus d'un jour et ne peut pas être rétablie.",
  'history.unknown': "Entrée de l'historique introuvable.",
  'household.deadLink': 'Ce lien ne fonctionne plus. Demandez-en un nouveau.',
  'household.elsewhere': "Vous faites partie d'un autre foyer. Quittez-le d'abord, sous « Foyer ».",
  'household.full': 'Un foyer compte {most} personnes au plus.',
  'household.invitations': "Il y a déjà {count} invitations en cours. Retirez-en une d'abord.",
  'household.linkCut': 'Ce lien est incomplet.',
  'household.nobody': "Cette personne ne fait partie d'aucun de vos foyers.",
  'household.none': "Créez d'abord un foyer.",
  'json.tooManyParts': "Ceci contient trop d'éléments, ou des éléments trop imbriqués.",
  'kitchen.chooseSuggestion': 'Choisissez une des propositions.',
  'kitchen.ingredientsUnknown':
    'Ces ingrédients ne sont plus connus. Veuillez de nouveau chercher des recettes.',
  'kitchen.longList': 'Raccourcissez votre liste : {most} caractères au plus sont lus à la fois.',
  'kitchen.nothingGiven': "Veuillez fournir une photo ou une liste d'ingrédients.",
  'kitchen.suggestionUnknown': "Cette proposition n'existe pas. Veuillez en choisir une autre.",
  'live.tooMany':
    'Votre liste de courses est déjà ouverte à de nombreux endroits. Celle-ci cherche les nouvelles par elle-même.',
  'ownRecipes.address': "Veuillez saisir l'adresse d'une page web.",
  'ownRecipes.fileMissing': 'Veuillez choisir un fichier.',
  'ownRecipes.filesBusy': 'Beaucoup de fichiers sont en cours de lecture. Réessayez.',
  'ownRecipes.id': "Ce n'est pas l'identifiant d'une de vos recettes.",
  'ownRecipes.long': 'Raccourcissez la recette : 20 000 caractères au plus sont lus à la fois.',
  'ownRecipes.longAddress': 'Cette adresse est trop longue.',
  'ownRecipes.nameMissing': 'Veuillez écrire le nom du plat sur la première ligne.',
  'ownRecipes.noneInFile':
    "Nous n'avons trouvé dans ce fichier aucune recette lisible. Nous lisons les fichiers de Mealie, Paprika, RecipeSage et Tandoor, et les recettes en JSON-LD. Vous pouvez aussi coller le texte d’une recette.",
  'ownRecipes.noneOnPage':
    "Nous n'avons trouvé sur cette page aucune recette lisible. Vous pouvez copier son texte et le coller ici.",
  'ownRecipes.pageUnreachable':
    "Nous n'avons pas pu ouvrir cette page. Vérifiez l'adresse, ou collez le texte de la recette.",
  'ownRecipes.pagesBusy': 'Beaucoup de pages sont en cours de lecture. Réessayez.',
  'pantry.foodMissing': 'Nommez un aliment.',
  'pantry.full': "Votre garde-manger peut contenir {most} aliments. Retirez-en d'abord.",
  'pantry.noFood': 'Nous ne connaissons pas cet aliment.',
  'payment.brokenEvent': "L'événement n'a pas pu être lu.",
  'payment.choosePlan': 'Veuillez choisir une formule pour continuer.',
  'payment.days': 'La durée doit être un nombre de jours positif.',
  'payment.emailJustSent':
    "Veuillez confirmer votre adresse e-mail avant votre premier paiement : ouvrez le lien de l'e-mail que nous venons de vous envoyer.",
  'payment.emailSent':
    "Veuillez confirmer votre adresse e-mail avant votre premier paiement : ouvrez le lien de l'e-mail que nous vous avons envoyé.",
  'payment.longReference': 'La référence du paiement est trop longue.',
  'payment.minutes': 'La durée doit être un nombre de minutes positif.',
  'payment.noReference': "Le paiement n'a pas de référence.",
  'payment.noSuchPlan': "Cette formule n'existe pas. Veuillez choisir une formule pour continuer.",
  'payment.no_provider': "Le paiement est mal configuré. Veuillez contacter l'assistance.",
  'payment.not_paid':
    "Le paiement n'est pas terminé. Si vous avez payé, votre abonnement commence dès que le paiement arrive.",
  'payment.not_verified_yet':
    "Votre paiement n'a pas pu être vérifié pour le moment. Nous continuons d'essayer, et votre abonnement commence dès qu'il est confirmé.",
  'payment.planChanged': "Déjà payé dans un autre onglet ; rien n'a été payé cette fois.",
  'payment.refunded': "Ce paiement a été remboursé ; il n'ouvre donc aucun abonnement.",
  'payment.signature': "La signature de cet événement n'est pas la bonne.",
  'payment.tooOften':
    'Vous avez ouvert la fenêtre de paiement très souvent. Veuillez attendre une heure et réessayer.',
  'payment.unknown_reference':
    "Nous ne connaissons pas ce paiement. Veuillez contacter l'assistance avec sa référence.",
  'payment.wrong_amount':
    "Le montant payé n'est pas le prix de la formule. Veuillez contacter l'assistance.",
  'payment.wrong_currency':
    "Le paiement a été fait dans une autre monnaie que celle de la formule. Veuillez contacter l'assistance.",
  'photo.bmp':
    'Cette image est au format BMP, que nous ne pouvons pas ouvrir. Envoyez-la en PNG, JPG ou JPEG.',
  'photo.busy': 'Beaucoup de photos sont en cours de lecture. Veuillez réessayer dans un instant.',
  'photo.damaged':
    "Cette photo est abîmée ou incomplète et n'a pas pu être ouverte. Veuillez en prendre ou en choisir une autre.",
  'photo.empty': 'La photo est vide (0 octet). Veuillez la choisir de nouveau.',
  'photo.emptyName': 'Retirez le nom vide.',
  'photo.heic':
    'Cette photo est au format HEIC, que nous ne pouvons pas ouvrir. Envoyez-la en PNG, JPG ou JPEG : sur un iPhone, choisissez Réglages, Appareil photo, Formats, Le plus compatible.',
  'photo.longName': 'Utilisez 200 caractères au plus pour un nom.',
  'photo.missing': 'Veuillez choisir une photo.',
  'photo.moving': 'Cette image est animée ou a plusieurs pages. Veuillez envoyer une photo fixe.',
  'photo.noFood': 'Nommez au moins un aliment.',
  'photo.noPhoto':
    "Ce fichier n'est pas une photo. Envoyez un PNG, JPG ou JPEG de {most} Mo au plus.",
  'photo.nothingRead':
    "Nous n'avons reconnu aucun ingrédient sur cette photo. Veuillez saisir vos ingrédients, ou photographier un ticket de caisse, une étiquette ou une liste.",
  'photo.othersFirst':
    "Vos autres photos sont encore en cours de lecture. Attendez qu'elles le soient, puis renvoyez celle-ci.",
  'photo.tooHeavy':
    'Cette photo demande trop de mémoire ou de temps. Envoyez-en une plus petite, ou la même en JPEG.',
  'photo.tooLarge': 'La photo est trop grosse : on peut envoyer {most} Mo au plus.',
  'photo.tooManyFoods': 'Nommez 100 aliments au plus.',
  'photo.tooManyPixels':
    'La photo a trop de pixels ({width} × {height}) : {most} mégapixels au plus peuvent être ouverts pour ce type de fichier. Envoyez-en une plus petite.',
  'photo.tooSmall':
    "Cette photo ne fait que {width} × {height} pixels. Envoyez-en une d'au moins {least} × {least}.",
  'photo.unknown': "Cette photo n'est plus connue. Veuillez l'envoyer de nouveau.",
  'pictures.unknown': "Cette image n'existe pas.",
  'plans.changedElsewhere':
    'Ce menu a été modifié sur un autre appareil. Choisissez lequel des deux garder.',
  'plans.country': 'Veuillez choisir un pays.',
  'plans.countryOfList': 'Veuillez choisir un pays dans la liste.',
  'plans.dayTwice': 'Le menu contient deux fois ce jour : {day}. Envoyez chaque jour une fois.',
  'plans.duplicateWeek':
    'Menu en double : un menu existe déjà pour cette semaine. Veuillez choisir une autre semaine ou modifier le menu existant.',
  'plans.endsFirst': 'Le menu se termine avant de commencer. Choisissez de nouveau la semaine.',
  'plans.full':
    "Vous avez autant de menus qu'on peut en garder : {most}. Supprimez-en ; ils disparaissent pour de bon au bout d'un jour.",
  'plans.ingredientsMissing': "Veuillez saisir votre liste d'ingrédients.",
  'plans.key': 'Une Idempotency-Key a au plus 100 lettres, chiffres, - et _.',
  'plans.longIngredient': 'Raccourcissez un ingrédient à 500 caractères.',
  'plans.longMeal': "Raccourcissez le nom d'un repas à 500 caractères.",
  'ownRecipes.noAddress': "Ce n'est pas une adresse web.",
  'plans.manyDays': 'Un menu a sept jours au plus.',
  'plans.manyIngredients': 'Un repas a 100 ingrédients au plus.',
  'plans.mealText': 'Donnez chaque repas en un seul texte.',
  'plans.nameMissing': 'Donnez un nom au menu.',
  'plans.noSuchDay': "Il n'y a pas de {date} dans le calendrier. Choisissez un autre jour.",
  'plans.oneWeek': 'Un menu couvre une semaine : sept jours au plus du premier au dernier.',
  'plans.photoMissing': 'Veuillez choisir une photo à envoyer.',
  'plans.rules': "Nous n'avons pas pu lire les règles de votre semaine. Indiquez-les de nouveau.",
  'plans.tooLarge':
    "Ce menu est trop gros pour être gardé. Raccourcissez ses repas et ses listes d'ingrédients.",
  'plans.tooManyTicks': 'Trop de lignes sont cochées dans cette liste.',
  'plans.unknown': "Ce menu n'existe plus.",
  'plans.unknownCountry':
    'Nous ne connaissons pas le pays « {country} ». Choisissez-en un dans la liste.',
  'quota.detection':
    "Vous avez utilisé les {limit} détections d'aliments d'aujourd'hui. Il y en aura de nouvelles demain. Choisissez une formule pour continuer sans limite.",
  'quota.kitchen':
    'Vous avez utilisé les {limit} demandes à la cuisine IA de votre essai. Choisissez une formule pour continuer sans limite.',
  'quota.plans':
    'Vous avez utilisé les {limit} menus de ce mois-ci. Choisissez une formule pour continuer sans limite.',
  'recipe.notForHealth': 'Ce plat ne convient pas à vos réglages.',
  'recipe.unknown': "Nous n'avons pas cette recette.",
  'recipes.longSearch': 'Cherchez avec 200 caractères au plus.',
  ...keptRefusals,
  'passkeys.full':
    "Vous avez {most} clés d'accès, le maximum possible. Veuillez d'abord en supprimer une.",
  'passkeys.gone': "Cette clé d'accès n'existe plus.",
  'passkeys.known': "Cette clé d'accès a déjà été ajoutée.",
  'passkeys.name': 'Veuillez saisir un nom.',
  'passkeys.notAdded': "Cette clé d'accès n'a pas pu être ajoutée. Veuillez réessayer.",
  'secondFactor.codeMissing': "Veuillez saisir le code de votre application d'authentification.",
  'secondFactor.enterCode': 'Veuillez saisir le code.',
  'secondFactor.longCode': 'Ce code est trop long. Veuillez le vérifier.',
  'secondFactor.noSetup': "Recommencez : aucune clé n'attend son code.",
  'secondFactor.off':
    "La connexion en deux étapes est désactivée ; il n'y a donc pas de codes de secours.",
  'secondFactor.on':
    "La connexion en deux étapes est déjà activée. Désactivez-la d'abord pour utiliser une autre application.",
  'secondFactor.proof': "Veuillez d'abord confirmer que c'est bien vous.",
  'secondFactor.usedCode': 'Ce code a déjà été utilisé. Veuillez attendre le suivant.',
  'secondFactor.wait':
    'Il y a eu trop de codes faux. Veuillez attendre {minutes} minutes, ou utiliser un code de secours.',
  'secondFactor.waitOne':
    'Il y a eu trop de codes faux. Veuillez attendre une minute, ou utiliser un code de secours.',
  'secondFactor.passkeyRefused':
    "Cette clé d'accès n'a pas été acceptée. Réessayez, ou utilisez un autre moyen.",
  'secondFactor.wrongCode': "Ce code n'est pas le bon. Veuillez réessayer.",
  'server.plansBusy':
    'Beaucoup de menus sont en cours de calcul. Veuillez réessayer dans un instant.',
  'service.noAnswer': "Le service derrière cette partie de Platewise n'a pas répondu. Réessayez.",
  'service.notYet': "Cette partie de Platewise n'est pas encore disponible.",
  'shopping.full': "Votre liste de courses peut contenir {most} lignes à vous. Retirez-en d'abord.",
  'shopping.missing': "Écrivez ce qu'il faut acheter.",
  'shopping.noLine': "Ce n'est pas une ligne d'une liste.",
  'shopping.noPrice': 'De cet aliment, nous ne pouvons pas garder ce prix.',
  'shopping.otherMoney':
    'Les prix sont gardés dans la monnaie de votre pays. Vérifiez le pays dans vos réglages.',
  'shopping.priceDoubtful':
    "Ce prix est très loin de ce que nous connaissons et n'a pas été gardé. Veuillez le vérifier.",
  'standIn.duplicate': 'Référence de transaction en double.',
  'standIn.key': 'Clé invalide.',
  'standIn.order': 'Cette commande ne peut pas être payée.',
  'storage.feedback':
    "Vous nous avez envoyé autant d'avis que nous pouvons en garder. Merci pour tous.",
  'storage.history':
    "Votre historique est plein. Supprimez des entrées pour en garder de nouvelles ; elles disparaissent pour de bon au bout d'un jour.",
  'storage.marks':
    "Vous avez marqué autant de recettes que nous pouvons en garder. Retirez d'abord quelques marques.",
  'storage.noRoom':
    "Platewise n'a pas la place d'enregistrer cela pour le moment. Ce que vous avez enregistré est en sécurité, et vous pouvez le lire et le supprimer. Réessayez plus tard.",
  'storage.ownRecipes':
    "Vos propres recettes occupent toute la place prévue. Supprimez-en d'abord.",
  'storage.plans':
    "Vos menus enregistrés occupent toute la place prévue. Supprimez-en ; ils disparaissent pour de bon au bout d'un jour.",
  'storage.ticks':
    'Trop de lignes sont cochées dans vos listes de courses. Supprimez des menus anciens.',
  'storage.unavailable':
    "Platewise ne peut pas joindre son stockage pour le moment. Rien n'a été modifié. Réessayez dans un instant.",
  'table.consent':
    'Veuillez accepter que nous enregistrions des informations de santé, ou laissez-les de côté.',
  'table.full': "{most} personnes au plus peuvent manger avec vous. Retirez-en une d'abord.",
  'table.name': 'Donnez un nom.',
  'text.date': 'Écrivez une date comme 2026-01-31.',
  'text.long': 'Utilisez {most} caractères au plus.',
  'text.nullCharacter': 'Retirez le caractère nul (U+0000) du texte.',
  'tryOut.missing': 'Veuillez écrire ce que vous avez.',
};
