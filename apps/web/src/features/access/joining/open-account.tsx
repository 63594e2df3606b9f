import { useNavigate } from 'react-router'
import type { CodeWay } from '@sojourn/contract/access/account.shapes'
import { checkVerifyCode } from '../../../api/calls/access/account'
import { invoke } from '../../../api/client'
import { isProblem } from '../../../api/problem'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Tabs } from '../../../kit/lists/tabs'
import { useSecrets } from '../../../kit/browser/address-secret'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { AccountFrame } from '../account-frame'
import styles from '../account.module.css'
import { ContactCodeForm } from '../account/contact-code-form'
import { OpenAccountForm } from './open-account-form'
import { Spent, useTicket } from '../password/password-step'

const pageOf = { mobile: paths.openAccountCode, mail: paths.openAccountMail }

/** An employee opens an account: a verified contact first, then name and password (S2.16). */
export function OpenAccount({ way }: { way: CodeWay }) {
  const all = useText('access/account')
  const text = all.open
  const navigate = useNavigate()
  const ticket = useSecrets().get('ticket')
  const steps = { names: [all.verify, all.setPassword], current: ticket ? 1 : 0 }
  if (ticket) {
    return (
      <AccountFrame title={text.title} lead={text.detailsLead} steps={steps} back={{ to: pageOf[way](), label: all.back }}>
        <Details key={ticket} ticket={ticket} way={way} />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={text.title} lead={way === 'mobile' ? text.leadMobile : text.leadMail} steps={steps}>
      <Tabs
        label={text.title}
        value={way}
        className={styles['tabs']}
        onChange={(next) => void navigate(pageOf[next](), { replace: true })}
        tabs={[
          { value: 'mobile', label: text.byMobile, icon: 'phone' },
          { value: 'mail', label: text.byMail, icon: 'mail' },
        ]}
      >
        <ContactCodeForm
          key={way}
          purpose="openAccount"
          way={way}
          submitLabel={all.next}
          submit={async (verified) => {
            await navigate(pageOf[way](await invoke(checkVerifyCode, { purpose: 'openAccount', ...verified })), { replace: true })
          }}
        />
      </Tabs>
    </AccountFrame>
  )
}

function Details({ ticket, way }: { ticket: string; way: CodeWay }) {
  const { data, error, refetch } = useTicket(ticket)
  if (isProblem(error, 'ticketSpent')) return <Spent restart={pageOf[way]()} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList count={4} height={64} />
  return <OpenAccountForm ticket={ticket} way={data.way} account={data.account} strict={data.strictPassword} />
}
