/**
 * `npm run build`: the client into `dist/`, the server that shows it into `.kith/server/`; only when sources
 * changed.
 */
import { build, install, prepare } from './prepare.mjs'

await prepare(install, build)
console.log('  dist/ is up to date.')
