import { createHash } from 'node:crypto'
import { auditKindNames, endedBefore, type AuditKind } from '@sojourn/domain/access/audit'
import type { Context, Work } from '../../../context'
import { ensureRepeating, repeatJob } from '../../../db/queue'
import { runOfCompany } from '../../../db/run-of-company'
import { inTransaction } from '../../../work'
import type { Vault } from '../../../kit/vault'
import { findEnterpriseIds } from '../housekeeping-store'
import { findAuditBetween, findLastSeal, findSeals, insertSeal, purgeAudit, type AuditRow, type Seal } from './store'

const hourMs = 3_600_000
/** A record is written within a minute of its moment: what is older than this is complete. */
const settledMs = 5 * 60_000
const beginning = new Date(0)

/** With the key of the product, so that who can write every table cannot make another chain that holds. */
function hashOf({ digest }: Pick<Vault, 'digest'>, seal: Omit<Seal, 'hash'>, rows: readonly AuditRow[]): string {
  const text = JSON.stringify([
    seal.kind,
    seal.number,
    seal.since.toISOString(),
    seal.until.toISOString(),
    seal.former,
    rows.map((row) => [row.id, row.at.toISOString(), row.employeeId, row.what, row.address, row.count]),
  ])
  return digest(createHash('sha256').update(text).digest('hex'))
}

async function sealKind(work: Work, kind: AuditKind, until: Date): Promise<void> {
  const last = await findLastSeal(work, kind)
  const since = last?.until ?? beginning
  if (since >= until) return
  const rows = await findAuditBetween(work, kind, since, until)
  if (rows.length === 0) return
  const next = { kind, number: (last?.number ?? 0) + 1, since, until, former: last?.hash ?? '' }
  const seal = { ...next, hash: hashOf(work.context.vault, next, rows) }
  await insertSeal(work, seal)
  // The log of the server keeps what no writer of the database can take back: how long the chain was.
  work.context.log.info(
    { enterpriseId: work.enterpriseId, kind, number: seal.number, entries: rows.length, hash: seal.hash },
    'audit log sealed',
  )
}

export const startSealing = (context: Context): Promise<unknown> =>
  context.database.platform((sql) => ensureRepeating(sql, 'audit.seal', context.clock.now()))

/** Every hour: what was written joins the chain of its company and kind, and what has come to its end goes. What fails in one company is tried again an hour later. */
export async function sealAudit(context: Context, job: { id: string }): Promise<void> {
  const now = context.clock.now()
  const until = new Date(now.getTime() - settledMs)
  for (const enterpriseId of await context.database.platform(findEnterpriseIds))
    await runOfCompany(context, { job, enterpriseId, failed: 'the audit log of a company was not sealed' }, async () => {
      for (const kind of auditKindNames)
        await inTransaction(
          context,
          enterpriseId,
          async (work) => {
            await sealKind(work, kind, until)
            await purgeAudit(work, kind, endedBefore(kind, now))
          },
          `audit ${enterpriseId} ${kind}`,
        )
    })
  await context.database.platform((sql) => repeatJob(sql, job.id, new Date(now.getTime() + hourMs)))
}

export interface BrokenSeal {
  enterpriseId: number
  kind: AuditKind
  number: number
}

/** Seals that do not fit what they cover or the seal before them; the first that is left after a purge has nothing before it to fit. */
export async function brokenSeals({ database, vault }: Pick<Context, 'database' | 'vault'>): Promise<BrokenSeal[]> {
  const broken: BrokenSeal[] = []
  for (const enterpriseId of await database.platform(findEnterpriseIds))
    for (const kind of auditKindNames)
      await database.snapshot(enterpriseId, async (sql) => {
        let before: Seal | undefined
        for (const seal of await findSeals({ sql, enterpriseId }, kind)) {
          const rows = await findAuditBetween({ sql, enterpriseId }, kind, seal.since, seal.until)
          const follows =
            !before || (before.hash === seal.former && before.number + 1 === seal.number && +before.until === +seal.since)
          if (!follows || hashOf(vault, seal, rows) !== seal.hash) broken.push({ enterpriseId, kind, number: seal.number })
          before = seal
        }
      })
  return broken
}
