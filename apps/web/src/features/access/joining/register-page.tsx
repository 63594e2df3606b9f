import { useText } from '../../../kit/text/text'
import { AccountFrame } from '../account-frame'
import { accountLoader } from '../account-texts'
import { RegisterForm } from './register-form'

export const loader = accountLoader

/** A company registers itself: who it is, who speaks for it, and a verified contact (S2.17). */
export function Component() {
  const text = useText('access/account')
  return (
    <AccountFrame
      title={text.register.title}
      lead={text.register.lead}
      steps={{ names: [text.verify, text.setPassword], current: 0 }}
    >
      <RegisterForm />
    </AccountFrame>
  )
}
