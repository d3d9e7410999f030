/** Decides which posts can be translated, and from what (docs/spec/post-actions.md#translate). */
import type { Post } from '#contract/entities/post.ts'
import { languageOf } from '../locale.ts'

/** Returns whether a post may be in another language than the reader's, and has words. */
export const mayTranslate = (
  { content, language }: Pick<Post, 'content' | 'language'>,
  locale: string,
): boolean => content.trim() !== '' && (language === null || languageOf(language) !== languageOf(locale))

/** Returns the name by which a browser knows the language of the interface. */
export const translationTarget = (locale: string): string =>
  locale === 'zh-Hant' ? locale : languageOf(locale)

const LINE_END = /<br\s*\/?>|<p\b[^<>]*>|<\/(?:p|li|blockquote|h\d|pre|div)>/gi

/** Returns the lines of a post, each as plain text; empty ones are left out. */
export const linesOf = (html: string, plainText: (html: string) => string): readonly string[] =>
  html
    .split(LINE_END)
    .map(plainText)
    .filter((line) => line !== '')
