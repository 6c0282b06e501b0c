// Secrets from files, as containers and systemd hand them over: `SMTP_URL_FILE=/run/secrets/smtp_url`
// means the content of that file. A file is not seen where the environment is printed.
import { readFileSync } from 'node:fs';

/** What may stand in a file: an address with a password in it, or a key. */
const secrets = [
  'DATABASE_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
  'HASH_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'OIDC_CLIENT_SECRET',
  'AI_API_KEY',
  'VISION_API_KEY',
  'YOUTUBE_API_KEY',
  'GOOGLE_SEARCH_KEY',
  'PAYSTACK_SECRET_KEY',
] as const;

type Given = Readonly<Record<string, string | undefined>>;

/**
 * The environment with what the files of its `…_FILE` variables hold.
 * @returns and what is wrong, each a sentence that names its variable and nothing that a file holds
 */
export function withSecretFiles(environment: Given): { environment: Given; problems: string[] } {
  const all: Record<string, string | undefined> = { ...environment };
  const problems: string[] = [];
  for (const name of secrets) {
    const file = environment[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (environment[name]?.trim()) {
      problems.push(`${name} and ${name}_FILE exclude each other: set one of them.`);
      continue;
    }
    try {
      const text = readFileSync(file, 'utf8').trim();
      if (text === '') problems.push(`${name}_FILE names a file that is empty.`);
      all[name] = text;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      problems.push(`${name}_FILE names a file that cannot be read (${code}).`);
    }
  }
  return { environment: all, problems };
}
