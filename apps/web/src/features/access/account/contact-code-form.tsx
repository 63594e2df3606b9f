import { useMutation } from '@tanstack/react-query'
import type { CodePurpose, CodeChannel } from '@sojourn/contract/access/account.shapes'
import { useText } from '../../../kit/text/text'
import { CodeField } from '../code-field'
import { MailField, MobileField, useMailFault, useMobile } from './contact-fields'
import { FormBody } from '../form-body'
import { PresentPasswordField } from '../password/present-password-field'
import { useAccountForm } from '../use-account-form'

interface Verified {
  account: string
  code: string
}

export interface ContactCodeFormProps {
  purpose: CodePurpose
  channel: CodeChannel
  submitLabel: string
  /** Asks for the present password too. */
  withPassword?: boolean
  /** Goes on with a contact and the code that it got; what it throws is shown. */
  submit: (verified: Verified, oldPassword: string) => Promise<void>
}

/** A mobile or a mail address, the code that goes to it, and one button. */
export function ContactCodeForm({ purpose, channel, submitLabel, withPassword = false, submit }: ContactCodeFormProps) {
  const text = useText('access/account')
  const form = useAccountForm({ account: '', code: '', oldPassword: '' })
  const mobile = useMobile()
  const mailFault = useMailFault()
  const account = channel === 'mobile' ? mobile.account : form.values.account.trim()
  const accountFault = channel === 'mobile' ? mobile.fault : mailFault(account)
  const run = useMutation({
    mutationFn: (verified: Verified) => submit(verified, form.values.oldPassword),
    onError: form.refuse,
  })

  const asked = () => (form.accept({ account: accountFault }) ? { purpose, channel, account } : undefined)
  const goOn = () => {
    const codeFault = /^\d{6}$/.test(form.values.code) ? undefined : text.codeMissing
    const oldPassword = withPassword && !form.values.oldPassword ? text.modify.oldMissing : undefined
    if (form.accept({ account: accountFault, code: codeFault, oldPassword })) run.mutate({ account, code: form.values.code })
  }
  const clear = () => form.set('account', form.values.account)
  return (
    <FormBody form={form} onSubmit={goOn} submitLabel={submitLabel} busy={run.isPending}>
      {channel === 'mobile' ? (
        <MobileField mobile={mobile} label={text.mobile} error={form.faults.account} onChange={clear} />
      ) : (
        <MailField
          label={text.mail}
          value={form.values.account}
          error={form.faults.account}
          onChange={(value) => form.set('account', value)}
        />
      )}
      {withPassword && <PresentPasswordField form={form} />}
      <CodeField form={form} request={asked} sentWords={channel === 'mobile' ? text.sentMobile : text.sentMail} />
    </FormBody>
  )
}
