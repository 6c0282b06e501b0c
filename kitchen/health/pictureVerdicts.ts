// Pictures that say of a food beside them that it is not eaten: '🚫🥜', 'milk ❌', '🍤🤮'.
import { emojiName } from '../ingredients/emoji.ts';

const refusing =
  /(?:❌|🚫|⛔|✖|👎|🤮|🤢|🤧|☠|💀|🙅|🏥|🚑|💉|😵|🤒|💩|🆘|😷|😖|🤕)(?:\uFE0F|\p{Emoji_Modifier}|\u200D[♀♂]\uFE0F?|\u200D💫)*/gu;
const allowing = /(?:✅|👍|👌|😋|✔|💚)(?:\uFE0F|\p{Emoji_Modifier})*/gu;
/** So many pictures are looked at in a line, and no longer line. */
const [mostMarks, longestLine] = [60, 400];

const isFood = (text: string): boolean =>
  /[\p{L}]/u.test(text) || [...text].some((character) => emojiName(character) !== undefined);
const link = /^[\s=:>→-]+|[\s=:>→-]+$/gu;

/** Which of the two neighbours a picture speaks of: the one that it touches, else as the line has them. */
function sides(line: string, from: number, to: number): { before: boolean; behind: boolean } {
  const touchesBefore = /\S/u.test(line[from - 1] ?? ' ');
  const touchesBehind = /\S/u.test(line[to] ?? ' ');
  if (touchesBefore !== touchesBehind) return { before: touchesBefore, behind: touchesBehind };
  if (!isFood(line.slice(0, from)) || line.search(refusing) === 0)
    return { before: false, behind: true };
  const endsSo = line.replace(refusing, '\u0000').trimEnd().endsWith('\u0000');
  return { before: true, behind: !endsSo };
}

/** Words belong together; of pictures in a row only those beside the mark: '🍗 🥦 🥜❌'. */
function refusedOf(
  part: string,
  isBefore: boolean,
): { readonly kept: string; readonly refused: string } {
  const text = part.replace(link, '');
  if (/\p{L}/u.test(text)) return { kept: '', refused: text };
  const names = text.split(/\s+/u);
  const refused = (isBefore ? names.at(-1) : names[0]) ?? '';
  const kept = isBefore ? names.slice(0, -1) : names.slice(1);
  return { kept: kept.join(' '), refused: [...refused].join(' ') };
}

function withVerdicts(line: string): string {
  if (line.length > longestLine) return line;
  const marks = [...line.matchAll(refusing)].slice(0, mostMarks);
  if (marks.length === 0 || !isFood(line.replace(refusing, ''))) return line;
  const parts: { text: string; before: boolean; behind: boolean }[] = [];
  let [at, isRefused] = [0, false];
  for (const mark of marks) {
    const to = mark.index + mark[0].length;
    const { before, behind } = sides(line, mark.index, to);
    parts.push({ text: line.slice(at, mark.index), behind: before, before: isRefused });
    [at, isRefused] = [to, behind];
  }
  parts.push({ text: line.slice(at), behind: false, before: isRefused });
  return parts
    .map((part) => ({ ...part, text: part.text.replace(allowing, ' ') }))
    .filter(({ text }) => isFood(text))
    .flatMap(({ text, before, behind }) => {
      if (!before && !behind) return [text.trim()];
      const { kept, refused } = refusedOf(text, behind);
      return [kept, `no ${refused}`].filter((each) => each !== '');
    })
    .join(', ');
}

/** A text in which such pictures are words: 'no 🥜, no milk'. */
export const withPictureVerdicts = (text: string): string =>
  text.search(refusing) === -1
    ? text
    : text
        .split(/([\n,;])/u)
        .map((line, at) => (at % 2 === 0 ? withVerdicts(line) : line))
        .join('');
