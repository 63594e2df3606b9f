import { useSearchParams } from 'react-router'
import { loginByCode } from '../../../api/calls/access/account'
import { invoke } from '../../../api/client'
import { useText } from '../../../kit/text/text'
import { safeReturn } from '../../../paths'
import { ContactCodeForm } from '../account/contact-code-form'
import { useBegin } from '../use-begin'

/** Mobile and the code that it gets. */
export function CodeLoginForm() {
  const text = useText('access/login')
  const returnTo = useSearchParams()[0].get('returnTo')
  const begin = useBegin()
  return (
    <ContactCodeForm
      purpose="signIn"
      way="mobile"
      submitLabel={text.signIn}
      submit={(verified) => begin(invoke(loginByCode, verified), undefined, safeReturn(returnTo))}
    />
  )
}
