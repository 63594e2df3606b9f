import { suppliersAt } from '@sojourn/supply/http/ask'
import { serveSuppliers } from '@sojourn/supply/http/serve'
import { builtInSuppliers } from './built-in'
import { describeKeys } from './keys'

describeKeys('over HTTP', async () => {
  const suppliers = await builtInSuppliers()
  const key = 'a key of sixteen and more'
  const onFailure = (error: unknown): never => {
    throw error
  }
  const { url, close } = await serveSuppliers(suppliers, { host: '127.0.0.1', port: 0, key, obeysFaults: true, onFailure })
  return {
    ...suppliers,
    ...suppliersAt({ url, key, beforeAsking: () => undefined, limitMs: 20_000 }),
    async close() {
      await close()
      await suppliers.close()
    },
  }
})
