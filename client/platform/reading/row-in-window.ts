/** Returns whether somebody can see the row of an entry: its tab is in front, and it is in the window. */
export function isRowSeen(id: string): boolean {
  if (document.hidden) return false
  const row = document.querySelector(`main [data-row="${CSS.escape(id)}"]`)
  if (row === null) return false
  const { top, bottom } = row.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
