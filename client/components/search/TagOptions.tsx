import { Hash } from 'lucide-react'
import { tagPath } from '#domain/profile/link.ts'
import { useText } from '#i18n/i18n.ts'
import type { Listbox } from './listbox.ts'
import { OptionGroup } from './OptionGroup.tsx'
import { SearchOption } from './SearchOption.tsx'

/** Shows the hashtags that fit what is typed; each option leads to the posts with the tag. */
export function TagOptions({ listbox, tags }: { listbox: Listbox; tags: readonly string[] }) {
  const t = useText()
  if (tags.length === 0) return null
  return (
    <OptionGroup label={t('search.tags')}>
      {tags.map((tag) => (
        <SearchOption
          key={tag}
          listbox={listbox}
          name={`#${tag}`}
          href={tagPath(tag)}
          icon={<Hash />}
          onPick={listbox.onClose}
        >
          {`#${tag}`}
        </SearchOption>
      ))}
    </OptionGroup>
  )
}
