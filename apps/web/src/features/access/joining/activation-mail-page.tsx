import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { accountLoader } from '../account-texts'
import { ActivationByCode } from './activation-steps'

export const loader = accountLoader

/** Activation by the mailed link or the code in the same notification (S2.15). */
export function Component() {
  return <ActivationByCode channel="mail" lead={useText('access/account').activation.leadMail} here={paths.activationMail} />
}
