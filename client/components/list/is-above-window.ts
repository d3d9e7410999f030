/** Says whether an element has been scrolled out of the window at the top. */
export const isAboveWindow = (element: Element | null) =>
  element !== null && element.getBoundingClientRect().bottom < 0
