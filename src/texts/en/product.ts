export const product = 'Platewise';
