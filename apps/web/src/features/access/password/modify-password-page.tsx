import { useNavigate } from 'react-router'
import { modifyPassword } from '../../../api/calls/access/account'
import { useEmployee } from '../../../api/employee'
import { useWrite } from '../../../api/queries'
import { Card, Page } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { paths } from '../../../paths'
import { accountLoader } from '../account-texts'
import { FormBody } from '../form-body'
import styles from '../account/settings-card.module.css'
import { PresentPasswordField } from './present-password-field'
import { NewPasswordFields, usePasswordFaults } from './new-password-fields'
import { useAccountForm } from '../use-account-form'

export const loader = accountLoader

/** One's own password (S2.39); all other sessions end with the old one. */
export function Component() {
  const text = useText('access/account').modify
  const form = useAccountForm({ oldPassword: '', password: '', confirmPassword: '' })
  const { values } = form
  const { strictPassword } = useEmployee()
  const faultsOf = usePasswordFaults(strictPassword)
  const navigate = useNavigate()
  const save = useWrite(modifyPassword)
  const submit = () => {
    const found = { oldPassword: values.oldPassword ? undefined : text.oldMissing, ...faultsOf(values) }
    if (!form.accept(found)) return
    save.mutate(values, {
      onSuccess: () => {
        toast(text.done, 'good')
        void navigate(paths.home())
      },
      onError: form.refuse,
    })
  }
  return (
    <Page title={text.title} back={paths.home()}>
      <Card className={styles['form']}>
        <p className={styles['lead']}>{text.lead}</p>
        <FormBody form={form} onSubmit={submit} submitLabel={text.save} busy={save.isPending}>
          <PresentPasswordField form={form} />
          <NewPasswordFields form={form} strict={strictPassword} />
        </FormBody>
      </Card>
    </Page>
  )
}
