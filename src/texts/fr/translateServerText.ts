const blank = /\{(\w+)\}/;

/** Finds what a known English sentence is in French; `{name}` in it stands for whatever is there. */
export function speaker(sentences: Readonly<Record<string, string>>): (sentence: string) => string {
  const patterns = Object.entries(sentences)
    .filter(([english]) => blank.test(english))
    .map(([english, french]) => {
      const parts = english
        .split(/\{\w+\}/)
        .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
      const names = [...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      return { pattern: new RegExp(`^${parts.join('(.+)')}$`), names, french };
    });
  return (sentence) => {
    const exact = sentences[sentence];
    if (exact !== undefined) return exact;
    for (const { pattern, names, french } of patterns) {
      const found = pattern.exec(sentence);
      if (found)
        return names.reduce(
          (text, name, n) => text.replace(`{${name}}`, found[n + 1] ?? ''),
          french,
        );
    }
    return sentence;
  };
}
