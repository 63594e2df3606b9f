import type { IncidentPlaceType, SafetyStatus } from '@sojourn/contract/admin/orders/incident-words'
import type { Tone } from '../../../kit/marks/badge'
import type { IconName } from '../../../kit/marks/icon-paths'

export const statusLooks: Readonly<Record<SafetyStatus, { tone: Tone; icon: IconName }>> = {
  help: { tone: 'bad', icon: 'alert' },
  unreached: { tone: 'warn', icon: 'clock' },
  safe: { tone: 'good', icon: 'checkCircle' },
}
export const placeIcons: Readonly<Record<IncidentPlaceType, IconName>> = {
  city: 'building',
  airport: 'plane',
  station: 'train',
  hotel: 'hotel',
}
