import type { FormEvent } from 'react'
import { Command } from '#components/feedback/Command.tsx'
import { useErrorText } from '#components/feedback/error-text.ts'
import { WAYS_TO_SIGN } from '#domain/identity/key-link.ts'
import { keyProblem } from '#domain/identity/key-problem.ts'
import { readKeyText } from '#domain/identity/key-text.ts'
import { wayOf } from '#domain/identity/signing.ts'
import { useText } from '#i18n/i18n.ts'
import { takeLostFocus } from '#platform/focus/hand-over.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { KeyTextField } from './KeyTextField.tsx'
import { KEY_PROBLEMS, WAYS } from './key-texts.ts'
import styles from './Step.module.css'
import type { KeyLinkForm } from './use-key-link.ts'

/** Shows the first step: how the person signs, and the public key (docs/spec/identity.md#pasted-keys). */
export function KeyStep({ form }: { form: KeyLinkForm }) {
  const t = useText()
  const { link, request } = form
  const way = wayOf(link.way)
  const key = readKeyText(link.publicKey)
  const problem = keyProblem(link.publicKey)
  const title = t('key_link.key_title')

  function paste(publicKey: string) {
    request.reset()
    const pasted = readKeyText(publicKey)
    // The file says which program it is of.
    const program = pasted.kind === 'key' ? pasted.program : null
    const isOther = program !== null && !link.way.startsWith(program)
    form.change({ publicKey, ...(isOther && { way: program }) })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (key.kind === 'key') form.generate()
  }

  return (
    <form className={styles.step} aria-label={title} onSubmit={submit}>
      <h2 className={styles.title} tabIndex={-1} ref={form.hasTurned ? takeLostFocus : undefined}>
        {title}
      </h2>
      <RadioGroup
        legend={t('key_link.way')}
        disabled={request.isPending}
        value={link.way}
        options={WAYS_TO_SIGN.map((value) => ({
          value,
          label: t(WAYS[value].label),
          help: t(WAYS[value].help),
        }))}
        onChange={(chosen) => {
          request.reset()
          form.change({ way: chosen })
        }}
      />
      <div className={styles.hint}>
        <p>{t('key_link.create', { file: way.publicKey })}</p>
        <Command>{way.create}</Command>
      </div>
      <KeyTextField
        label={t('key_link.public_key')}
        help={t('key_link.public_key_help', { file: way.publicKey })}
        readOnly={request.isPending}
        text={link.publicKey}
        problem={problem && t(KEY_PROBLEMS[problem])}
        found={key.kind === 'key' && t('key_link.key_found', { id: key.keyId })}
        onChange={paste}
      />
      {request.isError && <RequestError error={request.error} />}
      <div>
        <Button kind="primary" type="submit" busy={request.isPending} disabled={key.kind !== 'key'}>
          {t('key_link.generate')}
        </Button>
      </div>
    </form>
  )
}

function RequestError({ error }: { error: unknown }) {
  return <Alert tone="error">{useErrorText(error)}</Alert>
}
