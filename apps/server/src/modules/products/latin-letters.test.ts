import { languages, type Language } from '@sojourn/contract/kit/language'
import { describe, expect, test } from 'vitest'
import type { Sql } from '../../db/sql'
import { findOpenTickets } from './flight/after-sales-store'
import { findGuests } from './hotel/order-store'
import { findApplications } from '../booking/application/store'
import { findCopied, listCopied, listDecided, listSubmitted, listWaiting } from '../booking/approval/list-store'
import { findTasks } from '../booking/approval/store'
import { findListRows, listOrders } from '../booking/order/list-store'
import { findOrderTravellers } from '../booking/order/store'
import { findApprovers, findPeople, searchPeople } from '../booking/traveller/store'

/** The statements that some reads send. */
async function statements(read: (sql: Sql) => unknown): Promise<string[]> {
  const sent: string[] = []
  await read({
    query: (text) => {
      sent.push(text)
      return Promise.resolve([])
    },
  })
  return sent
}

const searched = { keyword: '', loginHash: '', departmentId: '', limit: 10 }
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
const openTickets = { employeeIds: ['e'], before: new Date(0), issuedAfter: new Date(0), keyword: '' }

const reads: [what: string, read: (sql: Sql, reader: Language) => unknown][] = [
  ['travellers', (sql, reader) => findPeople(sql, 1, ['e'], '2026-11-22', reader)],
  ['colleagues', (sql, reader) => searchPeople(sql, 1, { ...searched, reader })],
  ['approvers', (sql, reader) => findApprovers(sql, 1, reader)],
  ['orders', (sql, reader) => listOrders(sql, 1, { ...orders, kind: '', reader })],
  ['orders by number', (sql, reader) => findListRows(sql, 1, ['o'], reader)],
  ['people of an order', (sql, reader) => findOrderTravellers(sql, 1, ['o'], reader)],
  ['guests of a room', (sql, reader) => findGuests(sql, 1, 'o', reader)],
  ['approvals that wait', (sql, reader) => listWaiting(sql, 1, { ...approvals, reader }, ['p'])],
  ['decided approvals', (sql, reader) => listDecided(sql, 1, { ...approvals, reader })],
  ['copies', (sql, reader) => listCopied(sql, 1, { ...approvals, reader })],
  ['submitted approvals', (sql, reader) => listSubmitted(sql, 1, { ...approvals, reader }, undefined)],
  ['readers of copies', (sql, reader) => findCopied(sql, 1, ['a'], reader)],
  ['tasks', (sql, reader) => findTasks(sql, 1, 'a', reader)],
  ['applications', (sql, reader) => findApplications(sql, 1, ['a'], reader)],
  ['unused tickets', (sql, reader) => findOpenTickets(sql, 1, openTickets, { after: undefined, limit: 10, reader })],
]

describe('names in Latin letters are looked up for readers of English alone', () => {
  test.each(reads)('%s', async (_what, read) => {
    const looksUp = async (language: Language): Promise<boolean> => {
      const sent = await statements((sql) => read(sql, language))
      expect(sent.length).toBeGreaterThan(0)
      return sent.some((text) => text.includes('name_on_credential'))
    }
    const found = await Promise.all(languages.map(looksUp))
    expect(languages.filter((_, index) => found[index])).toEqual(['en'])
  })
})
