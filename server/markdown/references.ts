/** What a post refers to: people, tags, other posts (contract 7.1, 7.2). Never inside code or links. */
import type { MarkdownIt, StateInline } from 'markdown-it'

/** Answers what the world knows, and keeps what the text named. */
export interface References {
  /** Address of a person's page; undefined leaves the text alone. */
  mention(username: string, host: string | null): string | undefined
  tag(name: string): string
  /** Whether a public post has this address. */
  post(url: string): boolean
}

type Rule = (state: StateInline, silent: boolean) => boolean

const MENTION = /@([\w-]+(?:\.[\w-]+)*)(?:@([\w-]+(?:\.[\w-]+)+))?/y
const HASHTAG = /#([\p{L}\p{M}\p{N}_]+)/uy
const POST_LINK = /\[\[([^\s\]|]+)(?:\|([^\]]+))?\]\]/y

/** One set of rules; `current` answers while a post is rendered. */
export function recognizeReferences(md: MarkdownIt, current: () => References): void {
  const { escapeHtml } = md.utils

  const mention: Rule = (state, silent) => {
    const found = matchWord(MENTION, state)
    if (!found) return false
    const [typed, username = '', host = null] = found
    const url = current().mention(username, host)
    if (url === undefined) return false
    const link = `<a class="u-url mention" href="${escapeHtml(url)}" rel="noopener">@${username}</a>`
    return emit(state, silent, typed, `<span class="h-card">${link}</span>`)
  }

  const hashtag: Rule = (state, silent) => {
    const found = matchWord(HASHTAG, state)
    if (!found) return false
    const [typed, name = ''] = found
    if (name.length < 2 && !/\p{L}/u.test(name)) return false
    const url = escapeHtml(current().tag(name))
    return emit(state, silent, typed, `<a class="hashtag" href="${url}" rel="tag noopener">#${name}</a>`)
  }

  const postLink: Rule = (state, silent) => {
    const found = match(POST_LINK, state)
    if (!found) return false
    const [typed, url = '', text = url] = found
    if (!current().post(url)) return false
    return emit(state, silent, typed, `<a href="${escapeHtml(url)}" rel="noopener">${escapeHtml(text)}</a>`)
  }

  md.inline.ruler.before('link', 'post_link', postLink)
  md.inline.ruler.before('emphasis', 'mention', mention)
  md.inline.ruler.before('emphasis', 'hashtag', hashtag)
}

function match(pattern: RegExp, state: StateInline): RegExpExecArray | null {
  if (state.linkLevel > 0) return null
  pattern.lastIndex = state.pos
  return pattern.exec(state.src)
}

/** A reference begins a word: `a@b` and `page#part` are none. */
function matchWord(pattern: RegExp, state: StateInline): RegExpExecArray | null {
  const before = state.pos === 0 ? '' : state.src.charAt(state.pos - 1)
  return /[\p{L}\p{N}_/&@]/u.test(before) ? null : match(pattern, state)
}

function emit(state: StateInline, silent: boolean, typed: string, html: string): true {
  if (!silent) state.push('html_inline', '', 0).content = html
  state.pos += typed.length
  return true
}
