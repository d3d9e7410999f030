import { Logo } from '../Logo.tsx'
import { Tooltip } from '../Tooltip.tsx'
import { ButtonSamples } from './ButtonSamples.tsx'
import { ChoiceSamples } from './ChoiceSamples.tsx'
import { FieldSamples } from './FieldSamples.tsx'
import { IconSamples } from './IconSamples.tsx'
import { NoticeSamples } from './NoticeSamples.tsx'
import { OverlaySamples } from './OverlaySamples.tsx'
import styles from './Specimen.module.css'

const COLOURS = [
  'page',
  'surface',
  'surface-raised',
  'text',
  'text-quiet',
  'line',
  'line-strong',
  'accent',
  'accent-quiet',
  'link',
  'danger',
  'positive',
  'warning',
  'greentext',
  'skeleton',
] as const

const SIZES = ['2xl', 'xl', 'l', 'm', 's', 'xs'] as const

/**
 * Shows every component of `ui` in every state, at `/specimen` of `npm run dev`. It is not part of the
 * product.
 */
export function Specimen() {
  return (
    <main className={styles.page}>
      <h1 className={styles.brand}>
        <Logo /> Kith
      </h1>
      <section className={styles.section}>
        <h2>Colour and type</h2>
        <ul className={styles.swatches}>
          {COLOURS.map((name) => (
            <li key={name} className={styles.swatch}>
              <span className={styles.chip} style={{ background: `var(--color-${name})` }} />
              {name}
            </li>
          ))}
        </ul>
        {SIZES.map((size) => (
          <p key={size} className={styles.line} style={{ fontSize: `var(--text-${size})` }}>
            {size}: someone was sitting on the bench before the glue had dried
          </p>
        ))}
        <p>
          A sentence with <a href="#link">a link in it</a>, <b>bold</b> and <code>code</code>.
        </p>
      </section>
      <ButtonSamples />
      <IconSamples />
      <FieldSamples />
      <ChoiceSamples />
      <NoticeSamples />
      <OverlaySamples />
      <Tooltip />
    </main>
  )
}
