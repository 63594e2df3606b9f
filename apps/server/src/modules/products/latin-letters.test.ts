import { languages, type Language } from '@sojourn/contract/kit/language'
import { describe, expect, test } from 'vitest'
import type { Tenant } from '../../db/tenant'
import { findOpenTickets } from './flight/after-sale/after-sales-store'
import { findGuests } from './hotel/order/order-store'
import { findApplications } from '../booking/application/store'
import { findCopied, listCopied, listDecided, listSubmitted, listWaiting } from '../booking/approval/list-store'
import { findTasks } from '../booking/approval/store'
import { findListRows, listOrders } from '../booking/order/list-store'
import { findOrderTravellers } from '../booking/order/store'
import { findApprovers, findPeople, searchPeople } from '../booking/traveller/store'

/** The statements that some reads send. */
async function statements(read: (tenant: Tenant) => unknown): Promise<string[]> {
  const sent: string[] = []
  await read({
    sql: {
      query: (text) => {
        sent.push(text)
        return Promise.resolve([])
      },
    },
    enterpriseId: 1,
  })
  return sent
}

const searched = { keyword: '', loginHash: '', departmentId: '', within: null, limit: 10 }
const approvals = { employeeId: 'e', keyword: '', object: undefined, before: undefined, limit: 10 }
const period = { from: null, to: null, byOrderDay: false, before: undefined }
const orders = {
  employeeId: 'e',
  states: null,
  alteredBy: undefined,
  keyword: '',
  limit: 10,
  product: null,
  traveller: '',
  ...period,
}
const openTickets = {
  employeeIds: ['e'],
  before: new Date(0),
  validOn: '2026-11-22',
  keyword: '',
  travelType: 'business' as const,
}

const reads: [what: string, read: (tenant: Tenant, reader: Language) => unknown][] = [
  ['travellers', (tenant, reader) => findPeople(tenant, ['e'], { today: '2026-11-22', reader })],
  ['colleagues', (tenant, reader) => searchPeople(tenant, { ...searched, reader })],
  ['approvers', (tenant, reader) => findApprovers(tenant, reader)],
  ['orders', (tenant, reader) => listOrders(tenant, { ...orders, kind: '', reader })],
  ['orders by number', (tenant, reader) => findListRows(tenant, ['o'], reader)],
  ['people of an order', (tenant, reader) => findOrderTravellers(tenant, ['o'], reader)],
  ['guests of a room', (tenant, reader) => findGuests(tenant, 'o', reader)],
  ['approvals that wait', (tenant, reader) => listWaiting(tenant, { ...approvals, reader }, ['p'])],
  ['decided approvals', (tenant, reader) => listDecided(tenant, { ...approvals, reader })],
  ['copies', (tenant, reader) => listCopied(tenant, { ...approvals, reader })],
  ['submitted approvals', (tenant, reader) => listSubmitted(tenant, { ...approvals, reader }, undefined)],
  ['readers of copies', (tenant, reader) => findCopied(tenant, ['a'], reader)],
  ['tasks', (tenant, reader) => findTasks(tenant, 'a', reader)],
  ['applications', (tenant, reader) => findApplications(tenant, ['a'], reader)],
  ['unused tickets', (tenant, reader) => findOpenTickets(tenant, openTickets, { after: undefined, limit: 10, reader })],
]

describe('names in Latin letters are looked up for readers of English alone', () => {
  test.each(reads)('%s', async (_what, read) => {
    const looksUp = async (language: Language): Promise<boolean> => {
      const sent = await statements((tenant) => read(tenant, language))
      expect(sent.length).toBeGreaterThan(0)
      return sent.some((text) => text.includes('name_on_credential'))
    }
    const found = await Promise.all(languages.map(looksUp))
    expect(languages.filter((_, index) => found[index])).toEqual(['en'])
  })
})
