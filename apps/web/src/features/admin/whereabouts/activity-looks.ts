import type { WhereaboutsActivity } from '@sojourn/contract/admin/orders/whereabouts-words'
import type { IconName } from '../../../kit/marks/icon-paths'

export const activityIcons: Readonly<Record<WhereaboutsActivity, IconName>> = {
  air: 'plane',
  rail: 'train',
  ride: 'car',
  stay: 'hotel',
  between: 'pin',
}
