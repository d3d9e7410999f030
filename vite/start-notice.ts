/**
 * Writes into the page what it says when its scripts do not come, or must not run, in all languages
 * (docs/spec/navigation.md#a-file-that-does-not-come), and names the script that watches for that.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Rolldown } from 'vite'
import { direction } from '../client/domain/locale.ts'
import { LOCALES } from './catalogues.ts'
import { fileOfScript } from './classic-script.ts'

const PLACE = / *<noscript>.*<\/noscript>\n/

export function withNotice(html: string, bundle: Rolldown.OutputBundle): string {
  const watch = `<script async fetchpriority="low" src="${fileOfScript('watch.js', bundle)}"></script>`
  const said = `<div id="start-notice" role="alert">${inAllLanguages(notice)}</div>`
  const withoutScripts = `<noscript>${inAllLanguages(noScript)}</noscript>`
  return html
    .replace('</head>', `    ${watch}\n  </head>`)
    .replace(PLACE, () => `    ${said}\n    ${withoutScripts}\n`)
}

/** Returns a text in one language, as HTML. */
type Text = (key: string) => string

/**
 * A link works without a script. Its address differs from that of the page, which the browser may have
 * cached as it was.
 */
const notice = (text: Text) => `${text('start_notice.text')} <a href="?">${text('missing_parts.reload')}</a>`

const noScript = (text: Text) => text('start_notice.no_script')

function inAllLanguages(inside: (text: Text) => string): string {
  const texts = readdirSync(LOCALES).map((file) => {
    const locale = basename(file, '.json')
    const messages: Record<string, string> = JSON.parse(readFileSync(join(LOCALES, file), 'utf8'))
    const text = (key: string) => (messages[key] ?? key).replace(/[&<]/g, (one) => `&#${one.charCodeAt(0)};`)
    return `<p lang="${locale}" dir="${direction(locale)}">${inside(text)}</p>`
  })
  return texts.join('')
}
