import { mealEditingMachine } from '../../../machines/planner/mealEditing.machine.ts';
import { mealSwapMachine } from '../../../machines/planner/mealSwap.machine.ts';
import { planGenerationMachine } from '../../../machines/planner/planGeneration.machine.ts';
import { planLibraryMachine } from '../../../machines/planner/planLibrary.machine.ts';
import { calendarLinkMachine } from '../../../machines/planner/calendarLink.machine.ts';
import { shoppingMachine } from '../../../machines/planner/shopping.machine.ts';
import { tutorialMachine } from '../../../machines/planner/tutorial.machine.ts';
import { weekDaysMachine } from '../../../machines/planner/weekDays.machine.ts';
import { weekSheetMachine } from '../../../machines/planner/weekSheet.machine.ts';
import { createConnectionReturns, createTabReturns } from '../../actors/connectionReturns.ts';
import type { Connections } from '../../actors/connections.ts';
import { createClearPlans, createDeletePlan, createRestoreChange } from './actors/deletePlan.ts';
import {
  createFetchMealInstructions,
  createFetchMealResources,
} from './actors/fetchMealInstructions.ts';
import { createFetchMeals } from './actors/fetchMeals.ts';
import {
  createFetchDays,
  createFetchOlderPlans,
  createFetchPlans,
  createReadCopiedPlans,
} from './actors/fetchPlans.ts';
import { mealDraftIn } from './actors/mealDraft.ts';
import { createWeekFormDraft } from './actors/weekFormDraft.ts';
import { createFetchShopping } from './actors/fetchShopping.ts';
import {
  createFetchOffers,
  createGeneratePlan,
  createProposeChange,
} from './actors/generatePlan.ts';
import { createViewAddress } from './actors/viewAddress.ts';
import { createDrafts } from '../../actors/drafts.ts';
import { openOutbox, outboxInMemory } from '../../actors/outbox.ts';
import { createPrepareImage } from '../photos/actors/prepareImage.ts';
import { createSaveAnswers } from '../health/actors/saveAnswers.ts';
import { createReadHousehold } from './actors/readHousehold.ts';
import {
  createDuplicatePlan,
  createSaveEmptyPlan,
  createSavePlan,
  createUpdatePlan,
} from './actors/savePlan.ts';
import {
  createSendToPrinter,
  createShareList,
  createShareRecipe,
  createShareWeek,
} from './actors/shareText.ts';
import { createTickOutbox, tickWorld } from './actors/tickOutbox.ts';
import { createWakeLock } from './actors/wakeLock.ts';
import { countries } from '../../../domain/countries.ts';
import {
  createFetchLink,
  createMakeLink,
  createRevokeLink,
  createShareCalendarLink,
} from './actors/calendarLink.ts';
import { calendarLink as calendarWords } from './texts/calendar.en.ts';
import { shopping as shoppingWords } from './texts/en.ts';
import { measured } from '../../texts/measures.ts';
import { sheetText } from './views/sheetDays.ts';
import type { Ports } from '../../actors/ports.ts';

const nameCountry = (code: string) => countries.find(([each]) => each === code)?.[1];

const generationChart = (connections: Connections) =>
  planGenerationMachine.provide({
    actors: {
      readHousehold: createReadHousehold(connections, nameCountry),
      prepareImage: createPrepareImage(),
      generatePlan: createGeneratePlan(connections),
      connectionReturns: createConnectionReturns(),
      saveAnswers: createSaveAnswers(connections),
      savePlan: createSavePlan(connections),
      weekFormDraft: createWeekFormDraft(connections),
    } satisfies Ports<typeof planGenerationMachine>,
  });

const editingChart = (connections: Connections) =>
  mealEditingMachine.provide({
    actors: {
      fetchMeals: createFetchMeals(connections),
      mealSwap: mealSwapMachine.provide({
        actors: {
          fetchOffers: createFetchOffers(connections),
          connectionReturns: createConnectionReturns(),
        } satisfies Ports<typeof mealSwapMachine>,
      }),
      proposeChange: createProposeChange(connections),
      connectionReturns: createConnectionReturns(),
      updatePlan: createUpdatePlan(connections),
      drafts: createDrafts('meal', connections.storage, mealDraftIn),
    } satisfies Ports<typeof mealEditingMachine>,
  });

const shoppingChart = (connections: Connections) =>
  shoppingMachine.provide({
    actors: {
      fetchShopping: createFetchShopping(connections),
      shareList: createShareList(shoppingWords.title, navigator, measured),
      sendToPrinter: createSendToPrinter(),
      tickOutbox: createTickOutbox(
        connections,
        typeof indexedDB === 'undefined' ? outboxInMemory() : openOutbox(),
        tickWorld(),
      ),
    } satisfies Ports<typeof shoppingMachine>,
  });

const calendarLinkChart = (connections: Connections) =>
  calendarLinkMachine.provide({
    actors: {
      fetchLink: createFetchLink(connections),
      makeLink: createMakeLink(connections),
      revokeLink: createRevokeLink(connections),
      shareLink: createShareCalendarLink(calendarWords.title),
    } satisfies Ports<typeof calendarLinkMachine>,
  });

const tutorialChart = (connections: Connections) =>
  tutorialMachine.provide({
    actors: {
      fetchInstructions: createFetchMealInstructions(connections),
      fetchResources: createFetchMealResources(connections),
      shareRecipe: createShareRecipe(() => location.origin),
      wakeLock: createWakeLock(),
    } satisfies Ports<typeof tutorialMachine>,
  });

/** The planner: its library of weeks, and the charts of what lies open over it. */
export const plannerChart = (connections: Connections) =>
  planLibraryMachine.provide({
    actors: {
      readCopiedPlans: createReadCopiedPlans(connections, nameCountry),
      fetchPlans: createFetchPlans(connections, nameCountry),
      fetchOlderPlans: createFetchOlderPlans(connections),
      saveEmptyPlan: createSaveEmptyPlan(connections),
      duplicatePlan: createDuplicatePlan(connections),
      deletePlan: createDeletePlan(connections),
      clearPlans: createClearPlans(connections),
      restoreChange: createRestoreChange(connections),
      viewAddress: createViewAddress(connections),
      tabReturns: createTabReturns(),
      planGeneration: generationChart(connections),
      mealEditing: editingChart(connections),
      shopping: shoppingChart(connections),
      calendarLink: calendarLinkChart(connections),
      tutorial: tutorialChart(connections),
      weekSheet: weekSheetMachine.provide({
        actors: {
          shareWeek: createShareWeek(sheetText),
          sendToPrinter: createSendToPrinter(),
        } satisfies Ports<typeof weekSheetMachine>,
      }),
      weekDays: weekDaysMachine.provide({
        actors: { fetchDays: createFetchDays(connections) } satisfies Ports<typeof weekDaysMachine>,
      }),
    } satisfies Ports<typeof planLibraryMachine>,
  });
