import { AddressForm } from '#components/moving/AddressForm.tsx'
import { MovingPage } from '#components/moving/MovingPage.tsx'
import { useDone } from '#components/moving/use-done.ts'
import { useImportFollows } from '#data/account/imports.ts'
import { useMovingText } from '#data/account/moving-texts.ts'
import { wholeTexts } from '#data/storage/journal.ts'
import { useText } from '#i18n/i18n.ts'

/** Shows the page that follows everybody in a list of addresses (docs/spec/account.md#import-follows). */
export function ImportFollowsScreen() {
  const t = useText()
  const done = useDone()
  const [text, setText, isStored] = useMovingText('follows')
  const importing = useImportFollows(setText)

  function submit() {
    importing.start(text, {
      onSuccess: (isAll) => {
        if (!isAll) return
        setText('')
        done(t('import.follows_done'))
      },
    })
  }

  return (
    <MovingPage title={t('import.follows_title')} intro={<p>{t('import.follows_intro')}</p>}>
      <AddressForm
        label={t('import.follows_field')}
        help={t('import.field_help')}
        text={text}
        isStored={isStored}
        importing={importing}
        onChange={setText}
        onSubmit={submit}
      />
    </MovingPage>
  )
}
ImportFollowsScreen.ready = wholeTexts
