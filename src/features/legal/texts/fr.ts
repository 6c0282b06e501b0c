import type * as en from './en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const legal = {
  draft:
    "Ceci est un projet destiné au propriétaire de cette installation. Il décrit ce que fait le logiciel, et doit être complété et vérifié par un juriste avant que l'on s'y fie.",
  pages: {
    '/privacy': {
      title: 'Confidentialité',
      intro:
        'Ce que Platewise enregistre sur vous, pourquoi, et comment vous le récupérez ou le faites disparaître.',
      sections: [
        {
          heading: 'Ce que nous enregistrons',
          paragraphs: ["Seulement ce dont l'application a besoin pour fonctionner :"],
          points: [
            'Votre nom et votre adresse e-mail. Votre mot de passe est enregistré sous une forme (empreinte) à partir de laquelle il ne peut pas être lu.',
            'Vos appareils connectés : une courte description de chacun, et sa dernière utilisation.',
            'Ce que vous cuisinez : les listes saisies, ce qui a été reconnu, les propositions, votre garde-manger, vos favoris et vos collections, vos propres recettes, les menus, les listes de courses avec ce que vous avez coché et payé, et votre historique avec ses notes, ses étoiles et ses photos.',
            "Ce qui a été reconnu et suggéré est supprimé après 30 jours ; ce que vous gardez dans votre historique y reste jusqu'à ce que vous le supprimiez.",
            'Les réglages du foyer : nombre de personnes, pays, régimes, unités, clair ou sombre.',
            'Qui mange avec vous, sous les noms que vous leur donnez, et ce que leurs plats doivent respecter.',
            'Si vous partagez une liste de courses : avec qui. Ces personnes voient votre nom, votre adresse e-mail et la liste.',
            "Ce qui vous sert à vous connecter : clés d'accès (leur partie publique), connexion en deux étapes, et jetons pour vos propres programmes.",
            'Les avis que vous nous envoyez.',
            'Les e-mails qui attendent de vous être remis, chiffrés. Ils sont effacés une fois remis, et au plus tard après dix jours.',
            "Pendant 90 jours, pour remarquer les attaques : les connexions, réussies ou non, et les changements de mot de passe, avec des codes à la place du compte et de l'adresse réseau.",
            "Le début de votre essai, avec un code tiré de votre adresse e-mail, à partir duquel l'adresse ne peut pas être lue. Il est conservé un an, même après la suppression de votre compte, afin que chacun n'ait qu'un essai ; il ne sert à rien d'autre.",
            'Si vous payez : quelle formule, quand, le montant et la référence du paiement. Les données de votre carte restent chez le prestataire de paiement ; nous ne les voyons jamais.',
          ],
        },
        {
          heading: 'Informations de santé',
          paragraphs: [
            "Une maladie, des allergènes, votre poids et vos besoins en énergie ne sont enregistrés que si vous y consentez, avec la date de cet accord. Ils servent à choisir et à contrôler les plats et les menus, et à rien d'autre.",
            "Vous pouvez retirer votre accord à tout moment dans les réglages. Ces informations sont alors supprimées aussitôt, avec ce que vos menus enregistrés en disent : chiffres, limites et raisons. Les repas de vos menus et les textes de votre historique restent jusqu'à ce que vous les supprimiez.",
          ],
        },
        {
          heading: 'Photos',
          paragraphs: [
            "Une photo est envoyée à notre serveur pour être lue, et n'y est pas conservée, sauf si vous choisissez de la garder avec votre enregistrement. Ce qui y a été reconnu est enregistré sous forme de texte.",
            "Une photo que vous gardez est conservée en petit, sans lieu, ni heure, ni appareil, et n'est montrée à personne d'autre que vous. Vous pouvez la supprimer à tout moment ; elle disparaît avec son enregistrement et avec votre compte.",
          ],
        },
        {
          heading: "Qui d'autre reçoit quelque chose",
          paragraphs: [
            "Nous ne vendons rien et n'affichons aucune publicité. Selon la configuration choisie par le propriétaire de cette installation :",
          ],
          points: [
            'Un prestataire de paiement (Paystack) reçoit votre nom, votre adresse e-mail et le montant lorsque vous payez.',
            'Un fournisseur de modèles de langage ou de vision peut recevoir la liste ou la photo que vous envoyez, et les maladies dont la réponse doit tenir compte, sans votre nom.',
            'Un fournisseur de stockage peut garder les photos que vous gardez, sous des noms qui ne disent rien de vous.',
            "Un service de recherche peut recevoir le nom d'un plat, pour trouver des vidéos et des articles.",
            "Une vidéo n'est chargée depuis YouTube que lorsque vous la regardez, dans son mode sans cookies de suivi.",
            'Un service de messagerie vous remet nos e-mails.',
            'Si vous activez la commande vocale en cuisinant, votre navigateur écoute, et certains navigateurs envoient ce qu’ils entendent à leur éditeur pour le reconnaître. Nous n’en recevons et n’en gardons rien.',
          ],
        },
        {
          heading: 'Dans votre navigateur',
          paragraphs: [
            "Votre session, le fait que vous ayez ou non une maladie et laquelle, et les brouillons de ce que vous saisissez sont gardés dans le stockage de votre navigateur, et un cookie contient votre session. Pour que vous puissiez cuisiner et faire vos courses sans réseau, vos derniers menus, recettes, listes et réglages y sont gardés aussi, chiffrés. Si vous choisissez une langue, un second cookie la dit aux pages de recettes. Il n'y a aucun suivi. La déconnexion efface la session, ce qui est gardé de votre santé et de votre cuisine, et les brouillons.",
          ],
        },
        {
          heading: 'Vos droits',
          paragraphs: [
            "Dans les réglages, vous pouvez télécharger en un seul fichier tout ce qui est enregistré sur vous, voir vos sessions et y mettre fin, et supprimer votre compte avec tout ce qu'il contient. La suppression est immédiate ; la base de données écrase peu après ce qu'elle contenait, et les copies dans les sauvegardes disparaissent lorsque celles-ci sont remplacées.",
          ],
        },
        {
          heading: 'Qui est responsable',
          paragraphs: [
            "[Le propriétaire de cette installation : nom, adresse, adresse e-mail, et l'autorité de contrôle auprès de laquelle se plaindre.]",
          ],
        },
      ],
    },
    '/terms': {
      title: "Conditions d'utilisation",
      intro: "Ce que vous pouvez attendre de Platewise, et ce que l'on attend de vous.",
      sections: [
        {
          heading: 'Ce que vous obtenez',
          paragraphs: [
            'Platewise propose des plats avec ce que vous avez, explique comment les préparer, et prévoit des semaines de repas. Les propositions sont calculées à partir de recettes, de prix et de tables nutritionnelles, ou rédigées par un modèle et contrôlées par des règles. Elles peuvent être fausses : regardez ce que vous cuisinez et mangez.',
          ],
        },
        {
          heading: 'Essai et formules',
          paragraphs: [
            "Vous pouvez tout essayer gratuitement pendant la durée indiquée à l'inscription, dans les limites que l'application affiche. Ensuite, une formule donne accès pour une durée fixe. Rien ne se renouvelle de soi-même : une fois la durée écoulée, c'est à vous de décider de nouveau.",
          ],
        },
        {
          heading: 'Votre compte',
          paragraphs: [
            "Un compte est destiné à un seul adulte. Gardez votre mot de passe pour vous, et prévenez-nous si quelqu'un d'autre le connaît. Vous pouvez supprimer votre compte à tout moment ; le temps payé et non utilisé n'est pas remboursé, sauf si la loi en dispose autrement.",
          ],
        },
        {
          heading: 'Usage loyal',
          paragraphs: [
            "Ne vous introduisez pas dans le service, ne l'extrayez pas au moyen de programmes, n'y envoyez rien que vous n'ayez le droit de partager, et ne l'utilisez pour nuire à personne. Nous pouvons fermer les comptes de ceux qui le font.",
          ],
        },
        {
          heading: 'Santé',
          paragraphs: [
            "L'avertissement médical fait partie de ces conditions. Veuillez le lire avant de vous fier à un menu conçu pour une maladie.",
          ],
        },
        {
          heading: 'Responsabilité et droit',
          paragraphs: [
            "[Pour le propriétaire de cette installation, avec un conseil juridique : limites de responsabilité, droit applicable, tribunal compétent, et manière d'annoncer les changements de ces conditions.]",
          ],
        },
      ],
    },
    '/medical-disclaimer': {
      title: 'Avertissement médical',
      intro:
        "Platewise vous aide à cuisiner. Il n'examine pas, ne pose pas de diagnostic, ne soigne pas, et ne remplace ni votre médecin ni votre diététicien.",
      sections: [
        {
          heading: 'Ce que nous vérifions',
          paragraphs: [
            "Si vous nommez une maladie ou un allergène, chaque plat et chaque menu est contrôlé par des règles fixes, d'après des limites publiées et les ingrédients que nous connaissons, quelle que soit l'origine de la proposition. La page sur nos sources dit d'où viennent les limites et les valeurs.",
          ],
        },
        {
          heading: 'Ce que nous ne pouvons pas vérifier',
          paragraphs: ["Un contrôle ne vaut que ce que valent les données qu'on lui donne :"],
          points: [
            'Les valeurs nutritionnelles sont des moyennes tirées de tables. Les marques, les portions et les modes de cuisson diffèrent. Toute valeur calculée est une estimation.',
            "Les traces d'allergènes, les contacts croisés dans une cuisine et la composition d'un produit tout prêt ne se voient pas dans une recette. Lisez chaque étiquette.",
            "Les maladies que nous ne connaissons pas ne sont pas contrôlées, et l'application le dit.",
            "Les médicaments, les doses d'insuline et les interactions avec les aliments ne sont pas pris en compte.",
          ],
        },
        {
          heading: "À qui cela ne s'adresse pas",
          paragraphs: [
            "Les valeurs et les menus sont faits pour des adultes. Ne les utilisez pas pour des enfants, pendant la grossesse ou l'allaitement, en cas de trouble alimentaire, ou pour un régime suivi par une clinique, sauf accord de votre médecin. Pour certaines maladies, nous ne faisons aucun menu.",
          ],
        },
        {
          heading: 'Avant de changer votre alimentation',
          paragraphs: [
            "Parlez-en d'abord à votre médecin ou à votre diététicien si vous avez une maladie, prenez des médicaments, ou avez reçu des consignes alimentaires. Leurs conseils passent avant les nôtres. En cas d'urgence, appelez le numéro d'urgence local.",
          ],
        },
      ],
    },
  },
} satisfies Translation<typeof en.legal>;
