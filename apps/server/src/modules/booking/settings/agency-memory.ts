import type { DeskHours } from '@sojourn/contract/booking/desk-hours.shapes'
import { usualDesk } from '@sojourn/domain/booking/desk-hours'
import { feesOn, type FeeRow } from '@sojourn/domain/booking/fee-schedule'
import type { AgencySettings } from '../../../capabilities/agency'
import type { Database } from '../../../db/database'
import { findAgencies, findAgreedFees, findAllDeskHours } from './agency-store'

interface Remembered {
  /** By company. */
  agencies: ReadonlyMap<number, number>
  /** By agency. */
  fees: ReadonlyMap<number, readonly FeeRow[]>
  hours: ReadonlyMap<number, DeskHours>
}

/** What agencies settled, in memory; whoever changes it has it read again everywhere. */
export async function rememberAgencies(database: Database): Promise<AgencySettings & { reload(this: void): Promise<void> }> {
  let known: Remembered = { agencies: new Map(), fees: new Map(), hours: new Map() }
  let [begun, kept] = [0, 0]
  async function reload(): Promise<void> {
    begun += 1
    const turn = begun
    const read = await database.platform(async (sql) => {
      const [agencies, fees, hours] = await Promise.all([findAgencies(sql), findAgreedFees(sql), findAllDeskHours(sql)])
      const ids = [...new Set(fees.map(({ agencyId }) => agencyId))]
      const rowsOf = (id: number) => fees.filter(({ agencyId }) => agencyId === id).map(({ row }) => row)
      return {
        agencies: new Map(agencies.map(({ enterpriseId, agencyId }) => [enterpriseId, agencyId])),
        fees: new Map(ids.map((id) => [id, rowsOf(id)])),
        hours: new Map(hours.map((each) => [each.agencyId, each.hours])),
      }
    })
    // A reading that began earlier and came back later knows less.
    if (turn < kept) return
    kept = turn
    known = read
  }
  /** Who registered meanwhile is served by the only agency (handbook 11.2). */
  function agencyOf(enterpriseId: number): number | undefined {
    const agency = known.agencies.get(enterpriseId)
    if (agency !== undefined) return agency
    const [only, ...others] = new Set(known.agencies.values())
    return others.length === 0 ? only : undefined
  }
  const feeRows = (enterpriseId: number): readonly FeeRow[] => known.fees.get(agencyOf(enterpriseId) ?? 0) ?? []
  await reload()
  return {
    reload,
    feeRows,
    agencyOf,
    feesOn: ({ enterpriseId, product, date }) => feesOn(feeRows(enterpriseId), { enterpriseId, product, date }).fees,
    deskHours: (enterpriseId) => known.hours.get(agencyOf(enterpriseId) ?? enterpriseId) ?? usualDesk,
  }
}
