// The library's public pages, rendered here without a script. Signed-in users see their favourites.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kitchen } from '../../../kitchen/index.ts';
import type { Facts } from '../../../kitchen/recipes/facts.ts';
import { compressed } from '../../infrastructure/http/compression.ts';
import { tagAnswer } from '../../infrastructure/http/tags.ts';
import type { Services } from '../../infrastructure/services.ts';
import { drawnPictures, type Pictures } from '../resources/pictures.ts';
import { addressOf, readAddress, recipeAddress } from './address.ts';
import { createDraw, type Draw, type Page } from './layout.ts';
import { type Library, openLibrary } from './library.ts';
import { listPage } from './listPage.ts';
import { localeFor } from './locale.ts';
import { missingPage } from './missingPage.ts';
import { placesFitting } from './fitsReader.ts';
import { type FindReader, mineOf, openReaders } from './reader.ts';
import { recipePage, type RecipePageParts } from './recipePage.ts';
import { countBeyond, searchLibrary } from './search.ts';
import { similarTo } from './similar.ts';

const page = { schema: { hide: true }, compress: compressed, onSend: [tagAnswer] };
const [mostSimilar, mostNear] = [4, 4];

const searchOf = ({ url }: FastifyRequest): string => /\?(.*)$/s.exec(url)?.[1] ?? '';

interface Pages {
  readonly kitchen: Kitchen;
  readonly origin: string;
  readonly draw: Draw;
  readonly pictures: Pictures;
  readonly hasTrial: boolean;
  readonly findReader: FindReader;
}

export function libraryRoutes(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'kitchen' | 'guard' | 'marks' | 'storage'>,
): void {
  const { config, kitchen } = services;
  const origin = config.publicOrigin ?? `http://localhost:${config.port}`;
  const draw = createDraw(config.distDir, origin);
  const pages: Pages = {
    kitchen,
    origin,
    draw,
    pictures: drawnPictures(kitchen),
    hasTrial: !config.openAccess,
    findReader: openReaders(services),
  };
  openSoon(app, kitchen);
  app.get('/recipes', page, async (request, reply) =>
    send(reply, await listFor(request, pages), pages),
  );
  app.get('/recipes/', { schema: { hide: true } }, (request, reply) => {
    const search = searchOf(request);
    return reply.redirect(`/recipes${search === '' ? '' : `?${search}`}`, 301);
  });
  app.get<{ Params: { id: string } }>('/recipes/:id', page, async (request, reply) =>
    sendRecipe(request.params.id, request, reply, pages),
  );
}

/** So long (ms) after it listens a server has other things to do. */
const warmUp = 30_000;

/** The first visitor need not wait for what can be worked out before. */
function openSoon(app: FastifyInstance, kitchen: Kitchen): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', (done) => {
    timer = setTimeout(() => {
      openLibrary(kitchen).catch((error: unknown) =>
        app.log.error({ err: error }, 'the library could not be opened'),
      );
    }, warmUp).unref();
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearTimeout(timer);
    done();
  });
}

/** The bare address is in the language that was chosen or is asked for: who keeps it keeps one for each. */
const send = (reply: FastifyReply, drawn: Page, { draw }: Pages, code = 200): FastifyReply =>
  reply
    .code(code)
    .headers({
      // What is one person's is kept nowhere: on a shared device somebody else may go back to it.
      'cache-control': drawn.isSignedIn ? 'private, no-store' : 'no-cache',
      'content-language': drawn.locale.language,
      vary: 'accept-language, cookie',
    })
    .type('text/html; charset=utf-8')
    .send(draw(drawn));

/** A drawing takes a millisecond or three, once: others are answered between two of them. */
async function addressesOf(recipes: readonly Facts[], pictures: Pictures): Promise<string[]> {
  const addresses: string[] = [];
  for (const { recipe } of recipes) {
    addresses.push(await pictures.find(recipe.id));
    await nextTurn();
  }
  return addresses;
}

async function listFor(
  request: FastifyRequest,
  { kitchen, pictures, findReader }: Pages,
): Promise<Page> {
  const search = searchOf(request);
  const library = await openLibrary(kitchen);
  const read = readAddress(search, library);
  const reader = await findReader(request, 'list');
  const fitting = read.fitsReader === true ? await placesFitting(reader, library) : undefined;
  const results = searchLibrary(read, library, mineOf(read, reader, library, fitting));
  const [first] = results.recipes;
  const drawn = {
    lead: first ? pictures.draw(first.recipe.id) : '',
    addresses: await addressesOf(results.recipes, pictures),
  };
  const unfit = fitting
    ? countBeyond(results, read, library, mineOf(read, reader, library))
    : undefined;
  return listPage(read, { ...results, unfit }, library, drawn, localeFor(request, search), reader);
}

async function sendRecipe(
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Pages,
): Promise<FastifyReply> {
  const { pictures, kitchen, findReader } = pages;
  const search = searchOf(request);
  const locale = localeFor(request, search);
  const library = await openLibrary(kitchen);
  const facts = library.recipes[library.placeOf.get(id) ?? -1];
  const reader = await findReader(request, 'recipe');
  if (facts)
    return send(reply, await recipeFor(facts, library, { search, locale, reader }, pages), pages);
  const plain = id.toLowerCase();
  if (library.placeOf.has(plain)) return reply.redirect(locale.link(recipeAddress(plain)), 301);
  const near = nearTo(id, library);
  const drawn = await addressesOf(near, pictures);
  return send(reply, missingPage(near, drawn, library, locale, reader), pages, 404);
}

async function recipeFor(
  facts: Facts,
  library: Library,
  { search, ...own }: Pick<RecipePageParts, 'locale' | 'reader'> & { readonly search: string },
  { origin, pictures, hasTrial }: Pages,
): Promise<Page> {
  const { id } = facts.recipe;
  const similar = similarTo(facts, library, mostSimilar);
  return recipePage({
    facts,
    library,
    similar,
    pictures: {
      drawing: pictures.draw(id),
      address: await pictures.find(id),
      similar: await addressesOf(similar, pictures),
    },
    country:
      new URLSearchParams(search.slice(0, 200)).get('country') ?? own.reader?.country ?? undefined,
    origin,
    hasTrial,
    ...own,
  });
}

function nearTo(id: string, library: Library): readonly Facts[] {
  const text = id.replaceAll('-', ' ').slice(0, 60);
  const { recipes } = searchLibrary({ text, filters: [], page: 1 }, library);
  return recipes.slice(0, mostNear);
}

/** What search engines may list of the library. */
export const listedRecipes = ({ catalogue }: Services['kitchen']): string[] => [
  addressOf({ text: '', filters: [], page: 1 }),
  ...catalogue.recipes.map(({ id }) => recipeAddress(id)),
];
