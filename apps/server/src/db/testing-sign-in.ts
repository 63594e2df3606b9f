import { createVault, firstKeys } from '../kit/vault'
import { signInOf } from './sign-in'

const secret = Buffer.alloc(32, 7)

/** Of every test server, whose databases are copies of one. */
export const testSecret = secret.toString('base64')
export const testSignIn = signInOf(createVault(firstKeys(secret)))
