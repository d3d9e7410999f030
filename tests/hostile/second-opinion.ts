import purify from 'dompurify'

interface Verdict {
  text: string
  hrefs: ReadonlySet<string>
  /** The tags and attributes that were removed: `<tag>` and ` name="value"`. */
  removed: ReadonlySet<string>
}

/** DOMPurify's reading of the same input. */
export function secondOpinion(html: string): Verdict {
  const clean = purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style'],
    FORCE_BODY: true,
    RETURN_DOM_FRAGMENT: true,
  })
  const removed = purify.removed.flatMap((item) => {
    if ('attribute' in item) return item.attribute ? [attributeMark(item.attribute)] : []
    return item.element instanceof Element ? [tagMark(item.element)] : []
  })
  const anchors = Array.from(clean.querySelectorAll('a'))
  return {
    text: clean.textContent ?? '',
    hrefs: new Set(anchors.map(({ href }) => href)),
    removed: new Set(removed),
  }
}

export function tagMark({ localName }: Element): string {
  return `<${localName}>`
}

export function attributeMark({ name, value }: Attr): string {
  return ` ${name}="${value}"`
}
