/**
 * Marks pictures that are there, for the ground that is to be seen through their clear parts, but not before
 * (docs/spec/media.md#clear-pictures). Returns the function that stops it.
 */
export function markLoadedPictures(): () => void {
  const note = ({ target }: Event) => target instanceof HTMLImageElement && mark(target)
  document.addEventListener('load', note, true)
  for (const picture of document.images) if (picture.complete && picture.naturalWidth > 0) mark(picture)
  return () => document.removeEventListener('load', note, true)
}

const mark = (picture: HTMLImageElement) => picture.toggleAttribute('data-loaded', true)
