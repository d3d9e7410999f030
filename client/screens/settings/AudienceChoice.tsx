import { useChoice } from '#components/preferences/use-preference.ts'
import type { Account } from '#contract/entities/account.ts'
import { useSetDefaultAudience } from '#data/account/default-audience.ts'
import { DEFAULT_AUDIENCES, type DefaultAudience, preferencesOf } from '#domain/preference.ts'
import { type TextKey, useText } from '#i18n/i18n.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { SaveError } from './SaveError.tsx'

const LABELS: Record<DefaultAudience, TextKey> = {
  public: 'visibility.public',
  private: 'visibility.private',
  subscribers: 'visibility.subscribers',
}

/** Chooses the audience with which new posts begin (docs/spec/settings.md#default-audience). */
export function AudienceChoice({ viewer }: { viewer: Account }) {
  const t = useText()
  const { mutate, error } = useSetDefaultAudience()
  const { value, choose } = useChoice<DefaultAudience>(preferencesOf(viewer).defaultVisibility, mutate)
  return (
    <>
      <RadioGroup
        legend={t('settings.audience')}
        legendHidden
        value={value}
        options={DEFAULT_AUDIENCES.map((audience) => ({ value: audience, label: t(LABELS[audience]) }))}
        onChange={choose}
      />
      <SaveError error={error} />
    </>
  )
}
