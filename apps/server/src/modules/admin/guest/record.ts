import { languages, type LocalText } from '@sojourn/contract/kit/language'
import { travellerText } from '@sojourn/text/booking/traveller'
import type { Tenant } from '../../../db/tenant'
import type { KeptRecord } from '../record/change-record'
import { findGuests, type CompanyGuestRow } from './store'

/** A guest as the history keeps it; of one who was removed no more than the name and who kept them. */
export async function guestRecord(tenant: Tenant, guestId: string): Promise<KeptRecord> {
  const [row] = await findGuests(tenant, [guestId])
  if (!row) return {}
  const { name, hostName: host, mobileMasked: mobile, active } = row
  const document = documentOf(row)
  return { name, host, ...(active && { mobile, ...(document && { document }) }) }
}

function documentOf({ documentType, documentNumber }: CompanyGuestRow): LocalText | undefined {
  if (documentType === null) return undefined
  const [simplified, traditional, english] = languages.map(
    (language) => `${travellerText[language].credentialTypes[documentType]} ${documentNumber!}`,
  )
  return { 'zh-CN': simplified!, 'zh-TW': traditional!, en: english! }
}
