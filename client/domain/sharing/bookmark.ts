/** Writes the bookmark that shares the page it is pressed on (docs/spec/writing.md#what-others-share). */
import { SHARE_PATH } from './shared-text.ts'

/** Returns the address of the bookmark: a script that opens the page for sharing at an origin. */
export const shareBookmark = (origin: string): string =>
  `javascript:void open('${origin}${SHARE_PATH}?'+new URLSearchParams({title:document.title,` +
  `text:String(getSelection()),url:location.href}))`
