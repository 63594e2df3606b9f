import { accountLoader } from '../account-texts'
import { OpenAccount } from './open-account'

export const loader = accountLoader

/** Opening an account by mobile (S2.16). */
export const Component = () => <OpenAccount channel="mobile" />
