import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import { Badge, type Tone } from './badge'
import type { IconName } from './icon-paths'
import { useText } from '../text/text'

const looks: Record<Verdict, { tone: Tone; icon: IconName }> = {
  within: { tone: 'good', icon: 'shield' },
  remind: { tone: 'warn', icon: 'info' },
  reason: { tone: 'warn', icon: 'edit' },
  approval: { tone: 'warn', icon: 'approve' },
  payExcess: { tone: 'excess', icon: 'wallet' },
  forbidden: { tone: 'locked', icon: 'lock' },
}

/** What the policy says of an offer: always icon, word and colour together. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const text = useText('kit/widgets')
  return (
    <Badge tone={looks[verdict].tone} icon={looks[verdict].icon}>
      {text[verdict]}
    </Badge>
  )
}
