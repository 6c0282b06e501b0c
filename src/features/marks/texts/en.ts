import { speak } from '../../../texts/language.ts';

/** What a person says of recipes. */
export const marks = {
  favourite: 'Favourite',
  favouriteNamed: 'Favourite: {name}',
  notAgain: 'Not again',
  leftOut: "We won't suggest this dish or plan it for you.",
  stillPlanned: 'Where it is planned already it stays until you swap it: open your week',
  favourites: 'Favourites',
  remove: 'Remove {name} from favourites',
  leftOutCount: 'Not again ({count})',
  leftOutDetail: "We don't suggest these dishes or plan them for you.",
  suggestAgain: 'Suggest again',
  suggestNamed: 'Suggest again: {name}',
  unread: 'Your favourites could not be loaded.',
  retry: 'Try again',
};

speak({ marks });
