import { Type } from 'typebox'
import { parseLanguage, type Language } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { words } from '@sojourn/contract/kit/words'
import type { Actor } from '../../../context'
import { workbookType } from '../../../kit/sheet/sheet'
import { orderPriceSheet } from '../../../modules/products/intl-flight/order-detail/order-price-sheet'
import { priceSheet, type PriceSheet } from '../../../modules/products/intl-flight/search/price-sheet'
import { asPdf, asWorkbook } from '../../../modules/products/intl-flight/search/price-sheet-files'
import type { Api } from '../../bind'
import { bindFile } from '../../bind-file'

const types = { xlsx: workbookType, pdf: 'application/pdf' }
const Key = Type.String({ maxLength: 60, pattern: '^[\\w-]+$' })
const asked = { format: words('xlsx', 'pdf'), language: Type.Optional(Type.String({ maxLength: 10 })) }
const SearchQuery = Type.Object({ tempOrderNo: Key, searchId: Key, ...asked })
const OrderQuery = Type.Object({ orderId: Key, journey: Type.String({ pattern: '^[0-5]$' }), ...asked })

/** What searches found, to take away (S7.53): by whoever searched, and of an order by whoever may read it. */
export function bindPriceSheets(api: Api): void {
  bindFile(api, { path: '/api/FlightIntl/ExportSearch', query: SearchQuery }, async (actor, query) => {
    const { tempOrderNo, searchId } = query
    const language = languageOf(actor, query)
    const sheet = await priceSheet(api.context, actor, { tempOrderNo, searchId, language })
    return fileOf(sheet, { ...query, language, name: tempOrderNo, of: `${tempOrderNo} ${searchId}` })
  })
  bindFile(api, { path: '/api/FlightIntl/ExportOrderSearch', query: OrderQuery }, async (actor, query) => {
    const { orderId, journey } = query
    const language = languageOf(actor, query)
    const sheet = await orderPriceSheet(api.context, actor, { orderId, journey: Number(journey), language })
    return fileOf(sheet, { ...query, language, name: orderId, of: `${orderId} ${journey}` })
  })
}

const languageOf = (actor: Actor, { language }: { language?: string }): Language =>
  language === undefined ? actor.language : parseLanguage(language)

interface Filing {
  format: keyof typeof types
  language: Language
  name: string
  /** What the audit log says of it. */
  of: string
}

function fileOf(sheet: PriceSheet | Problem, { format, language, name, of }: Filing) {
  if (isProblem(sheet)) return sheet
  const content = format === 'pdf' ? asPdf(sheet, language) : asWorkbook(sheet)
  return { name: `${name}.${format}`, type: types[format], content, of }
}
