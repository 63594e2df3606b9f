import { findCompanyVersion } from './company-version-store'
import type { Sql } from './sql'
import type { Tenant } from './tenant'

/** What is settled by hand and asked by every order; a trigger on each tells a new version of the company (migration 0162). */
export const settledTables = [
  'enterprise',
  'travel_policy',
  'travel_policy_taken_back',
  'approval_flows_version',
  'office_hours',
  'cost_centre',
  'project',
  'custom_field',
  'custom_field_choice',
  'legal_entity',
  'department',
  'employee',
  'credential',
] as const
const settling = new RegExp(`\\b(INSERT INTO|UPDATE|DELETE FROM) (${settledTables.join('|')})\\b`)
const settlingTexts = new Map<string, boolean>()

/** Texts are constant, so each is looked at once. */
function settles(text: string): boolean {
  let known = settlingTexts.get(text)
  if (known === undefined) {
    known = settling.test(text)
    settlingTexts.set(text, known)
  }
  return known
}

/** How a unit of work finds what its company settled. */
interface Unit {
  memory: CompanyMemory
  /** What nobody remembers is read with these, never with statements that see what is not committed yet. */
  readApart: <Value>(enterpriseId: number, read: (sql: Sql) => Promise<Value>) => Promise<Value>
  /** Asked once: the company's version at the beginning of the unit. */
  version?: Promise<number>
  /** It has settled something itself: from here on it reads what it wrote, and nobody else does. */
  settled?: true
}
interface Known {
  version: number
  values: Map<string, Promise<unknown>>
}

const companiesAtMost = 1_000
/** Of one company; days of searches and of bookings are among what is asked by. */
const valuesAtMost = 200

const units = new WeakMap<Sql, Unit>()

/**
 * What companies settled, as this process read it at a version of theirs. Whoever asks says which version is in force for its own
 * transaction: what is of another is read again, so that nothing is ever stale and nothing has to be told to anybody.
 */
export class CompanyMemory {
  readonly #companies = new Map<number, Known>()

  /** Undefined where a newer version is known already than the one that this reader sees. */
  recall<Value>(
    { enterpriseId, version, what }: { enterpriseId: number; version: number; what: string },
    read: () => Promise<Value>,
  ): Promise<Value> | undefined {
    const known = this.#at(enterpriseId, version)
    if (!known) return undefined
    const kept = known.values.get(what)
    if (kept) return kept as Promise<Value>
    if (known.values.size >= valuesAtMost) known.values.clear()
    const value = read().then(frozen)
    known.values.set(what, value)
    value.catch(() => known.values.delete(what))
    return value
  }

  #at(enterpriseId: number, version: number): Known | undefined {
    const known = this.#companies.get(enterpriseId)
    if (known && known.version > version) return undefined
    const current = known?.version === version ? known : { version, values: new Map<string, Promise<unknown>>() }
    // The one that was asked for longest ago is forgotten first.
    this.#companies.delete(enterpriseId)
    this.#companies.set(enterpriseId, current)
    if (this.#companies.size > companiesAtMost) this.#companies.delete(this.#companies.keys().next().value!)
    return current
  }
}

/** Statements that remember; those of threads that read for themselves do not. */
export function remember(own: Sql, given: Pick<Unit, 'memory' | 'readApart'>): Sql {
  const unit: Unit = { ...given }
  const sql: Sql = {
    query(text, values) {
      if (settles(text)) unit.settled = true
      return own.query(text, values)
    },
  }
  units.set(sql, unit)
  return sql
}

/** A column of a statement with which almost every unit of work begins, so that nobody asks for the version apart; $1 is the company. */
export const versionColumn = '(SELECT version FROM company_version WHERE company_version.enterprise_id = $1) AS "companyVersion"'

/** The version that came with another statement of this unit. */
export function tellVersion(sql: Sql, version: number | null | undefined): void {
  const unit = units.get(sql)
  if (unit && version) unit.version ??= Promise.resolve(version)
}

/** Rows of a statement that has the column, without it. */
export const withoutVersion = <Row extends object>(sql: Sql, rows: readonly (Row & { companyVersion: number | null })[]): Row[] =>
  rows.map(({ companyVersion, ...row }) => {
    tellVersion(sql, companyVersion)
    return row as unknown as Row
  })

/** An answer that failed is asked for again by whoever comes next. */
function askVersion(unit: Unit, tenant: Tenant): Promise<number> {
  const asked = findCompanyVersion(tenant)
  asked.catch(() => delete unit.version)
  return asked
}

/** A reading of what a company settles by hand; its tables are among those of migration 0162. What it answers is shared and frozen. */
export const remembered = <Value, Asked extends readonly (string | undefined)[]>(
  name: string,
  read: (tenant: Tenant, ...asked: Asked) => Promise<Value>,
) =>
  async function (tenant: Tenant, ...asked: Asked): Promise<Value> {
    const unit = units.get(tenant.sql)
    if (!unit || unit.settled) return read(tenant, ...asked)
    const { enterpriseId } = tenant
    unit.version ??= askVersion(unit, tenant)
    const version = await unit.version
    const kept = unit.memory.recall({ enterpriseId, version, what: JSON.stringify([name, ...asked]) }, () =>
      unit.readApart(enterpriseId, (sql) => read({ sql, enterpriseId }, ...asked)),
    )
    return kept ?? read(tenant, ...asked)
  }

/** Whoever changed what all share would change it for everybody. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}
