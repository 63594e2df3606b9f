import { Link } from '../../../kit/actions/link'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { AccountFrame } from '../account-frame'
import { accountLoader } from '../account-texts'
import styles from '../account.module.css'
import { Choices } from '../choices'

export const loader = accountLoader

/** How to activate an account (S2.15). */
export function Component() {
  const text = useText('access/account').activation
  return (
    <AccountFrame title={text.title} lead={text.lead}>
      <Choices
        choices={[
          { to: paths.activationCode(), icon: 'phone', ...text.choices.mobile },
          { to: paths.activationAccount(), icon: 'lock', ...text.choices.account },
          { to: paths.activationMail(), icon: 'mail', ...text.choices.mail },
        ]}
      />
      <p className={styles['aside']}>
        {text.noAccount} <Link to={paths.openAccountCode()}>{text.open}</Link>
      </p>
    </AccountFrame>
  )
}
