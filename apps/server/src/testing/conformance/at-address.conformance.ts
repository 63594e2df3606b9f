import { suppliersAt } from '@sojourn/supply/http/ask'
import { describeKeys } from './keys'
import { address } from './suppliers'

const key = process.env['SUPPLY_KEY']
if (!address || !key) throw new Error('SUPPLY_KEY=... npm run supply:conformance -- https://supply.example')
const suppliers = suppliersAt({ url: address, key, beforeAsking: () => undefined, limitMs: 20_000 })

describeKeys(`at ${address}`, async () => ({ ...suppliers, close: async () => undefined }))
