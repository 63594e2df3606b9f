import { useNavigate } from 'react-router'
import type { CodeChannel } from '@sojourn/contract/access/account.shapes'
import { useMutation } from '@tanstack/react-query'
import { nameFault } from '@sojourn/domain/booking/traveller/contact-validators'
import { checkVerifyCode, openAccount } from '../../../api/calls/access/account'
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
import { Spent, useTicket } from '../password/password-step'
import { MailField, MobileField, useMailFault, useMobile } from '../account/contact-fields'
import { FormBody, TextField } from '../form-body'
import { FormMessage } from '../form-message'
import { NewPasswordFields, usePasswordFaults } from '../password/new-password-fields'
import { useAccountForm } from '../use-account-form'
import { useBegin } from '../use-begin'

const pageOf = { mobile: paths.openAccountCode, mail: paths.openAccountMail }

/** An employee opens an account: a verified contact first, then name and password (S2.16). */
export function OpenAccount({ channel }: { channel: CodeChannel }) {
  const all = useText('access/account')
  const text = all.open
  const navigate = useNavigate()
  const ticket = useSecrets().get('ticket')
  const steps = { names: [all.verify, all.setPassword], current: ticket ? 1 : 0 }
  if (ticket) {
    return (
      <AccountFrame title={text.title} lead={text.detailsLead} steps={steps} back={{ to: pageOf[channel](), label: all.back }}>
        <Details key={ticket} ticket={ticket} channel={channel} />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={text.title} lead={channel === 'mobile' ? text.leadMobile : text.leadMail} steps={steps}>
      <Tabs
        label={text.title}
        value={channel}
        className={styles['tabs']}
        onChange={(next) => void navigate(pageOf[next](), { replace: true })}
        tabs={[
          { value: 'mobile', label: text.byMobile, icon: 'phone' },
          { value: 'mail', label: text.byMail, icon: 'mail' },
        ]}
      >
        <ContactCodeForm
          key={channel}
          purpose="openAccount"
          channel={channel}
          submitLabel={all.next}
          submit={async (verified) => {
            await navigate(pageOf[channel](await invoke(checkVerifyCode, { purpose: 'openAccount', ...verified })), {
              replace: true,
            })
          }}
        />
      </Tabs>
    </AccountFrame>
  )
}

function Details({ ticket, channel }: { ticket: string; channel: CodeChannel }) {
  const { data, error, refetch } = useTicket(ticket)
  if (isProblem(error, 'ticketSpent')) return <Spent restart={pageOf[channel]()} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList count={4} height={64} />
  return <OpenAccountForm ticket={ticket} channel={data.channel} account={data.account} strict={data.strictPassword} />
}

interface OpenAccountFormProps {
  ticket: string
  channel: CodeChannel
  account: string
  strict: boolean
}

/** The state of the form, and opening the account with it. */
function useOpenAccount({ ticket, channel, strict }: OpenAccountFormProps) {
  const text = useText('access/account').open
  const nameText = useText('booking/traveller').faults
  const form = useAccountForm({ name: '', invitationCode: '', otherContact: '', password: '', confirmPassword: '' })
  const { values } = form
  const mobile = useMobile()
  const mailFault = useMailFault()
  const passwordFaults = usePasswordFaults(strict)
  const begin = useBegin()
  const byMobile = channel === 'mobile'
  const otherContact = byMobile ? values.otherContact.trim() : mobile.account
  const open = useMutation({
    mutationFn: () =>
      begin(invoke(openAccount, { ticket, ...values, invitationCode: values.invitationCode.trim(), otherContact }), text.done),
    onError: form.refuse,
  })
  const submit = () => {
    const nameless = nameFault(values.name)
    const found = {
      ...passwordFaults(values),
      name: nameless && nameText[nameless],
      otherContact: byMobile ? mailFault(otherContact) : mobile.fault,
      invitationCode: byMobile && !values.invitationCode.trim() ? text.invitationMissing : undefined,
    }
    if (form.accept(found)) open.mutate()
  }
  return { form, mobile, submit, busy: open.isPending }
}

/** Name, the other contact, where the account came by mobile the company's invitation code, and the first password. */
function OpenAccountForm(props: OpenAccountFormProps) {
  const { channel, account, strict } = props
  const all = useText('access/account')
  const text = all.open
  const { form, mobile, submit, busy } = useOpenAccount(props)
  const { values, faults, set } = form
  const byMobile = channel === 'mobile'
  if (form.refusal?.is('ticketSpent')) return <Spent restart={byMobile ? paths.openAccountCode() : paths.openAccountMail()} />
  return (
    <FormBody form={form} onSubmit={submit} submitLabel={busy ? all.saving : text.submit} busy={busy}>
      <FormMessage>{all.verified({ account })}</FormMessage>
      {byMobile && <TextField form={form} name="invitationCode" label={text.invitationCode} autoComplete="off" maxLength={30} />}
      <TextField form={form} name="name" label={text.name} hint={text.nameHint} autoComplete="name" maxLength={50} />
      {byMobile ? (
        <MailField
          label={text.otherMail}
          hint={text.otherHint}
          value={values.otherContact}
          error={faults.otherContact}
          onChange={(value) => set('otherContact', value)}
        />
      ) : (
        <MobileField
          mobile={mobile}
          label={text.otherMobile}
          hint={text.otherHint}
          error={faults.otherContact}
          onChange={() => set('otherContact', '')}
        />
      )}
      <NewPasswordFields form={form} strict={strict} />
    </FormBody>
  )
}
