import { fieldColumnsAtMost } from '@sojourn/contract/admin/orders/order-words'
import type { CustomFieldKind } from '@sojourn/contract/booking/custom-field-words'
import type { Language } from '@sojourn/contract/kit/language'
import { ordersText } from '@sojourn/text/admin/orders/words'
import type { SheetCell, SheetColumn } from '../../../kit/sheet/sheet'
import type { Tenant } from '../../../db/tenant'
import { fieldsOf, type LineSource } from '../../booking/order-lines/line-words'
import { findCompanyFields } from '../custom-field/store'

export interface FieldColumn {
  key: string
  name: string
  kind: CustomFieldKind
}

/** The fields that the company asks of orders, in their order; those that have ended last, since former orders tell them. */
export async function findFieldColumns(tenant: Tenant, language: Language): Promise<FieldColumn[]> {
  const text = ordersText[language]
  const rows = await findCompanyFields(tenant)
  return rows
    .filter(({ forms }) => forms.includes('order'))
    .slice(0, fieldColumnsAtMost)
    .map(({ key, kind, name, endedOn }) => ({
      key,
      kind,
      name: endedOn === null ? name[language] : text.endedField({ name: name[language] }),
    }))
}

const shows: Partial<Record<CustomFieldKind, SheetColumn['shows']>> = { number: 'count', date: 'day' }

/** A field as a column of a sheet: figures and days as such, so that they can be counted with. */
export const fieldSheetColumn = ({ name, kind }: FieldColumn): SheetColumn => ({ head: name, shows: shows[kind] ?? 'words' })

export const fieldCellOf =
  ({ key, kind }: FieldColumn) =>
  (line: LineSource): SheetCell => {
    const field = fieldsOf(line).find((each) => each.key === key)
    if (!field) return null
    if (kind === 'number') return Number(field.value)
    return kind === 'date' ? new Date(`${field.value}T00:00:00Z`) : field.text[line.reader.language]
  }
