import type { ArrivalWindow } from '@sojourn/contract/products/meeting/meeting-words'
import { bandsOfWindow } from '../../booking/list/time-bands'

/** The filters of a list, as an address has them, that show what arrives and leaves as somebody wishes. */
export function filtersOf({ arrive, leave }: { arrive: ArrivalWindow; leave?: ArrivalWindow | undefined }): string {
  const filters = new URLSearchParams({ arriveBand: bandsOfWindow[arrive].join(',') })
  if (leave) filters.set('backBand', bandsOfWindow[leave].join(','))
  return filters.toString()
}
