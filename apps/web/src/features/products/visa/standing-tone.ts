import type { VisaStanding } from '@sojourn/contract/products/visa/visa-words'
import type { Tone } from '../../../kit/marks/badge'

/** How well an application stands. */
export const standingTone: Record<VisaStanding, Tone> = {
  collecting: 'warn',
  reviewing: 'brand',
  supplement: 'bad',
  ready: 'brand',
  lodged: 'brand',
  appointed: 'warn',
  granted: 'good',
  refused: 'bad',
  returned: 'good',
  withdrawn: 'neutral',
}
