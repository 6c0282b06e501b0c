import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PicturesProvider } from '../../src/context/pictures.tsx';
import { ArticleCard } from '../../src/ui/ArticleCard.tsx';
import { DishPicture } from '../../src/ui/DishPicture.tsx';
import { KeptPhoto } from '../../src/ui/KeptPhoto.tsx';
import { VideoCard } from '../../src/ui/VideoCard.tsx';
import { videoId } from '../../src/ui/videoId.ts';
import { ResourceLists } from '../../src/features/followUp/views/ResourceLists.tsx';
import { themed } from '../model/screen.tsx';

describe('a video’s id (FOOD-04)', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://m.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=3', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ])('is read from %s', (link, id) => expect(videoId(link)).toBe(id));

  test.each([
    'https://www.youtube.com/results?search_query=jollof+rice',
    'https://www.youtube.com/watch?v=tooShort',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQx',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/youtu.be/dQw4w9WgXcQ',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'ftp://youtu.be/dQw4w9WgXcQ',
    'not a link',
    '',
  ])('is not taken from %s', (link) => expect(videoId(link)).toBeUndefined());
});

const words = {
  playLabel: 'Play video',
  watchLabel: 'Watch Tutorial',
  opensBeside: '(opens in a new tab)',
};

describe('a video', () => {
  test('loads its player after a press, without cookies (FOOD-04)', () => {
    // Beside the document, so that nothing tries to fetch the player's page.
    const container = document.createElement('div');
    render(
      themed(
        <VideoCard
          {...words}
          title="Jollof"
          link="https://youtu.be/dQw4w9WgXcQ"
          channel="A kitchen"
        />,
      ),
      { container },
    );
    const card = within(container);
    expect(container.querySelector('iframe')).toBeNull();
    expect(card.queryByRole('link')).toBeNull();
    fireEvent.click(card.getByRole('button', { name: 'Play video: Jollof' }));
    expect(card.getByTitle('Jollof')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    );
  });

  test('that cannot be embedded is a link beside the app (FOOD-04)', () => {
    render(
      themed(
        <VideoCard
          {...words}
          title="Search"
          link="https://www.youtube.com/results?search_query=jollof"
        />,
      ),
    );
    const link = screen.getByRole('link', { name: /Watch Tutorial/ });
    expect(link).toHaveAttribute('href', 'https://www.youtube.com/results?search_query=jollof');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a picture', () => {
  test('that does not come gives way to the drawing (FOOD-08)', () => {
    const { container } = render(
      themed(
        <ArticleCard
          title="Rice"
          link="https://example.org"
          description="Of rice."
          image="https://example.org/x.jpg"
          readMore="Read More"
          opensBeside="(opens in a new tab)"
        />,
      ),
    );
    expect(screen.getByRole('link', { name: /Read More/ })).toHaveAttribute(
      'href',
      'https://example.org',
    );
    expect(container.querySelector('[data-picture]')).toHaveAttribute('data-picture', 'photo');
    fireEvent.error(container.querySelector('img')!);
    expect(container.querySelector('[data-picture]')).toHaveAttribute('data-picture', 'drawing');
    expect(container.querySelector('img')).toBeNull();
  });

  test('is tried again when it becomes another', () => {
    const { container, rerender } = render(
      themed(<DishPicture src="https://example.org/a.jpg" alt="Rice" />),
    );
    fireEvent.error(screen.getByAltText('Rice'));
    rerender(themed(<DishPicture src="https://example.org/b.jpg" alt="Rice" />));
    expect(container.querySelector('img')).toHaveAttribute('src', 'https://example.org/b.jpg');
  });
});

test('a kept photo that does not come, as without a network, says so, and is tried again when it is another (HIST-07)', () => {
  const photo = (src: string) =>
    themed(<KeptPhoto src={src} alt="Mine" missing="The photo cannot be shown just now." />);
  const { rerender } = render(photo('/a'));
  fireEvent.error(screen.getByAltText('Mine'));
  expect(screen.queryByAltText('Mine')).toBeNull();
  expect(screen.getByText('The photo cannot be shown just now.')).toBeVisible();
  rerender(photo('/b'));
  expect(screen.getByAltText('Mine')).toHaveAttribute('src', '/b');
});

describe('articles (FOOD-08)', () => {
  const articles = [
    { title: 'With one', link: 'https://example.org/with', image: 'https://example.org/own.jpg' },
    { title: 'Without', link: 'https://example.org/without', image: null },
    { title: 'Nowhere', link: 'https://example.org/nowhere' },
  ];
  const draw = async (areSearches: boolean) => {
    const asked: string[] = [];
    const findOnPage = (page: string) => {
      asked.push(page);
      return page.endsWith('without')
        ? Promise.resolve('/api/page-picture/x.webp')
        : Promise.reject(new Error('no page'));
    };
    const { container } = render(
      themed(
        <PicturesProvider find={() => Promise.resolve(null)} findOnPage={findOnPage}>
          <ResourceLists videos={[]} articles={articles} areSearches={areSearches} />
        </PicturesProvider>,
      ),
    );
    await act(async () => {});
    return {
      asked,
      shown: [...container.querySelectorAll('img')].map((each) => each.getAttribute('src')),
    };
  };

  test('show the picture that their page names where they bring none, and the drawing where it names none', async () => {
    expect(await draw(false)).toEqual({
      asked: ['https://example.org/without', 'https://example.org/nowhere'],
      shown: ['https://example.org/own.jpg', '/api/page-picture/x.webp'],
    });
  });

  test('that are searches have no page to ask', async () => {
    expect((await draw(true)).asked).toEqual([]);
  });
});
