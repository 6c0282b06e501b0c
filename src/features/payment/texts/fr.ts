import type * as en from './en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const payment = {
  title: 'Formules et tarifs',
  intro:
    "Chaque formule ouvre tout Platewise. Elles diffèrent par leur durée, et aucune ne se renouvelle d'elle-même.",
  billing: 'Facturation',
  monthly: 'Mensuelle',
  yearly: 'Annuelle',
  save: 'Économisez 20 % avec la facturation annuelle !',
  select: 'Choisir cette formule',
  continue: 'Passer au paiement',
  runs: 'Valable {duration}',
  featuresTitle: 'Dans chaque formule',
  features: [
    'Reconnaissance intelligente des ingrédients',
    'Propositions de recettes et préparation',
    'Détection intelligente des aliments',
    'Planification des repas par IA',
    'Menus IA pour les maladies chroniques',
    'Menus selon le budget et le lieu',
    "Accès à tout l'historique",
    'Assistance prioritaire',
  ],
  loading: 'Récupération des formules...',
  unavailable: "Les formules n'ont pas pu être récupérées. Veuillez vérifier votre connexion.",
  retry: 'Réessayer',
  planMissing: 'Veuillez choisir une formule pour continuer.',
  checkoutStopped:
    "Le paiement s'est interrompu avant que quoi que ce soit ne soit payé. Veuillez choisir de nouveau votre formule.",
  goOn: 'Continuer',
  activated: 'Paiement réussi ! Votre abonnement est activé.',
  paidElsewhere:
    "Votre formule est active : elle a été payée dans un autre onglet ou sur un autre appareil, et court jusqu'au {date}. Inutile de payer de nouveau.",
  datesUnread:
    "Votre formule est active : elle a été payée dans un autre onglet ou sur un autre appareil. Inutile de payer de nouveau. Nous n'avons pas pu lire jusqu'à quand elle court.",
  begun:
    'Le {date}, vous avez commencé à payer {amount} pour {plan}, et nous ne savons pas encore si vous avez payé.',
  check: 'Vérifier ce paiement',
  testMode: 'Mode test',
  testModeDetail: "Aucun argent ne circule : ce qui est payé ici ne l'est que pour essayer.",

  status: 'Votre accès',
  subscribed: 'Votre abonnement est actif : {plan}',
  trial: 'Vous êtes en essai gratuit',
  provided: "Votre paiement n'est pas encore confirmé",
  providedDetail:
    "Notre serveur ne répond pas. Tout vous est ouvert jusqu'à sa réponse, pendant un jour au plus.",
  over: "Vous n'avez pas d'abonnement actif",
  overDetail:
    'Choisissez une formule, et tout vous est de nouveau ouvert. Ce que vous avez fait reste à vous dans tous les cas.',
  open: 'Tout vous est ouvert',
  openDetail: "Personne ne paie sur ce serveur : il n'y a ni essai ni échéance.",
  unknown: 'Votre abonnement',
  unknownDetail: 'Nous cherchons ce que vous avez.',

  limits: 'Ce qui reste de votre essai',
  kinds: {
    detection: "Détection d'aliments",
    kitchen: 'Cuisine IA',
    plans: 'Menus',
    history: 'Historique',
  },

  receipts: 'Reçus',
  receiptsLoading: 'Récupération de vos reçus...',
  receiptsUnavailable: "Vos reçus n'ont pas pu être récupérés.",
  noReceipts: "Il n'y a pas encore de reçu.",
  reference: 'Référence {reference}',
  until: "valable jusqu'au {date}",
  paid: 'Payé',
  pending: 'Pas encore confirmé',
  failed: 'Non payé',
  refunded: 'Remboursé',
  partlyRefunded: 'Remboursé en partie',
  returned: '{amount} remboursés',
  disputed: 'Contesté',
  paidTwice:
    "Vous avez payé deux fois, peut-être dans deux fenêtres à la fois. Le paiement de référence {reference} prolonge votre formule, et rien n'est perdu. Si vous ne vouliez payer qu'une fois, écrivez-nous par « Avis » dans le menu, avec cette référence : nous vous remboursons.",
  paidBeside: 'payé en plus de {reference}',
} satisfies Translation<typeof en.payment>;

export const checkout = {
  title: 'Finaliser votre paiement',
  close: 'Fermer',
  name: 'Nom',
  email: 'Adresse e-mail',
  plan: 'Formule',
  amount: 'Montant',
  ends: "Valable jusqu'au",
  follows: {
    same: 'Ceci prolonge votre formule.',
    longer: 'Ceci vous fait passer à une formule plus longue.',
    shorter: 'Ceci vous fait passer à une formule plus courte.',
  },
  begins:
    "{follows} {running} court jusqu'au {date} ; {plan} commence alors et prend fin le {end}. Rien de ce que vous avez payé n'est perdu.",
  pay: 'Payer avec Paystack',
  preparing: 'Préparation de votre paiement...',
  rechecking: 'Nous vérifions si un paiement a été fait...',
  reference: 'Référence {reference}',
  verifyFirst:
    "Veuillez confirmer votre adresse e-mail avant de payer : le lien se trouve dans l'e-mail que nous vous avons envoyé, et le bouton ci-dessous vous en envoie un nouveau.",
  keyMissing: "Le système de paiement est mal configuré. Veuillez contacter l'assistance.",
  keyInvalid: 'La clé publique Paystack configurée est incorrecte.',
  intentRefused: "Votre paiement n'a pas pu être préparé. Rien n'a été payé ; veuillez réessayer.",
  scriptMissing: "Le système de paiement n'est pas prêt. Veuillez recharger la page et réessayer.",
  entryMissing:
    "Le système de paiement n'est pas correctement initialisé. Veuillez recharger la page et réessayer.",
  handlerMissing: "Le paiement n'a pas pu être lancé. Veuillez réessayer.",
  setupFailed: 'Erreur de préparation du paiement : {message}. Veuillez réessayer.',
  setupFailedSilently: 'aucune raison donnée',
  popupClosed: "La transaction n'est pas terminée, la fenêtre a été fermée.",
  popupOpen:
    'La fenêtre de paiement est ouverte. Elle se ferme seule une fois le paiement fait, et vous pouvez la fermer à tout moment.',
  popupSilent: "La fenêtre a disparu, ou il ne s'y passe rien ?",
  elsewhere:
    'La fenêtre de paiement est peut-être encore ouverte dans un autre onglet ou sur un autre appareil. Terminez-y le paiement, ou fermez-la : les deux fenêtres pourraient être débitées.',
  elsewhereClosed: 'Elle est fermée',
  popupGone: "Je l'ai fermée",
  cancel: 'Annuler',
  unchecked: "Nous n'avons pas encore pu vérifier si vous avez payé.",
  underWay: "Votre paiement n'est pas encore confirmé.",
  keepWaiting:
    "Nous continuons à demander, et vous pouvez quitter cette page. Votre référence est {reference}. Vous n'avez pas à payer une deuxième fois.",
  keepAsking:
    "Nous continuons de vérifier, et vous pouvez quitter cette page en attendant. Votre référence est {reference}. Vous pourrez payer de nouveau dès que nous saurons que rien n'a été payé.",
  thanks: 'Merci pour votre paiement ! Référence : {reference}',
  activating: 'Activation de votre abonnement...',
  refused:
    "Le paiement a réussi, mais l'abonnement n'a pas été activé. Veuillez contacter l'assistance.",
  failed:
    "Le paiement a réussi, mais l'activation de l'abonnement a échoué. Veuillez contacter l'assistance.",
  keep: "Votre paiement n'est pas perdu. Nous continuons de le rechercher par sa référence {reference} et activons ce qu'il a payé. Vous n'avez pas à payer de nouveau.",
  meanwhile:
    "Jusqu'à la réponse de notre serveur, et pendant un jour au plus, tout vous est ouvert.",
  again: 'Vérifier de nouveau',
  back: 'Retour aux formules',
} satisfies Translation<typeof en.checkout>;
