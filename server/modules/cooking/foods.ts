// Joins what the cooking and detection calls work with: the cook, the readers of photos, the names to pick from.
import type { FastifyInstance } from 'fastify';
import type { Kitchen } from '../../../kitchen/index.ts';
import { type Cooking, createCooking } from './service.ts';
import { createDetection, type Detection } from '../detection/service.ts';
import { createPhotoList, type ReadPhotoList } from '../detection/photoList.ts';
import { createFoodNameSearch, type FoodNameSearch } from './foodNames.ts';
import type { Config } from '../../infrastructure/config.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import { type ArticlePictures, createArticlePictures } from '../resources/articlePictures.ts';
import { createMarksService, type Marks } from '../marks/service.ts';
import { createOwnRecipesService, type OwnRecipes } from '../ownRecipes/service.ts';
import { createFileReader } from '../ownRecipes/files/fileReader.ts';
import { createRecipeFiles, type RecipeFiles } from '../ownRecipes/files/service.ts';
import { createRecipePhotos, type ReadRecipePhoto } from '../ownRecipes/photo/service.ts';
import { createImporter, type ImportRecipe } from '../ownRecipes/importer.ts';
import { createPantryService, type PantryService } from '../pantry/service.ts';
import { createReceiptLines } from '../shopping/receiptLines.ts';
import { createReceipts, type Receipts } from '../shopping/receipts.ts';
import { createSharedShopping, type SharedShopping } from '../shopping/service.ts';
import { countryOf } from '../shopping/world.ts';
import { type Cook, kitchenCook } from './cook.ts';
import { createModel } from './model.ts';
import { modelCook } from './modelCook.ts';
import { reviewedCook } from './reviewedCook.ts';
import { relayCook, relayDetector } from '../../infrastructure/http/relay.ts';
import { createResources, type ResourceFinder } from '../resources/resources.ts';
import { chooseVision, openTextReader } from '../detection/vision/choose.ts';

export interface Foods {
  readonly pantry: PantryService;
  readonly marks: Marks;
  readonly ownRecipes: OwnRecipes;
  readonly importRecipe: ImportRecipe;
  readonly recipeFiles: RecipeFiles;
  readonly readRecipePhoto: ReadRecipePhoto;
  readonly shopping: SharedShopping;
  readonly receipts: Receipts;
  readonly cooking: Cooking;
  readonly detection: Detection;
  readonly foodNames: FoodNameSearch;
  readonly readPhotoList: ReadPhotoList;
  readonly articlePictures: ArticlePictures;
  /** Whether food can be recognised by its looks. */
  readonly readsPlainFood: boolean;
}

/** Chooses providers by the configuration; the readers of photos end with the server. */
export function openFoods(
  app: FastifyInstance,
  config: Config,
  kitchen: Kitchen,
  storage: Storage,
  now: () => number,
): Foods {
  const articlePictures = createArticlePictures(storage.cache, (error) =>
    app.log.warn({ err: error }, 'pictures of articles could not be kept'),
  );
  const onFound = (links: readonly string[]) => articlePictures.remember(links);
  const resources = createResources(config.search, {
    kitchen,
    cache: storage.cache,
    onFound,
    now,
    onFailure: (error) => app.log.warn({ err: error }, 'a search failed; links stand in'),
  });
  const cook = chooseCook(app, config, kitchen, resources, onFound);
  const detector = config.aiService ? relayDetector(config.aiService) : undefined;
  const words = openTextReader(config, app.log);
  const vision = chooseVision(config, words, kitchen, app.log);
  app.addHook('onClose', () => vision.close());
  const marks = createMarksService(kitchen, storage);
  const pantry = createPantryService(
    kitchen,
    storage,
    async (userId) => (await countryOf({ kitchen, storage, now }, userId))?.iso2 ?? null,
    now,
  );
  const ownRecipes = createOwnRecipesService(kitchen, storage, pantry);
  const recipeFiles = createRecipeFiles(kitchen, storage, ownRecipes, createFileReader());
  app.addHook('onClose', () => recipeFiles.close());
  return {
    pantry,
    marks,
    ownRecipes,
    importRecipe: createImporter(),
    recipeFiles,
    readRecipePhoto: createRecipePhotos(words),
    shopping: createSharedShopping({ kitchen, storage, pantry, now }),
    receipts: createReceipts({ kitchen, storage, pantry, now }, createReceiptLines(words)),
    cooking: createCooking(cook, kitchen, vision, { storage, pantry, marks, ownRecipes }),
    detection: createDetection({ cook, kitchen, vision, detector, storage }),
    foodNames: createFoodNameSearch(kitchen, storage),
    readPhotoList: createPhotoList(kitchen, vision, storage),
    articlePictures,
    readsPlainFood: vision.readsPlainFood || cook.readsPhotos || detector !== undefined,
  };
}

/** Another service, else the kitchen, with a model's dishes beside its own where one is configured. */
function chooseCook(
  app: FastifyInstance,
  { aiService, ai }: Config,
  kitchen: Kitchen,
  resources: ResourceFinder,
  onFound: (links: readonly string[]) => Promise<void>,
): Cook {
  const own = kitchenCook(kitchen, resources);
  if (aiService)
    return reviewedCook(relayCook(aiService, onFound), own, kitchen, (error) =>
      app.log.warn({ err: error }, 'the other service failed; the kitchen stands in'),
    );
  return ai
    ? modelCook(createModel(ai), own, kitchen, (error) =>
        app.log.warn({ err: error }, 'the model for texts failed; the kitchen stands in'),
      )
    : own;
}
