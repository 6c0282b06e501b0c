import { footer as words } from '../../legal/texts/footer.en.ts';
import { languageNow, languages } from '../../../texts/language.ts';
import { Languages } from '../../../ui/Languages.tsx';

/** A matter of this device, like its appearance: links, which work before any script has come. */
export function LanguageLinks() {
  return (
    <Languages
      label={words.language}
      current={languageNow()}
      languages={Object.entries(languages).map(([code, { name }]) => ({ code, name }))}
    />
  );
}
