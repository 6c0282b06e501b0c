import { recipes as words } from '../texts/en.ts';
import { languageNow } from '../../../texts/language.ts';
import { Text } from '../../../ui/typography.tsx';

/** Recipes, reasons and answers of our services are English whatever the interface speaks. A screen that shows some says so, once. */
export const RecipeLanguage = () =>
  languageNow() !== 'en' && (
    <Text size="sm" tone="muted">
      {words.inEnglish}
    </Text>
  );
