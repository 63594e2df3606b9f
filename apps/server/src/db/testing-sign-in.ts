import { createVault } from '../kit/vault'
import { signInOf } from './sign-in'

/** Of every test server, whose databases are copies of one. */
export const testSecret = Buffer.alloc(32, 7)
export const testSignIn = signInOf(createVault(testSecret))
