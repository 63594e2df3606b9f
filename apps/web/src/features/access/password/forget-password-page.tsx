import { useNavigate } from 'react-router'
import { resetPassword } from '../../../api/calls/access/account'
import { invoke } from '../../../api/client'
import { sessionToken, forgetPerson } from '../../../api/session'
import { useSecrets } from '../../../kit/browser/address-secret'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { paths } from '../../../paths'
import { AccountFrame } from '../account-frame'
import { accountLoader } from '../account-texts'
import { PasswordStep, Spent } from './password-step'

export const loader = accountLoader

/** The new password of somebody who forgot the old one (S2.18); all sessions end, also the one of this browser. */
export function Component() {
  const all = useText('access/account')
  const text = all.forget
  const navigate = useNavigate()
  const ticket = useSecrets().get('ticket')
  return (
    <AccountFrame bare title={text.passwordTitle} lead={text.passwordLead}>
      {ticket ? (
        <PasswordStep
          ticket={ticket}
          submitLabel={text.submit}
          restart={paths.forgotten()}
          submit={async (wanted) => {
            await invoke(resetPassword, wanted)
            if (sessionToken()) forgetPerson()
            await navigate(paths.login(), { replace: true })
            toast(text.done, 'good')
          }}
        />
      ) : (
        <Spent restart={paths.forgotten()} />
      )}
    </AccountFrame>
  )
}
