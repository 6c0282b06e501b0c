import { chakra } from '@chakra-ui/react';

const List = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '5', alignItems: 'center' },
});
const Anchor = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    minWidth: '1.5rem',
    color: 'herb.text',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.22em',
    borderRadius: 'sm',
    _hover: { textDecorationThickness: '2px' },
  },
  variants: { here: { true: { color: 'fg', fontWeight: 'strong', textDecorationLine: 'none' } } },
});

interface LanguagesProps {
  readonly label: string;
  readonly current: string;
  /** By its code, each in its own words. */
  readonly languages: readonly { readonly code: string; readonly name: string }[];
}

/** Links to the same place in other languages. */
export function Languages({ label, current, languages }: LanguagesProps) {
  return (
    <List role="group" aria-label={label}>
      {languages.map(({ code, name }) => (
        <Anchor
          key={code}
          href={`?language=${code}`}
          hrefLang={code}
          lang={code}
          here={code === current}
          aria-current={code === current ? 'true' : undefined}
        >
          {name}
        </Anchor>
      ))}
    </List>
  );
}
