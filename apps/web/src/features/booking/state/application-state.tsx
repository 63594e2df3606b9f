import type { ApplicationSummary } from '@sojourn/contract/booking/application/application.shapes'
import { Badge, type Tone } from '../../../kit/marks/badge'
import type { IconName } from '../../../kit/marks/icon-paths'

/** Looks by the state codes of handbook 9.2. */
const looks: Record<ApplicationSummary['state'], { tone: Tone; icon: IconName }> = {
  0: { tone: 'brand', icon: 'approve' },
  1: { tone: 'good', icon: 'checkCircle' },
  2: { tone: 'bad', icon: 'closeCircle' },
  3: { tone: 'brand', icon: 'arrowRight' },
  4: { tone: 'locked', icon: 'closeCircle' },
  5: { tone: 'good', icon: 'checkCircle' },
  6: { tone: 'locked', icon: 'closeCircle' },
  7: { tone: 'brand', icon: 'approve' },
  8: { tone: 'good', icon: 'checkCircle' },
  9: { tone: 'brand', icon: 'approve' },
  10: { tone: 'good', icon: 'checkCircle' },
  11: { tone: 'good', icon: 'checkCircle' },
  12: { tone: 'good', icon: 'checkCircle' },
  20: { tone: 'neutral', icon: 'edit' },
  21: { tone: 'locked', icon: 'check' },
  22: { tone: 'locked', icon: 'clock' },
  23: { tone: 'locked', icon: 'minus' },
}

/** Where an application stands, in words, tone and icon. */
export function ApplicationStateBadge({ state, stateName }: Pick<ApplicationSummary, 'state' | 'stateName'>) {
  return (
    <Badge tone={looks[state].tone} icon={looks[state].icon}>
      {stateName}
    </Badge>
  )
}
