/** Behind a line of a plan whose amount is our estimate; readers of lines pass over it, and screens say it in their language. */
export const estimatedWord = ' (estimated)';
