/**
 * Names what browsers throw when an element is not where it was put: something else, an extension for
 * instance, has moved it.
 */
const NAMES = ['HierarchyRequestError', 'NotFoundError']

/** Returns whether React has failed at an element that something else has taken from its place. */
export const isForeignChange = (error: unknown): boolean =>
  error instanceof DOMException && NAMES.includes(error.name)
