import { useMutation } from '@tanstack/react-query'
import type { CodeWay } from '@sojourn/contract/access/account.shapes'
import { nameFault } from '@sojourn/domain/booking/traveller/contact-validators'
import { openAccount } from '../../../api/calls/access/account'
import { invoke } from '../../../api/client'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { MailField, MobileField, useMailFault, useMobile } from '../account/contact-fields'
import { FormBody, TextField } from '../form-body'
import { FormMessage } from '../form-message'
import { NewPasswordFields, usePasswordFaults } from '../password/new-password-fields'
import { Spent } from '../password/password-step'
import { useAccountForm } from '../use-account-form'
import { useBegin } from '../use-begin'

interface OpenAccountFormProps {
  ticket: string
  way: CodeWay
  account: string
  strict: boolean
}

/** The state of the form, and opening the account with it. */
function useOpenAccount({ ticket, way, strict }: OpenAccountFormProps) {
  const text = useText('access/account').open
  const nameText = useText('booking/traveller').faults
  const form = useAccountForm({ name: '', invitationCode: '', otherContact: '', password: '', confirmPassword: '' })
  const { values } = form
  const mobile = useMobile()
  const mailFault = useMailFault()
  const passwordFaults = usePasswordFaults(strict)
  const begin = useBegin()
  const byMobile = way === 'mobile'
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
export function OpenAccountForm(props: OpenAccountFormProps) {
  const { way, account, strict } = props
  const all = useText('access/account')
  const text = all.open
  const { form, mobile, submit, busy } = useOpenAccount(props)
  const { values, faults, set } = form
  const byMobile = way === 'mobile'
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
