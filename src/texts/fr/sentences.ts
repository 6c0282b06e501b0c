/** What comes as data, in English, and is known beforehand (language.ts, `said`). */
export const sentences = {
  '$2.5 Weekly': '2,50 $ par semaine',
  '$5 Per 2 Weeks': '5 $ pour 2 semaines',
  '$10 Per Month': '10 $ par mois',
  '$100 per year': '100 $ par an',
  '1 week': '1 semaine',
  '2 weeks': '2 semaines',
  '1 month': '1 mois',
  '1 year': '1 an',
  'Most Popular': 'La plus choisie',
  'Best Value': 'La plus avantageuse',
  'Authentication failed': "Échec de l'authentification",
  'Authentication required. Please log in again.':
    'Connexion nécessaire. Veuillez vous reconnecter.',
  'Access denied. You do not have permission to perform this action.':
    "Accès refusé. Vous n'avez pas le droit de faire cela.",
  'Resource not found. Please check the URL and try again.':
    "Introuvable. Veuillez vérifier l'adresse et réessayer.",
  'Unable to load detection history. Please try again later.':
    "L'historique des détections n'a pas pu être chargé. Veuillez réessayer plus tard.",
  'Unable to save/load meal plans. Please try again later.':
    "Les menus n'ont pas pu être chargés ou enregistrés. Veuillez réessayer plus tard.",
  'Unable to save feedback. Please try again later.':
    "Votre avis n'a pas pu être enregistré. Veuillez réessayer plus tard.",
  'Server error. Please try again later.': 'Erreur du serveur. Veuillez réessayer plus tard.',
  'Network error. Please check your connection and try again.':
    'Erreur de réseau. Veuillez vérifier votre connexion et réessayer.',
  'Request timeout. Please try again.': 'Le délai est dépassé. Veuillez réessayer.',
  'Invalid email or password.': 'Adresse e-mail ou mot de passe incorrect.',
};
