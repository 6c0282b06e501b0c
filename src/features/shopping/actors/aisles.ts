// In which order the aisles of a shop are walked, as this device has seen it.
import { noTicks, readTicks, walkedAisles, withTick } from '../../../../domain/aisleOrder.ts';
import type {
  FromListSource,
  ListNow,
  ToListSource,
  WantedChange,
} from '../../../../machines/shared/shopping.ts';
import type { Connections } from '../../../actors/connections.ts';

/** Kept when somebody signs out: it says where a shop has its bread, and nothing of who buys there. */
const setting = 'aisles';

/** Of a line that is now in the basket. */
const tickedId = (change: WantedChange): string | undefined => {
  if (change.change === 'tick' && change.ticked) return change.id;
  return change.change === 'tick_planned' && change.ticked ? `plan:${change.key}` : undefined;
};

/** @param tellChart what passes on its way: the list gets the order of its aisles */
export function openAisles(
  storage: Pick<Connections['storage'], 'readSetting' | 'writeSetting' | 'removeSetting'>,
  now: () => number,
  tellChart: (event: FromListSource) => void,
) {
  let known = readTicks(storage.readSetting(setting));
  let shown: ListNow | undefined;
  const show = (list: ListNow): void => {
    shown = list;
    tellChart({ type: 'list.read', list: { ...list, walked: walkedAisles(known, now()) } });
  };
  const learn = (changes: readonly WantedChange[]): void => {
    const ids = changes.flatMap((change) => tickedId(change) ?? []);
    const aisles = ids.flatMap((id) => shown?.lines.find((line) => line.id === id)?.aisle ?? []);
    if (aisles.length === 0) return;
    known = aisles.reduce((before, aisle) => withTick(before, aisle, now()), known);
    storage.writeSetting(setting, JSON.stringify(known));
  };
  return {
    tell: (event: FromListSource): void =>
      event.type === 'list.read' ? show(event.list) : tellChart(event),
    hear: (event: ToListSource): void => {
      if (event.type === 'list.changed') learn(event.changes);
      if (event.type !== 'order.forgotten') return;
      known = noTicks;
      storage.removeSetting(setting);
      if (shown) show(shown);
    },
  };
}
