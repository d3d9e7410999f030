/** Where a file is described, and how one gets there. */
export const descriptionId = (key: string) => `description-${key}`

export const focusDescription = (key: string) =>
  document.getElementById(descriptionId(key))?.querySelector('textarea')?.focus()
