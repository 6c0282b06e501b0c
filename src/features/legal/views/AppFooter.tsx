import { footer as words } from '../texts/footer.en.ts';
import { Footer } from '../../../ui/Footer.tsx';
import { LanguageLinks } from '../../language/views/LanguageLinks.tsx';

const links = () => [
  { href: '/privacy', label: words.privacy },
  { href: '/terms', label: words.terms },
  { href: '/medical-disclaimer', label: words.medical },
  { href: '/sources', label: words.sources },
];

/** At the foot of every page. */
export function AppFooter({ hasBar = false }: { readonly hasBar?: boolean }) {
  return (
    <Footer
      label={words.label}
      words={words.words}
      links={links()}
      languages={<LanguageLinks />}
      hasBar={hasBar}
    />
  );
}
