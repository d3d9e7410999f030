/** Returns the id of the place where a file is described. */
export const descriptionId = (key: string) => `description-${key}`

/** Returns the box for the description of a file, where it is shown. */
export const descriptionField = (key: string) =>
  document.getElementById(descriptionId(key))?.querySelector('textarea')
