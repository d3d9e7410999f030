/**
 * Says whether something has translated the page: a translator of the browser names its language at the root,
 * or puts elements into the page that we never draw (docs/spec/conventions.md#translated-pages). `locale` is
 * the language that we have drawn.
 */
export function isTranslated(locale: string): boolean {
  const { lang, className } = document.documentElement
  return (
    lang !== locale ||
    /\btranslated-(ltr|rtl)\b/.test(className) ||
    document.querySelector('#root font') !== null
  )
}
