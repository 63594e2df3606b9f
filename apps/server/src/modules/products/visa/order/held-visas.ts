import { compareDates } from '@sojourn/domain/kit/local-date'
import { entriesLeft, letsInto } from '@sojourn/domain/products/visa/held'
import type { Tenant } from '../../../../db/tenant'
import { findHeldVisas, type HeldVisaRow } from './held-store'

/** Visas of these people that let into a country on a day. */
export async function servingOn(
  tenant: Tenant,
  { employeeIds, country, day }: { employeeIds: readonly string[]; country: string; day: string },
): Promise<HeldVisaRow[]> {
  const visas = await findHeldVisas(tenant, { employeeIds, onDay: day })
  return visas.filter(
    (visa) => letsInto(visa.country, country) && compareDates(visa.validFrom, day) <= 0 && entriesLeft(visa) > 0,
  )
}
