import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { accountLoader } from '../account-texts'
import { ActivationByCode } from './activation-steps'

export const loader = accountLoader

/** Activation by a code on the mobile (S2.15). */
export function Component() {
  return <ActivationByCode channel="mobile" lead={useText('access/account').activation.leadMobile} here={paths.activationCode} />
}
