import { registerEnterprise } from '../../../api/calls/access/account'
import { invoke } from '../../../api/client'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ButtonLink } from '../../../kit/actions/link'
import { useSecrets } from '../../../kit/browser/address-secret'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { AccountFrame } from '../account-frame'
import { accountLoader } from '../account-texts'
import { PasswordStep } from '../password/password-step'
import { dropRegisterDraft, readRegisterDraft } from './register-draft'
import { useBegin } from '../use-begin'

export const loader = accountLoader

/** The first password of a company's first administrator (S2.17). */
export function Component() {
  const all = useText('access/account')
  const text = all.register
  const ticket = useSecrets().get('ticket')
  const draft = readRegisterDraft()
  const begin = useBegin()
  const steps = { names: [all.verify, all.setPassword], current: 1 }
  const back = { to: paths.register(), label: all.back }
  if (!ticket || !draft) {
    return (
      <AccountFrame title={text.passwordTitle} steps={steps}>
        <EmptyState
          icon="document"
          title={text.lostTitle}
          action={
            <ButtonLink kind="brand" to={paths.register()}>
              {text.restart}
            </ButtonLink>
          }
        >
          {text.lostWhy}
        </EmptyState>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame
      title={text.passwordTitle}
      lead={text.passwordLead({ enterprise: draft.enterpriseName })}
      steps={steps}
      back={back}
    >
      <PasswordStep
        ticket={ticket}
        submitLabel={text.submit}
        restart={paths.register()}
        submit={async (wanted) => {
          await begin(invoke(registerEnterprise, { ...wanted, ...draft }), text.done)
          dropRegisterDraft()
        }}
      />
    </AccountFrame>
  )
}
