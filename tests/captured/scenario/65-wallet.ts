/** Signs up and in with an Ethereum wallet, and proves identities by wallet and by minisign key. */

import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import type { Caller, Json } from '../caller.ts'
import { createWallet } from '../wallet.ts'

export default async function wallet(t: Caller) {
  const { body: instance } = await t.call('', 'GET', '/api/v1/instance', { quiet: true })
  const { address, sign: signText } = createWallet(t.stamp)
  let nonce = 0
  const message = (changes = {}) => {
    nonce += 1
    const parts = {
      host: new URL(t.origin).hostname,
      address,
      statement: instance.login_message,
      uri: t.origin,
      nonce: `${t.stamp}nonce${nonce}`,
      issued: new Date().toISOString(),
      more: '',
      gap: '\n\n',
      ...changes,
    }
    return `${parts.host} wants you to sign in with your Ethereum account:\n${parts.address}\n\n${parts.statement}${parts.gap}URI: ${parts.uri}\nVersion: 1\nChain ID: 1\nNonce: ${parts.nonce}\nIssued At: ${parts.issued}${parts.more}`
  }
  const register = (name: string, text: string, more = {}) =>
    t.call(`wallet/register/${name}`, 'POST', '/api/v1/accounts', {
      json: {
        username: t.user('wim'),
        authentication_method: 'eip4361',
        message: text,
        signature: signText(text),
        ...more,
      },
      show: seal,
    })
  const token = (name: string, text: string, more = {}) =>
    t.call(`wallet/token/${name}`, 'POST', '/oauth/token', {
      json: { grant_type: 'eip4361', message: text, signature: signText(text), ...more },
      show: seal,
    })

  await token('unknown-wallet', message())
  await register('host-with-port', message({ host: new URL(t.origin).host }))
  await register('lower-case-address', message({ address: address.toLowerCase() }))
  await register('no-blank-line', message({ gap: '\n' }))
  await register('other-statement', message({ statement: 'Hello' }))
  await register('no-statement', message({ statement: '', gap: '\n' }))
  await register('expired', message({ more: '\nExpiration Time: 2020-01-01T00:00:00Z' }))
  await register('short-nonce', message({ nonce: 'abc' }))
  await register('trailing-line-end', `${message()}\n`)
  const text = message()
  await register('wrong-signature', text, { signature: signText('other') })
  await register('short-signature', text, { signature: '0xabcd' })
  const registered = await t.call('wallet/register/done', 'POST', '/api/v1/accounts', {
    json: {
      username: t.user('wim'),
      authentication_method: 'eip4361',
      message: text,
      signature: `0x${signText(text)}`,
    },
    show: ({ username, authentication_methods, error }: Json) =>
      error ?? { username, authentication_methods },
  })
  await register('same-wallet-again', message(), { username: t.user('wim2') })
  await token('same-message', text)
  await token('same-message-again', text)
  await token('new-message', message())
  await token('other-uri', message({ uri: 'https://other.example/x' }))
  await t.call('wallet/token/password', 'POST', '/oauth/token', {
    json: { grant_type: 'password', username: t.user('wim'), password: 'x' },
  })
  if (registered.status === 201) await prove(t, address, signText)
}

/** Returns the part of an answer without the message, which differs every time. */
const seal = ({ error, access_token, username }: Json) => error ?? (access_token ? 'token' : username)

async function prove(t: Caller, address: Json, signText: Json) {
  const path = '/api/v1/accounts'
  const show = ({ identity_proofs, error }: Json) =>
    error ??
    identity_proofs?.map((proof: Json) => ({ ...proof, value: proof.name === 'Key' ? '<key>' : '<address>' }))
  const claimOf = async (type: string, signer: Json) => {
    const query = `proof_type=${type}&signer=${encodeURIComponent(signer)}`
    const { body } = await t.call('', 'GET', `${path}/identity_claim?${query}`, { as: 'ben', quiet: true })
    return { claim: '', ...body }
  }
  const send = (name: string, proof_type: Json, claim: Json, signature: Json) =>
    t.call(`identity/proven/${name}`, 'POST', `${path}/identity_proof`, {
      as: 'ben',
      json: { proof_type, did: claim.did, signature, created_at: claim.created_at },
      show,
    })

  const ethereum = await claimOf('ethereum', address)
  await send('ethereum-with-0x', 'ethereum', ethereum, `0x${signText(ethereum.claim)}`)
  await send('ethereum', 'ethereum', ethereum, signText(ethereum.claim))
  await send('ethereum-again', 'ethereum', ethereum, signText(ethereum.claim))

  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const id = Buffer.from('12345678')
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  const line = Buffer.concat([Buffer.from('Ed'), id, raw]).toString('base64')
  const file = (payload: Json) => `untrusted comment: x\n${payload}\ntrusted comment: y\n${'A'.repeat(88)}\n`
  const signed = (kind: Json, data: Json) =>
    Buffer.concat([Buffer.from(kind), id, sign(null, data, privateKey)]).toString('base64')
  const hashed = (text: string) => createHash('blake2b512').update(text).digest()

  const minisign = await claimOf('minisign', line)
  await send('minisign-without-line-end', 'minisign', minisign, signed('ED', hashed(minisign.claim)))
  await send('minisign-legacy', 'minisign', minisign, signed('Ed', Buffer.from(`${minisign.claim}\n`)))
  await send(
    'minisign-hex',
    'minisign',
    minisign,
    Buffer.from(signed('ED', hashed(`${minisign.claim}\n`)), 'base64').toString('hex'),
  )
  await send('minisign', 'minisign', minisign, signed('ED', hashed(`${minisign.claim}\n`)))
  const unhashed = await claimOf('minisign-unhashed', file(line))
  await send('unhashed-hex-text', 'minisign-unhashed', unhashed, signed('Ed', Buffer.from(unhashed.claim)))
  await send(
    'unhashed',
    'minisign-unhashed',
    unhashed,
    file(signed('Ed', Buffer.from(unhashed.claim, 'hex'))),
  )
  await t.call('identity/proven/deleted', 'DELETE', `${path}/identity_proof`, {
    as: 'ben',
    json: { did: ethereum.did },
    show,
  })
}
