import type { VisaStatus } from '@sojourn/contract/products/visa/visa-words'
import type { Tone } from '../../../kit/marks/badge'

/** How well an application stands. */
export const statusTone: Record<VisaStatus, Tone> = {
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
