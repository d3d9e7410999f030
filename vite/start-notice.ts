/**
 * Writes into the page what it says when its scripts do not come, or must not run, in all languages
 * (docs/spec/navigation.md#a-file-that-does-not-come), and adds the script that watches for that
 * (client/start/watch-start.ts).
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { direction } from '../client/domain/locale.ts'
import { LOCALES } from './catalogues.ts'
import { bundleClassic } from './classic-script.ts'
import { escapeHtml } from './escape-html.ts'

const SOURCE = resolve(import.meta.dirname, '../client/start/watch-start.ts')
const PLACE = / *<noscript>.*<\/noscript>\n/

export function startNotice(): Plugin {
  let script = { fileName: '', code: '' }
  return {
    name: 'kith:start-notice',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const code = await bundleClassic(SOURCE)
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
      script = { code, fileName: `assets/watch-${hash}.js` }
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: script.fileName, source: script.code })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const watch = `    <script async fetchpriority="low" src="/${script.fileName}"></script>\n`
        return html
          .replace('</head>', `${watch}  </head>`)
          .replace(PLACE, () => `    ${inAllLanguages(notice)}\n    ${inAllLanguages(noScript)}\n`)
      },
    },
  }
}

type Part = { around: [string, string]; inside: (text: Text) => string }
/** Returns a text in one language, as HTML. */
type Text = (key: string) => string

/**
 * A link works without a script. Its address differs from that of the page, which the browser may have kept
 * as it was.
 */
const notice: Part = {
  around: ['<div id="start-notice" role="alert">', '</div>'],
  inside: (text) => `${text('start_notice.text')} <a href="?">${text('missing_parts.reload')}</a>`,
}

const noScript: Part = {
  around: ['<noscript>', '</noscript>'],
  inside: (text) => text('start_notice.no_script'),
}

function inAllLanguages({ around: [begin, end], inside }: Part): string {
  const texts = readdirSync(LOCALES).map((file) => {
    const locale = basename(file, '.json')
    const messages: Record<string, string> = JSON.parse(readFileSync(join(LOCALES, file), 'utf8'))
    const text = (key: string) => escapeHtml(messages[key] ?? key)
    return `<p lang="${locale}" dir="${direction(locale)}">${inside(text)}</p>`
  })
  return begin + texts.join('') + end
}
