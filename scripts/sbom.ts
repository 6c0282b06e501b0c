/**
 * `npm run sbom`: the bill of materials of what is served, as CycloneDX 1.6 JSON on standard output;
 * `-- --all` with what only building, checking and testing needs. `-- --licences` lists the packages by
 * their licences instead. All of it is read from package-lock.json, which npm holds every install to.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
}

export interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly isOptional: boolean;
  readonly address: string | undefined;
  /** sha512 in hexadecimal digits. */
  readonly sha512: string | undefined;
}

const lockFile = join(import.meta.dirname, '..', 'package-lock.json');
const unknown = 'not stated';
const marker = 'node_modules/';

/** The packages of a lock file, each version once, by name. */
export function packagesIn(lock: string, withDev: boolean): Package[] {
  const { packages } = JSON.parse(lock) as { packages: Record<string, Locked> };
  const found = new Map<string, Package>();
  for (const [path, each] of Object.entries(packages)) {
    if (!path.includes(marker) || each.link || each.version === undefined) continue;
    if (each.dev && !withDev) continue;
    const name = path.slice(path.lastIndexOf(marker) + marker.length);
    const sha512 = /sha512-(\S+)/.exec(each.integrity ?? '')?.[1];
    found.set(`${name}@${each.version}`, {
      name,
      version: each.version,
      licence: each.license ?? unknown,
      isOptional: each.optional === true,
      address: each.resolved,
      sha512: sha512 === undefined ? undefined : Buffer.from(sha512, 'base64').toString('hex'),
    });
  }
  return [...found.values()].toSorted((one, other) =>
    `${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1,
  );
}

/** The address of a package as package-url has it: the @ of a scope is written %40. */
export const purlOf = ({ name, version }: Pick<Package, 'name' | 'version'>): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** SPDX's own expressions stand as such; a single id is one. */
const licenceOf = (licence: string): object =>
  /[ (]/.test(licence) ? { expression: licence } : { license: { id: licence } };

export function cycloneDx(
  packages: readonly Package[],
  { name, version }: { name: string; version: string },
  timestamp: string,
): object {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp,
      component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version },
    },
    components: packages.map((each) => ({
      type: 'library',
      'bom-ref': purlOf(each),
      name: each.name,
      version: each.version,
      purl: purlOf(each),
      scope: each.isOptional ? 'optional' : 'required',
      ...(each.licence === unknown ? {} : { licenses: [licenceOf(each.licence)] }),
      ...(each.sha512 === undefined ? {} : { hashes: [{ alg: 'SHA-512', content: each.sha512 }] }),
      ...(each.address === undefined
        ? {}
        : { externalReferences: [{ type: 'distribution', url: each.address }] }),
    })),
  };
}

/** One line a licence, the most frequent first, with its packages below. */
export function licencesIn(packages: readonly Package[]): string {
  const byLicence = new Map<string, Package[]>();
  for (const each of packages)
    byLicence.set(each.licence, [...(byLicence.get(each.licence) ?? []), each]);
  return [...byLicence]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(
      ([licence, all]) =>
        `${licence} (${all.length})\n${all.map((each) => `  ${each.name} ${each.version}`).join('\n')}`,
    )
    .join('\n');
}

if (import.meta.main) {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { all: flag, licences: flag } });
  const packages = packagesIn(readFileSync(lockFile, 'utf8'), values.all);
  const about = JSON.parse(readFileSync(join(lockFile, '..', 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  console.log(
    values.licences
      ? licencesIn(packages)
      : JSON.stringify(cycloneDx(packages, about, new Date().toISOString()), undefined, 2),
  );
}
