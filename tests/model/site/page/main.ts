/** The review site: reads the address and shows the page that it names. */
import { readAddress } from './address.ts';
import { chartPage } from './chartPage.ts';
import { data, everyChart, requirementLinks, samplesOf, stateLink } from './charts.ts';
import { all, el, link, table } from './dom.ts';
import { mapPage } from './mapPage.ts';
import { requirementsPage } from './requirementsPage.ts';
import './site.css';

function homePage(): HTMLElement {
  const rows = everyChart().map(({ name, description, states, transitions }) => [
    stateLink(name, '', name),
    all(description),
    all(`${states.size - 1} states, ${transitions.length} transitions`),
    requirementLinks(
      [...new Set([...states.values()].flatMap(({ requirements }) => requirements))].sort(),
    ),
  ]);
  return el(
    'main',
    {},
    el('h1', { tabindex: '-1' }, 'How Platewise behaves'),
    el(
      'p',
      { class: 'lead' },
      `Version ${data.version}. Everything the app does is one of these charts: the states it can be in, and what leads from one to the next. Open one, press a state to read about it, or play the chart with the answers that its tests use.`,
    ),
    table(`All ${rows.length} charts`, ['chart', 'what it is about', 'size', 'requirements'], rows),
  );
}

function chartChoice(page: string): HTMLElement {
  const choice = el(
    'select',
    {
      'aria-label': 'Chart',
      change: (event) => {
        location.hash = `#/${(event.target as HTMLSelectElement).value}`;
      },
    },
    el('option', { value: '' }, 'Choose a chart'),
    ...[...samplesOf.keys()].map((name) =>
      el('option', { value: name, selected: name === page }, name),
    ),
  );
  return choice;
}

function pageFor(page: string): HTMLElement {
  const address = readAddress(location.hash);
  if (page === 'map') return mapPage();
  if (page === 'requirements') return requirementsPage(address.item);
  return samplesOf.has(page) ? chartPage(address) : homePage();
}

let shown: string | null = null;
function show(): void {
  const { page } = readAddress(location.hash);
  const isFirst = shown === null;
  shown = page;
  const content = pageFor(page);
  document.title = `${content.querySelector('h1')!.textContent} · Platewise flows`;
  const bar = el(
    'nav',
    { 'aria-label': 'Site' },
    link('#/', 'Charts'),
    link('#/map', 'Map'),
    link('#/requirements', 'Requirements'),
    chartChoice(page),
  );
  document.body.replaceChildren(bar, content);
  if (!isFirst) content.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  scrollTo(0, 0);
}

window.addEventListener('popstate', show);
show();
