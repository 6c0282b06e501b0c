import type { ServiceCode } from '../noteCodes.ts';

/** Of a photo, and of what another service wrote or a search left out. */
export const service: Readonly<Record<ServiceCode, string>> = {
  'photo.read': 'Lu sur votre photo : {foods}.',
  'photo.unread': "Nous n'avons pas pu lire : {texts}.",
  'photo.modelSilent':
    "Le modèle qui lit les photos n'a pas répondu : votre photo a été lue sans lui.",
  'photo.modelFailed': 'Le modèle qui lit les photos a échoué : votre photo a été lue sans lui.',
  'photo.wordsUnread': "Les mots de votre photo n'ont pas pu être lus cette fois.",
  'photo.serviceSilent': "Le service qui lit les photos n'a pas répondu.",
  'photo.noRecipe':
    'Nous ne connaissons pas encore de recette pour cela. Ajoutez ou changez un nom, puis mettez les recettes à jour.',
  'photo.unfit': 'Les instructions ne conviennent pas à vos réglages et ont été retirées.',
  'written.claims':
    'Nous avons retiré ce qui promettait une guérison ou disait de changer un médicament.',
  'written.hazard': 'Nous avons retiré des instructions dangereuses.',
  'written.unfit': 'Nous avons retiré ce qui ne convient pas à vos réglages.',
  'written.serviceSilent': "L'autre service n'a pas répondu : ceci vient de notre propre cuisine.",
  'written.modelSilent': "Le modèle n'a pas répondu : ceci vient de notre propre cuisine.",
  'written.modelSilentAll':
    "Le modèle n'a pas répondu : tous les plats viennent de notre propre cuisine.",
  'written.by':
    'Écrit par {name}, non essayé dans notre cuisine. Vérifiez que viandes, poissons et œufs sont bien cuits.',
  'search.leftOutOne': 'Un plat est exclu : il ne convient pas à vos réglages.',
  'search.leftOut': '{count} plats sont exclus : ils ne conviennent pas à vos réglages.',
};
