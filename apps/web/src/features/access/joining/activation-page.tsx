import { Link } from '../../../kit/actions/link'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { AccountFrame } from '../account-frame'
import { accountLoader } from '../account-texts'
import styles from '../account.module.css'
import { Ways } from '../ways'

export const loader = accountLoader

/** How to activate an account (S2.15). */
export function Component() {
  const text = useText('access/account').activation
  return (
    <AccountFrame title={text.title} lead={text.lead}>
      <Ways
        ways={[
          { to: paths.activationCode(), icon: 'phone', ...text.ways.mobile },
          { to: paths.activationAccount(), icon: 'lock', ...text.ways.account },
          { to: paths.activationMail(), icon: 'mail', ...text.ways.mail },
        ]}
      />
      <p className={styles['aside']}>
        {text.noAccount} <Link to={paths.openAccountCode()}>{text.open}</Link>
      </p>
    </AccountFrame>
  )
}
