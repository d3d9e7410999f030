import type { Account } from '#contract/entities/account.ts'
import type { Instance } from '#contract/entities/instance.ts'
import { avatarOf, bannerOf } from '#domain/profile/chosen-pictures.ts'
import type { EditedPictures } from '#domain/profile-edit/profile-edit.ts'
import { useText } from '#i18n/i18n.ts'
import { PictureField } from './PictureField.tsx'

/**
 * Shows how the two pictures of a profile are chosen and removed
 * (docs/spec/settings.md#pictures-of-a-profile).
 */
export function PictureFields({
  account,
  instance,
  pictures,
  onChange,
}: {
  account: Account
  instance: Instance
  pictures: EditedPictures
  onChange: (pictures: EditedPictures) => void
}) {
  const t = useText()
  return (
    <div>
      <PictureField
        label={t('edit_profile.avatar')}
        kind="avatar"
        instance={instance}
        former={avatarOf(account)}
        chosen={pictures.avatar}
        onChange={(avatar) => onChange({ avatar })}
      />
      <PictureField
        label={t('edit_profile.header')}
        kind="header"
        instance={instance}
        former={bannerOf(account)}
        chosen={pictures.header}
        onChange={(header) => onChange({ header })}
      />
    </div>
  )
}
