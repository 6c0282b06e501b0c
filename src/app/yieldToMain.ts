/** Between two pieces of work the browser may paint, and answer the person. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
