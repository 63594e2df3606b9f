import type { PersonState } from '@sojourn/contract/admin/people/person.shapes'
import { Badge, type Tone } from '../../../kit/marks/badge'
import type { IconName } from '../../../kit/marks/icon-paths'
import { useText } from '../../../kit/text/text'

const looks: Record<PersonState, { tone: Tone; icon: IconName }> = {
  active: { tone: 'good', icon: 'check' },
  invited: { tone: 'brand', icon: 'mail' },
  leaving: { tone: 'warn', icon: 'clock' },
  left: { tone: 'locked', icon: 'lock' },
}

/** Where somebody stands with the company. */
export function PersonStateBadge({ state }: { state: PersonState }) {
  const { states } = useText('admin/people/person')
  return <Badge {...looks[state]}>{states[state]}</Badge>
}
