import { expect } from 'vitest';
import { SourcesView } from '../../src/features/sources/views/SourcesView.tsx';
import { sources } from './samples/sources.ts';
import { press, screen, seesAlert, seesButton, seesNoButton, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

const seesTitle = () =>
  expect(
    screen.getByRole('heading', { level: 1, name: 'Where our figures come from' }),
  ).toBeVisible();

testView({
  samples: sources,
  draw: (actor) => themed(<SourcesView actor={actor as never} />),
  does: { 'sources.retried': press('Try again') },
  sees: {
    fetchingSources: () => {
      seesTitle();
      expect(screen.getByRole('status')).toHaveTextContent('Fetching the list...');
      seesNoButton('Try again');
    },
    sourcesFailed: () => {
      seesTitle();
      seesAlert('The list could not be fetched.');
      seesButton('Try again');
    },
    showing: () => {
      seesTitle();
      seesText('No clinician has reviewed our limits.');
      expect(screen.getByRole('heading', { level: 3, name: 'Price level ratio' })).toBeVisible();
      seesText('World Bank, World Development Indicators, CC BY 4.0.');
      expect(screen.getByRole('link', { name: /^CC BY 4.0/ })).toHaveAttribute(
        'href',
        'https://creativecommons.org/licenses/by/4.0/',
      );
      expect(screen.getByRole('link', { name: /^World Bank/ })).toHaveAttribute(
        'href',
        'https://data.worldbank.org',
      );
      seesText('A project');
      seesText(/Exchange rates of 22 August 2026, from Some rates/);
      seesText('Lebanon: 2023, World Bank');
      seesText('US shop prices, carried over.');
      seesText(
        '28 of 175 limits were seen in a published document, 0 in what another publication quotes of one; the others are from general knowledge.',
      );
      expect(screen.getByRole('heading', { level: 3, name: 'Vegan' })).toBeVisible();
      seesText('Nothing from animals.');
      seesText('After A society');
      seesText('Our estimate: general usage');
      seesText('Documents behind our limits');
      seesText('Who has reviewed what');
      seesText('1 of 2 reviewed');
      expect(
        screen.getAllByText(/^(?:Hypertension|Gout)\. /).map(({ textContent }) => textContent),
      ).toEqual([
        'Hypertension. Sodium: at most 1,500 mg a day (a target). After ESC 2024. Reviewed by A. Person, dietitian on 20 November 2026. Remark: As ESC 2024.',
        'Gout. Purines: at most 400 mg a day (always kept). After ACR 2020, page 3. Not reviewed.',
      ]);
      for (const text of [
        'Medicine: warfarin. Not reviewed.',
        'Keeping (rows of our own). Not reviewed.',
        'KDOQI 2020: 5 limits, 3 of them seen there',
        'WHO sodium 2012: 1 limit, not seen there',
        'ESC 2021: 2 limits, seen there',
      ])
        expect(screen.getByText(text)).toBeInTheDocument();
      seesText(
        'Of 675 ingredients, 591 have measured figures of their own, 29 those of a similar food, and 55 are estimated.',
      );
    },
  },
});
