/** Says how much is stored, for people (docs/spec/settings.md#what-is-stored-on-this-device). */

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Returns a number of bytes in the largest unit that fits, in the words of the language. */
export function byteSize(bytes: number, locale: string): string {
  const step = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1)
  const unit = UNITS[step] ?? 'byte'
  const format = {
    style: 'unit',
    unit,
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  } as const
  return new Intl.NumberFormat(locale, format).format(bytes / 1000 ** step)
}
