/**
 * Returns the key of an element in which texts stand between other elements. React cannot change such a text
 * where something else has rewritten the page, so the element is drawn anew whole when what it is made of
 * changes (docs/spec/conventions.md#translated-pages).
 */
export const wholeKey = (...made: readonly unknown[]): string => `whole ${JSON.stringify(made)}`
