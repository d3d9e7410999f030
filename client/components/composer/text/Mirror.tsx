import { splitAtLimit } from '#domain/composer/over-limit.ts'
import { directionOfField } from '#domain/direction.ts'
import styles from './TextBox.module.css'

/** Gives a text box its height where it cannot grow by itself: the same text lies under it. */
const grows = CSS.supports('field-sizing', 'content')

/**
 * The same text under the text box, unseen but for what is beyond the maximum, which a text box cannot mark.
 * `mark` is where the word begins that suggestions stand under.
 */
export function Mirror({
  content,
  maximum,
  mark,
}: {
  content: string
  maximum: number
  mark: number | null
}) {
  const [fitting, over] = splitAtLimit(content, maximum)
  if (grows && over === '' && mark === null) return null
  return (
    <div className={styles.mirror} dir={directionOfField(content)} aria-hidden="true" translate="no">
      <Marked text={fitting} mark={mark} />
      {over !== '' && (
        <mark className={styles.over}>
          <Marked text={over} mark={mark === null ? null : mark - fitting.length} />
        </mark>
      )}
      <span>{'\u200b' /* an empty last line counts */}</span>
    </div>
  )
}

function Marked({ text, mark }: { text: string; mark: number | null }) {
  if (mark === null || mark < 0 || mark >= text.length) return <span>{text}</span>
  return (
    <>
      <span>{text.slice(0, mark)}</span>
      <span className={styles.mark} />
      <span>{text.slice(mark)}</span>
    </>
  )
}
