import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CodeChannel } from '@sojourn/contract/access/account.shapes'
import { nameFault } from '@sojourn/domain/booking/traveller/contact-validators'
import { useText } from '../../../kit/text/text'
import { AccountFrame } from '../account-frame'
import { accountLoader } from '../account-texts'
import { checkVerifyCode } from '../../../api/calls/access/account'
import { invoke } from '../../../api/client'
import { Checkbox } from '../../../kit/forms/checkbox'
import { FieldError } from '../../../kit/forms/field'
import { RadioGroup } from '../../../kit/forms/radio-group'
import { paths } from '../../../paths'
import { CodeField } from '../code-field'
import { MailField, MobileField, useMailFault, useMobile } from '../account/contact-fields'
import { FormBody, TextField } from '../form-body'
import { keepRegisterDraft, readRegisterDraft } from './register-draft'
import { useAccountForm } from '../use-account-form'

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

/** The state of the form, and going on to the password when the code is right. */
function useRegister() {
  const text = useText('access/account')
  const words = text.register
  const nameText = useText('booking/traveller').faults
  const former = readRegisterDraft()
  const form = useAccountForm({
    enterpriseName: former?.enterpriseName ?? '',
    contactName: former?.contactName ?? '',
    mail: '',
    account: '',
    otherContact: '',
    code: '',
    agreed: '',
  })
  const [channel, setChannel] = useState<CodeChannel>('mobile')
  const mobile = useMobile()
  const mailFault = useMailFault()
  const navigate = useNavigate()
  const { values } = form
  const mail = values.mail.trim()
  const account = channel === 'mobile' ? mobile.account : mail
  const [mobileName, mailName] =
    channel === 'mobile' ? (['account', 'otherContact'] as const) : (['otherContact', 'account'] as const)
  const faults = { [mobileName]: mobile.fault, [mailName]: mailFault(mail) }
  const check = useMutation({
    mutationFn: () => invoke(checkVerifyCode, { purpose: 'register', account, code: values.code }),
    onSuccess: async (ticket) => {
      const otherContact = channel === 'mobile' ? mail : mobile.account
      keepRegisterDraft({ enterpriseName: values.enterpriseName.trim(), contactName: values.contactName.trim(), otherContact })
      await navigate(paths.registerPassword(ticket))
    },
    onError: form.refuse,
  })
  const asked = () =>
    form.accept({ account: faults['account'] }) ? ({ purpose: 'register', channel, account } as const) : undefined
  const goOn = () => {
    const nameless = nameFault(values.contactName)
    const found = {
      ...faults,
      enterpriseName: values.enterpriseName.trim().length > 1 ? undefined : words.enterpriseMissing,
      contactName: nameless && nameText[nameless],
      code: /^\d{6}$/.test(values.code) ? undefined : text.codeMissing,
      agreed: values.agreed ? undefined : words.agreeMissing,
    }
    if (form.accept(found)) check.mutate()
  }
  return { form, channel, setChannel, mobile, mobileName, mailName, asked, goOn, busy: check.isPending }
}

function RegisterForm() {
  const text = useText('access/account')
  const words = text.register
  const { form, channel, setChannel, mobile, mobileName, mailName, asked, goOn, busy } = useRegister()
  const { values, faults, set } = form
  const mobileField = (
    <MobileField
      mobile={mobile}
      label={text.mobile}
      error={faults[mobileName]}
      onChange={() => set(mobileName, values[mobileName])}
    />
  )
  const mailField = (
    <MailField
      label={text.mail}
      value={values.mail}
      error={faults[mailName]}
      onChange={(value) => {
        set('mail', value)
        set(mailName, '')
      }}
    />
  )
  const channels = [
    { value: 'mobile', label: words.byMobile },
    { value: 'mail', label: words.byMail },
  ] as const
  return (
    <FormBody form={form} onSubmit={goOn} submitLabel={text.next} busy={busy}>
      <h2>{words.company}</h2>
      <TextField
        form={form}
        name="enterpriseName"
        label={words.enterpriseName}
        hint={words.enterpriseHint}
        autoComplete="organization"
        maxLength={100}
      />
      <h2>{words.contact}</h2>
      <TextField form={form} name="contactName" label={words.contactName} autoComplete="name" maxLength={50} />
      {channel === 'mobile' ? mailField : mobileField}
      <RadioGroup label={words.verifyBy} showLabel value={channel} onChange={setChannel} choices={channels} />
      {channel === 'mobile' ? mobileField : mailField}
      <CodeField key={channel} form={form} request={asked} sentWords={channel === 'mobile' ? text.sentMobile : text.sentMail} />
      <Consent fault={faults.agreed} checked={values.agreed !== ''} onChange={(checked) => set('agreed', checked ? 'yes' : '')} />
    </FormBody>
  )
}

interface ConsentProps {
  fault: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Consent to what is entered is asked for, never assumed (handbook 11.5). */
const Consent = ({ fault, checked, onChange }: ConsentProps) => (
  <div>
    <Checkbox
      label={useText('access/account').register.agree}
      checked={checked}
      {...(fault && { 'aria-invalid': true as const, 'aria-describedby': 'consent-fault' })}
      onChange={onChange}
    />
    {fault && <FieldError id="consent-fault">{fault}</FieldError>}
  </div>
)
