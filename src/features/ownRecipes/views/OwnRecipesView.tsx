import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { Page } from '../../../ui/Page.tsx';
import { MarkHeart } from '../../marks/views/MarkHeart.tsx';
import type { MarkButtonsProps } from '../../marks/views/MarkButtons.tsx';
import { ownRecipes as words } from '../texts/en.ts';
import { ownRecipesPages } from '../texts/pages.en.ts';
import { collections as collectionWords } from '../texts/collections.en.ts';
import type { CollectionsActor } from './collectionsSelectors.ts';
import { Again } from './Again.tsx';
import { OwnRecipeList } from './OwnRecipeList.tsx';
import { OwnRecipeSearch } from './OwnRecipeSearch.tsx';
import { RecipeWriting } from './RecipeWriting.tsx';
import {
  isCollected,
  isFiled,
  isWritten,
  type OwnRecipesActor,
  type RecipeFileActor,
  type RecipeWritingActor,
} from './selectors.ts';

export interface OwnRecipesParts {
  readonly RecipeWriting: ComponentType<{ readonly actor: RecipeWritingActor }>;
  readonly RecipeFile: ComponentType<{ readonly actor: RecipeFileActor }>;
  readonly Collections: ComponentType<{ readonly actor: CollectionsActor }>;
  readonly MarkHeart: ComponentType<MarkButtonsProps>;
  readonly Search: ComponentType<{ readonly actor: OwnRecipesActor }>;
}
/** The list is read without them. */
const LazyFile = lazyPart(() =>
  import('./RecipeFile.tsx').then(({ RecipeFile }) => ({ default: RecipeFile })),
);
const LazyCollections = lazyPart(() =>
  import('./Collections.tsx').then(({ Collections }) => ({ default: Collections })),
);
const allParts: OwnRecipesParts = {
  RecipeWriting,
  RecipeFile: LazyFile,
  Collections: LazyCollections,
  MarkHeart,
  Search: OwnRecipeSearch,
};

interface OwnRecipesViewProps {
  readonly actor: OwnRecipesActor;
  /** What the chart within is drawn with. */
  readonly parts?: OwnRecipesParts;
}

/** The recipes of one's own, or the page where one is written, a file is brought or recipes are collected. */
export function OwnRecipesView({ actor, parts = allParts }: OwnRecipesViewProps) {
  const filed = useSelector(actor, isFiled);
  const written = useSelector(actor, isWritten);
  const collected = useSelector(actor, isCollected);
  return (
    <Page title={ownRecipesPages['/my-recipes'].title}>
      {filed && <File actor={actor} part={parts.RecipeFile} />}
      {written && <Written actor={actor} part={parts.RecipeWriting} />}
      {collected && <Collected actor={actor} part={parts.Collections} />}
      {!filed && !written && !collected && (
        <OwnRecipeList actor={actor} MarkHeart={parts.MarkHeart} Search={parts.Search} />
      )}
    </Page>
  );
}

interface PartProps<Name extends keyof OwnRecipesParts> {
  readonly actor: OwnRecipesActor;
  readonly part: OwnRecipesParts[Name];
}

function Written({ actor, part: Part }: PartProps<'RecipeWriting'>) {
  const writing = useSelector(actor, (snapshot) => snapshot.children.recipeWriting);
  const stopped = useSelector(actor, (snapshot) => snapshot.matches('writingStopped'));
  return (
    <>
      {writing && <Part actor={writing} />}
      {stopped && (
        <Again text={words.stopped} onClick={() => actor.send({ type: 'writing.retried' })} />
      )}
    </>
  );
}

function File({ actor, part: Part }: PartProps<'RecipeFile'>) {
  const file = useSelector(actor, (snapshot) => snapshot.children.recipeFile);
  const stopped = useSelector(actor, (snapshot) => snapshot.matches('filingStopped'));
  return (
    <>
      {file && (
        <Suspense fallback={null}>
          <Part actor={file} />
        </Suspense>
      )}
      {stopped && (
        <Again text={words.fileStopped} onClick={() => actor.send({ type: 'file.retried' })} />
      )}
    </>
  );
}

function Collected({ actor, part: Part }: PartProps<'Collections'>) {
  const collections = useSelector(actor, (snapshot) => snapshot.children.collections);
  const stopped = useSelector(actor, (snapshot) => snapshot.matches('collectingStopped'));
  return (
    <>
      {collections && (
        <Suspense fallback={null}>
          <Part actor={collections} />
        </Suspense>
      )}
      {stopped && (
        <Again
          text={collectionWords.stopped}
          onClick={() => actor.send({ type: 'collections.retried' })}
        />
      )}
    </>
  );
}
