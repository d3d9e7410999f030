/** `npm run build`: the client into `dist/`, the server that shows it into `.kith/server/`; only when sources changed. */
import { build, install } from './prepare.mjs'

await install()
await build()
console.log('  dist/ is up to date.')
