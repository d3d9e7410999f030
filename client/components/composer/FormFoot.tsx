import type { ReactNode } from 'react'
import { useText } from '#i18n/i18n.ts'
import { Button } from '#ui/Button.tsx'
import styles from './FormFoot.module.css'
import { Standstill } from './Standstill.tsx'

/**
 * Shows what stands below the text: tools and audience, the counter, and the buttons. In a sheet the button
 * that sends is above.
 */
export function FormFoot({
  asSheet,
  isSending,
  formats,
  audience,
  counter,
  submitButton,
  onCancel,
  onDiscard,
  children,
}: {
  asSheet: boolean
  isSending: boolean
  /** The buttons that format the text, where they stand here. */
  formats: ReactNode
  audience: ReactNode
  counter: ReactNode
  submitButton: ReactNode
  onCancel: () => void
  onDiscard: (() => void) | undefined
  /** The tools. */
  children: ReactNode
}) {
  const t = useText()
  // It keeps its place while the post is on its way: without it the others would move under the finger.
  const discardButton = onDiscard && (
    <Button kind="quiet" size={asSheet ? 's' : 'm'} disabled={isSending} onClick={onDiscard}>
      {t('composer.discard')}
    </Button>
  )
  return (
    <div className={styles.foot}>
      {formats}
      {asSheet && (
        <div className={styles.who}>
          <Standstill isOn={isSending}>{audience}</Standstill>
          {counter}
          {discardButton}
        </div>
      )}
      <div className={styles.tools}>
        <Standstill isOn={isSending}>{children}</Standstill>
      </div>
      {!asSheet && (
        <div className={styles.end}>
          <Standstill isOn={isSending}>{audience}</Standstill>
          <span className={styles.between} />
          {counter}
          <div className={styles.buttons}>
            {discardButton}
            <Button kind="quiet" onClick={onCancel}>
              {t('action.cancel')}
            </Button>
            {submitButton}
          </div>
        </div>
      )}
    </div>
  )
}
