import { AddressForm } from '#components/moving/AddressForm.tsx'
import { MovingPage } from '#components/moving/MovingPage.tsx'
import { useDone } from '#components/moving/use-done.ts'
import { useImportFollowers } from '#data/account/imports.ts'
import { useMovingText } from '#data/account/moving-texts.ts'
import { wholeTexts } from '#data/storage/journal.ts'
import { pathTo } from '#domain/session/route-map.ts'
import { useText } from '#i18n/i18n.ts'
import { TextField } from '#ui/TextField.tsx'
import { OldAccounts } from './OldAccounts.tsx'

/**
 * Shows the page that brings the followers of an account on another server here
 * (docs/spec/account.md#import-followers, docs/server/settings.md#import-followers).
 */
export function ImportFollowersScreen() {
  const t = useText()
  const done = useDone()
  const [from, setFrom] = useMovingText('oldAccount')
  const [text, setText, isStored] = useMovingText('followers')
  const importing = useImportFollowers(from.trim(), setText)

  function changeFrom(next: string) {
    importing.reset()
    setFrom(next)
  }

  function submit() {
    importing.start(text, {
      onSuccess: (isAll) => {
        if (!isAll) return
        setText('')
        setFrom('')
        done(t('import.followers_done'))
      },
    })
  }

  const intro = (
    <>
      <p>{t('import.followers_intro')}</p>
      <ul>
        <li>{t('import.needs_proof')}</li>
        <li>
          <span>{`${t('import.needs_alias')} `}</span>
          <a href={pathTo('aliases')}>{t('aliases.title')}</a>
        </li>
      </ul>
    </>
  )

  return (
    <MovingPage section="experiments" title={t('import.followers_title')} intro={intro}>
      <AddressForm
        label={t('import.followers_field')}
        help={t('import.field_help')}
        text={text}
        isStored={isStored}
        importing={importing}
        isComplete={from.trim() !== ''}
        onChange={setText}
        onSubmit={submit}
      >
        <div>
          <TextField
            label={t('import.from_field')}
            help={t('import.from_help')}
            dir="ltr"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={importing.isPending}
            value={from}
            onChange={({ target }) => changeFrom(target.value)}
          />
          <OldAccounts onPick={changeFrom} />
        </div>
      </AddressForm>
    </MovingPage>
  )
}
ImportFollowersScreen.ready = wholeTexts
