/** The people of the journeys. */
export interface Person {
  username: string
  password: string
}

const PASSWORD = 'demo-password'

const account = (name: 'A' | 'B', otherwise: string): Person => ({
  username: process.env[`KITH_USER_${name}`] ?? otherwise,
  password: process.env[`KITH_PASSWORD_${name}`] ?? PASSWORD,
})

/** Two people who may write posts. */
export const A = account('A', 'alice')
export const B = account('B', 'bob')

export const demoPerson = (username: string): Person => ({ username, password: PASSWORD })
