import { useEffect, useState } from 'react';

/** An address under which a file can be shown, for as long as it is. */
export function usePreview(file: Blob | null): { url: string | undefined; isBroken: boolean; onBroken: () => void } {
  const [shown, setShown] = useState<{ file: Blob; url: string }>();
  const [broken, setBroken] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const url = URL.createObjectURL(file);
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  const url = file && shown?.file === file ? shown.url : undefined;
  return { url, isBroken: url !== undefined && broken === url, onBroken: () => setBroken(url) };
}
