const hosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
  'youtu.be',
  'www.youtu.be',
]);
const id = /^[\w-]{11}$/;

/** The 11-character id of a video on YouTube; nothing else may be embedded. */
export function videoId(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(link);
  if (!/^https?:$/.test(protocol) || !hosts.has(hostname)) return undefined;
  const [first = '', second = ''] = pathname.split('/').slice(1);
  const found = hostname.endsWith('youtu.be')
    ? first
    : ['embed', 'shorts', 'v', 'live'].includes(first)
      ? second
      : searchParams.get('v');
  return found && id.test(found) ? found : undefined;
}
