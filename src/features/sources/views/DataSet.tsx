import type { FigureSources } from '../../../../machines/shared/sources.ts';
import { parts } from '../../../texts/en/shell.ts';
import { sources as words } from '../texts/en.ts';
import { dateText } from '../../../texts/format.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Heading, Link, Text } from '../../../ui/typography.tsx';

/** One data set: whose it is, of when, under which licence, and what it is good for here. */
export function DataSet({ source }: { readonly source: FigureSources['sources'][number] }) {
  const {
    id,
    title,
    publisher,
    url,
    date,
    licence,
    licence_url: licenceUrl,
    attribution,
    used_for: usedFor,
  } = source;
  return (
    <Stack gap="3">
      <Heading level={3} size="lg">
        {title}
      </Heading>
      <Text>{words.usedFor[id] ?? usedFor}</Text>
      <Text size="sm" tone="muted">
        {words.from}{' '}
        {url === null ? (
          <span>{publisher}</span>
        ) : (
          <Link href={url} opensBeside={parts.opensBeside}>
            {publisher}
          </Link>
        )}
      </Text>
      <Text size="sm" tone="muted">
        {words.date} {dateText(date)}
      </Text>
      <Text size="sm" tone="muted">
        {words.licence}{' '}
        {licenceUrl === null ? (
          <span>{licence}</span>
        ) : (
          <Link href={licenceUrl} opensBeside={parts.opensBeside}>
            {licence}
          </Link>
        )}
      </Text>
      {attribution !== null && <Text size="sm">{attribution}</Text>}
    </Stack>
  );
}
