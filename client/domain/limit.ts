/** Constants that several rules share (spec A §9, decisions "Page size"). */

export const PAGE_SIZE = 20
