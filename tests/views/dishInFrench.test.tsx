// A dish's page in French: links that only search, and what one has in place of what it names.
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { verdict } from '../../domain/french/verdict.ts';
import { TutorialResources } from '../../src/features/planner/views/TutorialResources.tsx';
import { resourcesFor } from '../../kitchen/recipes/resources.ts';
import { questionText } from '../../src/features/health/views/healthWords.ts';
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

test('the planner’s window has the same links in French', () => {
  const snapshot = {
    context: { resources: resourcesFor('Lentil soup'), video: null },
    matches: () => false,
  };
  const actor = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: vi.fn() }) };
  render(themed(<TutorialResources actor={actor as never} />));
  const shown = unspaced(document.body.textContent);
  expect(shown).toContain('Regarder comment cuisiner : Lentil soup');
  expect(shown).toContain('Recherche YouTube');
  expect(shown).toContain('Lire sur : Lentil soup');
  expect(shown).not.toMatch(/Watch how to cook|Read about|Opens a web search|YouTube search/);
});

test('a label is checked of the foods named, and does not call them left out', () => {
  const said = verdict['verdict.labelLeftOut']
    .replace('{foods}', 'jambon et baguette')
    .replace('{what}', 'ail');
  expect(said).toMatch(/^Vérifiez l'étiquette \(ail : /);
  expect(said).not.toMatch(/exclu : jambon/);
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

test('a food that is asked about has its French name', () => {
  const params = { family: 'peanut', foods: 'peanuts' };
  const question = { id: 'leave-out-peanut', text: 'Shall we leave out peanuts?', choices: [] };
  const asked = unspaced(questionText({ ...question, said: { code: 'leave-out', params } }));
  expect(asked).toContain('arachides');
  expect(asked).not.toContain('peanut');
});
