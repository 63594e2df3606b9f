import type { Context } from '../../../context'
import { nobody, type Audit, type Audited } from '../../../kit/audit'
import { newId } from '../../../kit/id'
import { insertAudit } from './store'

const everyMs = 60_000
/** Of what is counted; one more, and all are written. */
const most = 5_000

/**
 * Writes the audit log. What happens by the person is written at once; refusals, of which one caller can have a hundred thousand, are
 * counted and written once a minute.
 */
export function createAudit({ database, clock, log }: Pick<Context, 'database' | 'clock' | 'log'>): Audit {
  let counted = new Map<string, { entry: Audited; count: number }>()

  async function put({ enterpriseId, ...entry }: Audited, count: number): Promise<unknown> {
    if (enterpriseId === nobody.enterpriseId) {
      const { kind, what, address } = entry
      return log.info({ kind, what, address, count }, 'refused for an account that nobody has')
    }
    const at = clock.now()
    return database.tenant(enterpriseId, (sql) => insertAudit({ sql, enterpriseId }, { ...entry, id: newId(at), at, count }))
  }

  async function flush(): Promise<void> {
    const all = [...counted.values()]
    counted = new Map()
    for (const { entry, count } of all)
      await put(entry, count).catch((error: unknown) => log.error({ err: error, count }, 'refusals not in the audit log'))
  }

  const timer = setInterval(() => void flush(), everyMs).unref()
  return {
    write: (entry) => put(entry, 1),
    count(entry) {
      const key = JSON.stringify(entry)
      const known = counted.get(key)
      if (known) known.count += 1
      else counted.set(key, { entry, count: 1 })
      if (counted.size >= most) void flush()
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}
