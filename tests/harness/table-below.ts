/** Returns the rows of the table below a heading, as the texts of their cells without marks of code. */
export function tableBelow(page: string, heading: string): string[][] {
  const [, section = ''] = page.split(new RegExp(`^#+ ${heading}$`, 'm'))
  const rows = /\n\|(?:[^\n]*\|\n)+/.exec(section)?.[0].trim().split('\n').slice(2) ?? []
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.replaceAll('`', '').trim()),
  )
}
