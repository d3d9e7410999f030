/** Constants that several rules share (spec A §9, decisions "Page size"). */

/** How many entries a page of any list has. */
export const PAGE_SIZE = 20
