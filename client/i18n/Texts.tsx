import type { ReactNode } from 'react'
import { useStore } from '#platform/storage/store.ts'
import { LanguageContext, language } from './i18n.ts'

/** Gives everything inside it the texts of the current language, and draws it again when that changes. */
export function Texts({ children }: { children: ReactNode }) {
  return <LanguageContext value={useStore(language)}>{children}</LanguageContext>
}
