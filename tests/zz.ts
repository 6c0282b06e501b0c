import { explore } from './model/derive.ts';
const [, , name] = process.argv;
const m = await import(`./model/samples/${name}.ts`);
const t = Date.now();
const e = explore(m[name!]);
console.log(name, e.keys.size, e.edges.length, Date.now() - t, 'ms');
