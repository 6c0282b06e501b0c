/** Tells Stryker to leave `types: { … }` of a chart's setup alone: it is read by the compiler only, so no test can notice. */
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

interface Path {
  isObjectProperty(): boolean;
  node: { key?: { name?: string } };
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'types', {
    shouldIgnore(path: Path) {
      return path.isObjectProperty() && path.node.key?.name === 'types'
        ? 'read by the compiler only'
        : undefined;
    },
  }),
];
