/**
 * The chosen language: index.html has put it on the page before anything was drawn, and its words come
 * with the first scripts, those of the features with the first layout (docs/decisions/029-languages.md).
 */
import { takeSentencesFrom } from '../api/sentences.ts';
import { languageNow, languages, translate } from '../texts/language.ts';

/** Where it cannot be had, the page is in English. Call it before anything is drawn. */
export async function bringLanguage(): Promise<void> {
  const page = document.documentElement;
  if (page.lang === 'fr') {
    try {
      const [{ entrance: words }, { refusalText }] = await Promise.all([
        import('../texts/fr/firstTexts.ts'),
        import('../texts/refusals.ts'),
      ]);
      translate('fr', words);
      takeSentencesFrom(refusalText);
    } catch {
      page.lang = 'en';
    }
  }
  page.dir = languages[languageNow()].direction;
}

/** The page was hidden while its words were still in another language. */
export const revealPage = (): void =>
  void document.documentElement.style.removeProperty('visibility');

let loading: Promise<void> | undefined;
/** What all but the entrance says, in the chosen language. @throws where it cannot be fetched; the next call tries again. */
export const loadFeatureTexts = (): Promise<void> =>
  (loading ??=
    languageNow() === 'en'
      ? Promise.resolve()
      : import('../texts/fr/featureTexts.ts').then(
          ({ featureTexts }) => translate('fr', featureTexts),
          (error: unknown) => {
            loading = undefined;
            throw error;
          },
        ));

/** The same place in another language: index.html keeps what the address asks for. */
export function hereIn(language: string): string {
  const here = new URL(location.href);
  here.searchParams.set('language', language);
  return here.href;
}
