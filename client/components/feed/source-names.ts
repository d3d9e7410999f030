import { byLocale } from '#domain/formatter.ts'
import { type Source, sourceName } from '#domain/merged-feed/merged-feed.ts'

const listing = byLocale((locale) => new Intl.ListFormat(locale))

/** Returns the names of sources as in "#tea, #rain and meadow.example". */
export const sourceNames = (sources: readonly Source[], locale: string): string =>
  listing(locale).format(sources.map((source) => `\u2068${sourceName(source)}\u2069`))
