import { nullish, object, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Account } from '../entities/account.ts'
import { AccessToken, Application } from '../entities/session.ts'

const credentials = {
  username: nullish(string()),
  password: nullish(string()),
  message: nullish(string()),
  signature: nullish(string()),
}

/**
 * Signs up, and returns the account without a token: call `grantToken` next (docs/server/session.md#sign-up,
 * docs/spec/calls.md#calls-for-the-session, docs/spec/sign-in.md#grant-types).
 */
export const register = endpoint({
  method: 'POST',
  path: '/api/v1/accounts',
  access: 'none',
  body: object({
    ...credentials,
    username: string(),
    authentication_method: nullish(string()),
    invite_code: nullish(string()),
  }),
  returns: Account,
  status: 201,
})

/**
 * Registers a client, whose sessions then have its name (docs/server/session.md#register-an-app,
 * docs/spec/sign-in.md#name-of-the-client).
 */
export const registerApplication = endpoint({
  method: 'POST',
  path: '/api/v1/apps',
  access: 'none',
  body: object({
    client_name: string(),
    redirect_uris: string(),
    scopes: string(),
    website: nullish(string()),
  }),
  returns: Application,
})

/**
 * Signs in, and returns a token (docs/server/session.md#get-a-token). `grant_type` is the authentication
 * method; other clients use `code`.
 */
export const grantToken = endpoint({
  method: 'POST',
  path: '/oauth/token',
  access: 'none',
  body: object({
    ...credentials,
    grant_type: string(),
    code: nullish(string()),
    client_id: nullish(string()),
    client_secret: nullish(string()),
    scope: nullish(string()),
  }),
  returns: AccessToken,
})

export const revokeToken = endpoint({
  method: 'POST',
  path: '/oauth/revoke',
  access: 'required',
  body: object({ token: string() }),
  returns: object({}),
})

/** Returns the account that the token belongs to. */
export const getViewer = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/verify_credentials',
  access: 'required',
  returns: Account,
})
