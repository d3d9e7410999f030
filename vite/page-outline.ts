/**
 * Draws the outline of the page into it: what somebody who is signed in sees until the code has come
 * (docs/spec/navigation.md#before-the-page). It has the styles of the frame itself, so that the column stands
 * where it will stand.
 */
import type { Rolldown } from 'vite'

const ROOT = '<div id="root">'

const line = (width: string) =>
  `<span class="Skeleton_skeleton" data-shape="line" data-width="${width}"></span>`

const POST = [
  '<div class="PostSkeleton_post"><span class="Skeleton_skeleton" data-shape="round"></span>',
  `<div class="PostSkeleton_lines">${['s', 'l', 'l', 'm'].map(line).join('')}</div></div>`,
].join('')

const OUTLINE = [
  '<div id="outline" aria-hidden="true"><div class="UserFrame_frame">',
  '<div class="Header_header"><div class="Header_row"><span class="Header_home"></span>',
  '<div class="SearchBox_search"><div class="SearchBox_box"><span class="SearchBox_input"></span></div></div>',
  '</div></div>',
  '<div class="UserFrame_columns"><div class="Sidebar_sidebar"></div>',
  `<div class="Shell_main">${POST.repeat(6)}</div></div>`,
  '<div class="BottomBar_bar"><div class="BottomBar_entry"></div></div>',
  '</div></div>',
].join('')

/**
 * Throws if the sheets that the page links have no styles for a part of the outline, because it has another
 * name by now.
 */
export function withOutline(html: string, bundle: Rolldown.OutputBundle): string {
  const styles = Object.values(bundle).map((file) =>
    file.type === 'asset' && html.includes(`href="/${file.fileName}"`) ? String(file.source) : '',
  )
  for (const [, name] of OUTLINE.matchAll(/class="(\w+)"/g))
    if (!styles.some((sheet) => sheet.includes(`.${name}`)))
      throw new Error(`the outline has no styles for ${name}`)
  return html.replace(ROOT, () => ROOT + OUTLINE)
}
