import { expect, test } from 'vitest'
import type { DeskHours } from '@sojourn/contract/booking/desk-hours.shapes'
import { usualDesk } from '@sojourn/domain/booking/desk-hours'
import type { Database } from '../../../db/database'
import type { Sql } from '../../../db/sql'
import { rememberAgencies } from './agency-memory'

/** An agency whose readings come back when they are let. */
function slowAgency(stored: { hours: DeskHours }) {
  const held: (() => void)[] = []
  const answerTo = (statement: string): object[] => {
    if (statement.includes('agency_customer')) return [{ agencyId: 1, enterpriseId: 7 }]
    return statement.includes('desk_hours') ? [{ agencyId: 1, hours: stored.hours }] : []
  }
  const sql = { query: (statement: string) => Promise.resolve(answerTo(statement)) } as unknown as Sql
  const platform = async <Read>(read: (sql: Sql) => Promise<Read>): Promise<Read> => {
    const found = await read(sql)
    await new Promise<void>((resolve) => held.push(resolve))
    return found
  }
  const until = (count: number) => expect.poll(() => held.length).toBe(count)
  return { database: { platform } as unknown as Database, held, until }
}

test('[S1.05] a reading that began earlier and comes back later hides nothing that a later one found', async () => {
  const stored = { hours: usualDesk }
  const { database, held, until } = slowAgency(stored)
  const opening = rememberAgencies(database)
  await until(1)
  held[0]!()
  const agency = await opening
  const former = agency.reload()
  await until(2)
  stored.hours = { ...usualDesk, days: [{ date: '2027-03-01', works: false, name: '' }] }
  const later = agency.reload()
  await until(3)
  held[2]!()
  await later
  held[1]!()
  await former
  expect(agency.deskHours(7)).toEqual(stored.hours)
})
