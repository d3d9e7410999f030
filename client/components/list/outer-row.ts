/** Selects the rows of the lists, the outermost: a post in an entry of the notifications is a row within a row. */
export const OUTER_ROW = 'main [data-row]:not([data-row] *)'
