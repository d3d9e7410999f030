/**
 * Builds the service worker (client/worker/) into `/worker.js`, and packs what it caches into one compressed
 * file, with a list of it (docs/spec/offline.md#the-files-of-a-build, docs/decisions/038-worker.md). Names
 * the build in the page.
 */
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { gzipSync, strToU8 } from 'fflate'
import type { Plugin, Rolldown } from 'vite'
import type { Build } from '../client/worker/this-build.ts'
import { bundleClassic } from './classic-script.ts'

const SOURCE = resolve(import.meta.dirname, '../client/worker/worker.ts')
const PAGE = 'index.html'
const CHARSET = '<meta charset="utf-8">'
/**
 * The scripts and style sheets that the page has in its head; the files of the application are not waited
 * for.
 */
const NAMED = /<(?:script|link rel="stylesheet") [^>]*?(?:src|href)="(\/assets\/[\w.-]+)"/g
/**
 * The texts, the emoji and the release notes of one language. A page has the worker cache those of its own
 * language when it has loaded them.
 */
const OF_ONE_LANGUAGE = /^\0virtual:standard-emoji\/(?!shortcodes)|\/i18n\/(locales|release-notes)\//

export function workerScript(): Plugin {
  let code = ''
  return {
    name: 'kith:worker-script',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      code = await bundleClassic(SOURCE)
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle[PAGE]
        if (page?.type !== 'asset') return this.error(`Vite has not made ${PAGE}`)
        const html = String(page.source)
        const packed = packedFiles(bundle)
        const content = JSON.stringify(packed)
        const packHash = sha256(content)
        const pack = `assets/pack-${packHash.slice(0, 8)}.gz`
        const hashes = Object.entries(packed).map(([file, text]) => [file, sha256(text)])
        const listed = JSON.stringify(Object.fromEntries(hashes))
        const listHash = sha256(listed)
        const list = `assets/files-${listHash.slice(0, 8)}.json`
        const id = sha256([code, html, packHash].join('\n')).slice(0, 12)
        const first = [...html.matchAll(NAMED)]
          .map(([, address = '']) => address)
          .filter((file) => file in packed)
        if (first.length === 0) return this.error('the page names no file that the worker caches')
        const build: Build = { id, pack: `/${pack}`, packHash, list: `/${list}`, listHash, first }
        page.source = html.replace(CHARSET, `${CHARSET}\n    <meta name="kith-build" content="${id}">`)
        const emit = (fileName: string, source: string | Uint8Array) =>
          this.emitFile({ type: 'asset', fileName, source })
        emit(pack, packedBytes(content))
        emit(list, listed)
        emit('worker.js', `const kithBuild=${JSON.stringify(build)};\n${code}`)
      },
    },
  }
}

/** Compresses in JavaScript, so that every version of Node.js makes the same bytes. */
const packedBytes = (content: string) => gzipSync(strToU8(content), { level: 9, mtime: 0 })

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Returns the text of every script and style that does not belong to one language, by its address. */
function packedFiles(bundle: Rolldown.OutputBundle): Record<string, string> {
  const files = Object.values(bundle)
    .filter(({ fileName }) => /^assets\/.*\.(js|css)$/.test(fileName))
    .filter((file) => file.type === 'asset' || !file.moduleIds.some((id) => OF_ONE_LANGUAGE.test(id)))
    .map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : String(file.source)])
  return Object.fromEntries(files.toSorted())
}
