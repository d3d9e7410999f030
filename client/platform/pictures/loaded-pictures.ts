/**
 * Marks pictures that are there, for the ground that is to be seen through their clear parts, but not before
 * (docs/spec/media.md#clear-pictures).
 */
export function markLoadedPictures(): void {
  document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && mark(target), true)
  for (const picture of document.images) if (picture.complete && picture.naturalWidth > 0) mark(picture)
}

const mark = (picture: HTMLImageElement) => picture.toggleAttribute('data-loaded', true)
