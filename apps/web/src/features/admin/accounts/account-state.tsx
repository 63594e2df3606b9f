import type { AccountState } from '@sojourn/contract/admin/people/account.shapes'
import { Badge, type Tone } from '../../../kit/marks/badge'
import type { IconName } from '../../../kit/marks/icon-paths'
import { useText } from '../../../kit/text/text'

const looks: Record<AccountState, { tone: Tone; icon: IconName }> = {
  active: { tone: 'good', icon: 'check' },
  invited: { tone: 'brand', icon: 'mail' },
  locked: { tone: 'bad', icon: 'lock' },
  left: { tone: 'locked', icon: 'closeCircle' },
}

/** Whether somebody gets in. */
export function AccountStateBadge({ state }: { state: AccountState }) {
  const { states } = useText('admin/account/accounts')
  return <Badge {...looks[state]}>{states[state]}</Badge>
}
