import type { openIncident } from '@sojourn/contract/admin/orders/incident.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { inChinese } from './company'

/** An incident of a whole day in China, in the cities where the tests travel, that nothing is wrong with. */
export const incidentOf = (date: string, more: Partial<RequestOf<typeof openIncident>> = {}): RequestOf<typeof openIncident> => ({
  kind: 'weather',
  titles: inChinese('台风'),
  messages: inChinese('请留在室内，并回复是否安全。'),
  places: [
    { type: 'city', id: '广州' },
    { type: 'city', id: '南昌' },
  ],
  from: `${date}T00:00:00+08:00`,
  to: `${date}T23:59:00+08:00`,
  ...more,
})
