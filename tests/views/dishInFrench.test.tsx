// A dish's page in French: links that only search, and what one has in place of what it names.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resourcesFor } from '../../kitchen/recipes/resources.ts';
import { swapText } from '../../src/features/aiKitchen/views/sayings.ts';
import { ResourceLists } from '../../src/features/followUp/views/ResourceLists.tsx';
import { PicturesProvider } from '../../src/context/pictures.tsx';
import { themed } from '../model/screen.tsx';
import { speakFrench, unspaced } from './inFrench.ts';

await speakFrench();

test('links to searches speak the language of the screen, a found title stays', () => {
  const { YoutubeSearch: own, GoogleSearch: articles } = resourcesFor('Chana masala');
  const found = { title: 'Watch how to cook it', link: 'https://example.org/v', channel: 'Asha' };
  render(
    themed(
      <PicturesProvider find={() => Promise.resolve(null)}>
        <ResourceLists videos={[...own, found]} articles={articles} areSearches />
      </PicturesProvider>,
    ),
  );
  const shown = unspaced(document.body.textContent);
  expect(shown).toContain('Regarder comment cuisiner : Chana masala');
  expect(shown).toContain('Recherche YouTube');
  expect(shown).toContain('Lire sur : Chana masala');
  expect(shown).not.toContain('Opens a web search');
  expect(screen.getByText('Watch how to cook it')).toBeVisible();
});

test('a swap names what was typed where that may mean more than one food', () => {
  const swap = {
    yours: 'pois chiches',
    yours_key: 'chickpeas_dry',
    forIt: 'tinned kidney beans',
    forIt_key: 'beans_kidney_canned',
    change: 'drain',
  } as const;
  expect(unspaced(swapText({ ...swap, yours_said: true }))).toMatch(
    /remplacez par pois chiches \(chez vous\) ; /,
  );
  expect(swapText(swap)).toContain('pois chiches secs');
});
