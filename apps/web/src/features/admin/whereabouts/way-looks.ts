import type { WhereaboutsWay } from '@sojourn/contract/admin/orders/whereabouts-words'
import type { IconName } from '../../../kit/marks/icon-paths'

export const wayIcons: Readonly<Record<WhereaboutsWay, IconName>> = {
  air: 'plane',
  rail: 'train',
  ride: 'car',
  stay: 'hotel',
  between: 'pin',
}
