import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { activateAccount, checkVerifyCode } from '../../../api/calls/access/account'
import { invoke } from '../../../api/client'
import type { CodeChannel } from '@sojourn/contract/access/account.shapes'
import { useSecrets } from '../../../kit/browser/address-secret'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { AccountFrame } from '../account-frame'
import { ContactCodeForm } from '../account/contact-code-form'
import { PasswordStep } from '../password/password-step'
import { useBegin } from '../use-begin'

/** Verifying first; with a ticket in the address, the password (S2.15). */
export function ActivationSteps({ lead, here, children }: { lead: string; here: string; children: ReactNode }) {
  const text = useText('access/account')
  const ticket = useSecrets().get('ticket')
  const begin = useBegin()
  const frame = {
    title: text.activation.title,
    steps: { names: [text.verify, text.setPassword], current: ticket ? 1 : 0 },
    back: { to: paths.activation(), label: text.back },
  }
  if (!ticket) {
    return (
      <AccountFrame {...frame} lead={lead}>
        {children}
      </AccountFrame>
    )
  }
  return (
    <AccountFrame {...frame} lead={text.activation.setLead}>
      <PasswordStep
        key={ticket}
        ticket={ticket}
        submitLabel={text.activation.submit}
        restart={here}
        submit={(wanted) => begin(invoke(activateAccount, wanted), text.activation.done)}
      />
    </AccountFrame>
  )
}

/** The same by a code on the mobile or in the mailbox. */
export function ActivationByCode({
  channel,
  lead,
  here,
}: {
  channel: CodeChannel
  lead: string
  here: (query: { ticket?: string }) => string
}) {
  const text = useText('access/account')
  const navigate = useNavigate()
  return (
    <ActivationSteps lead={lead} here={here({})}>
      <ContactCodeForm
        purpose="activate"
        channel={channel}
        submitLabel={text.next}
        submit={async (verified) => {
          await navigate(here(await invoke(checkVerifyCode, { purpose: 'activate', ...verified })), { replace: true })
        }}
      />
    </ActivationSteps>
  )
}
