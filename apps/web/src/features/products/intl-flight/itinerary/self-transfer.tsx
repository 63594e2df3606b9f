import type { IntlSelfTransfer } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { Connection } from './connection'
import { connectionView } from './itinerary-view'
import type { IntlNames } from './names'

/** What lies after a direction, where one goes on from there on another ticket. */
export function SelfTransferAfter({
  direction,
  transfers,
  names,
}: {
  direction: number
  transfers: readonly IntlSelfTransfer[]
  names: IntlNames
}) {
  const transfer = transfers.find(({ after }) => after === direction)
  return transfer ? <Connection connection={connectionView(transfer.connection, names)} /> : null
}
