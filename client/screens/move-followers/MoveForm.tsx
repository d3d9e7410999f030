import { useState } from 'react'
import { PersonField } from '#components/person-field/PersonField.tsx'
import { usePersonChoice } from '#components/person-field/use-person-choice.ts'
import type { Account } from '#contract/entities/account.ts'
import { movingText, storeMovingText } from '#data/account/moving-texts.ts'
import { useText } from '#i18n/i18n.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { Button } from '#ui/Button.tsx'
import styles from './MoveForm.module.css'

const MoveDialog = lazyPart(async () => (await import('./MoveDialog.tsx')).MoveDialog)

/** Shows the form that finds the new account, and then asks before the followers move there. */
export function MoveForm({ viewer }: { viewer: Account }) {
  const t = useText()
  const [target, setTarget] = useState<Account | null>(null)
  const choice = usePersonChoice({
    choose: setTarget,
    typedBefore: movingText('newAccount'),
    elsewhere: true,
    onType: (text) => storeMovingText('newAccount', text),
  })
  return (
    <form className={styles.form} aria-label={t('move.title')} onSubmit={choice.submit}>
      <PersonField label={t('move.target')} help={t('move.target_help')} choice={choice} />
      <div>
        <Button
          kind="primary"
          type="submit"
          // The field keeps the focus, and with it the suggestions above this button their place.
          onMouseDown={(event) => event.preventDefault()}
          busy={choice.isPending}
          disabled={choice.isEmpty}
        >
          {t('move.title')}
        </Button>
      </div>
      {target && (
        <MoveDialog viewer={viewer} target={target} onMoved={choice.clear} onDone={() => setTarget(null)} />
      )}
    </form>
  )
}
