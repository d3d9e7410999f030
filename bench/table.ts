/** Returns the median of the values. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]]
  return sorted.length % 2 === 1 ? high : (low + high) / 2
}

/** Prints a table with aligned columns. */
export function printTable(header: string[], rows: string[][]): void {
  const widths = header.map((_cell, column) =>
    Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
  console.log([header, ...rows].map(line).join('\n'))
}

/** Returns a number with as many digits as it deserves. */
export function figure(value = Number.NaN): string {
  if (Number.isNaN(value)) return '–'
  return value.toFixed(Number.isInteger(value) || value >= 100 ? 0 : value < 1 ? 3 : 1)
}

export const ratio = (value = Number.NaN, base = Number.NaN): string =>
  base > 0 && !Number.isNaN(value) ? `${(value / base).toFixed(2)} ×` : '–'
