// What of a search is a wish that is not searched for, in English.
export const wishesInEnglish = {
  portions: 'We do not search by how many eat: each recipe says for how many it is.',
  occasion: 'We do not search by occasion: choose a meal, a time or a diet above.',
  children: 'We do not search by who eats: choose a meal, a time or a diet above.',
  small_children:
    'Our recipes are written for adults, and none is checked for babies or small children. Honey is not for babies under 12 months, nor are whole nuts for children under 5.',
};
