import type { Caller } from '@sojourn/server/testing/server'
import type { Client } from './client'
import type { Pair } from './people'

/** The pages' way of booking, as tests have it, over HTTP: whoever gets no answer, or hears that it is still open, asks again. */
export function createCaller(client: Client, pairs: readonly Pair[], drainJobs: () => Promise<void>): Caller {
  const tokens = new Map(pairs.map(({ employee }) => [employee.employeeId, employee.token]))
  const call: Caller['call'] = (who, call, request, { key } = {}) => {
    const token = tokens.get(who ?? '')
    return client.call(call, request as never, {
      persist: true,
      ...(token !== undefined && { token }),
      ...(key !== undefined && { key }),
    }) as never
  }
  return { call, context: { drainJobs } }
}
