import { useEffect, useState } from 'react'
import { linkedProfile } from '#domain/profile/linked-profile.ts'
import { lazyPart } from '#i18n/lazy-part.ts'
import { useHref } from '#platform/page/location.ts'
import { watchIntent } from './hover-intent.ts'

const ProfileHoverCard = lazyPart(async () => (await import('./ProfileHoverCard.tsx')).ProfileHoverCard)

/**
 * Selects authors and mentions: links in posts and in other texts. Rows of people show themselves what a card
 * would.
 */
const LINKS = 'main :is(article, p, [dir="auto"]) a[href]'

/** On a narrow screen a card would cover what is being read. Touch opens none, whatever the screen. */
const WIDE = '(width >= 48rem)'

/**
 * Shows the card of the person whose name is pointed at or has the focus. It is rendered once; another page
 * begins without a card.
 */
export const ProfileHoverCards = () => <CardsOfPage key={useHref()} />

function CardsOfPage() {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null)
  useEffect(() => watchIntent({ findLink, onIntent: ProfileHoverCard.preload, onChange: setLink }), [])
  const address = link && linkedProfile(link.pathname, location.pathname)
  return address && <ProfileHoverCard key={link.pathname} link={link} address={address} />
}

function findLink(element: Element): HTMLAnchorElement | null {
  const link = element.closest<HTMLAnchorElement>(LINKS)
  if (link?.origin !== location.origin || !matchMedia(WIDE).matches) return null
  return linkedProfile(link.pathname, location.pathname) && link
}
