import { useNavigate } from 'react-router'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { AccountFrame } from '../account-frame'
import { accountLoader } from '../account-texts'
import { FormBody, TextField } from '../form-body'
import { useAccountForm } from '../use-account-form'

export const loader = accountLoader

/** A forgotten password: which account (S2.18). The account is carried in the history, never in the address. */
export function Component() {
  const all = useText('access/account')
  const text = all.forget
  const navigate = useNavigate()
  const form = useAccountForm({ account: '' })
  const account = form.values.account.trim()
  const goOn = () => {
    if (form.accept({ account: account ? undefined : all.activation.accountMissing }))
      void navigate(paths.forgottenChannel(), { state: { account } })
  }
  return (
    <AccountFrame bare title={text.title} lead={text.lead}>
      <FormBody form={form} onSubmit={goOn} submitLabel={all.next}>
        <TextField
          form={form}
          name="account"
          label={all.activation.account}
          hint={all.activation.accountHint}
          autoComplete="username"
          maxLength={100}
        />
      </FormBody>
    </AccountFrame>
  )
}
