import { getEmployeeConfig } from './calls/access/session'
import { getFlightOrderTemp, searchFlights } from './calls/products/flight/flight'
import { getTrainOrderTemp, searchTrains } from './calls/products/train/train'
import type { WebCall } from './web-call'

/** A call, word for word as the screen makes it; the draft that the address names goes before what else is asked. */
export interface AskedFirst {
  method: 'GET' | 'POST'
  path: string
  request: object
}

const first = ({ method, path }: WebCall<unknown>, request: object = {}): AskedFirst => ({ method, path, request })

/** What the page asks while the code of its screen is on the way (client.ts). */
export const askedFirst = {
  config: first(getEmployeeConfig),
  lists: {
    'flight/list': [first(searchFlights, { journey: 0 }), first(getFlightOrderTemp)],
    'train/list': [first(searchTrains), first(getTrainOrderTemp)],
  },
}
