/** Constants that several rules share (docs/spec/lists.md#page-size). */

/** How many entries a page of any list has. */
export const PAGE_SIZE = 20
