/** The version of this client. */
export { version as clientVersion } from '../../../package.json'
