import type { AuditKind } from '@sojourn/domain/access/audit'

/** Something of a person that the audit log keeps. */
export interface Audited {
  enterpriseId: number
  employeeId: string
  kind: Exclude<AuditKind, 'clearView'>
  what: string
  address: string
}

/** Whose account does not exist: of no company, so that only the server's log hears of it. */
export const nobody = { enterpriseId: 0, employeeId: '' }

export interface Audit {
  /** At once: what is answered afterwards has been written down. */
  write(entry: Audited): Promise<unknown>
  /** Together with all of the same within a minute. */
  count(entry: Audited): void
  /** Writes what was counted. */
  flush(): Promise<void>
  close(): Promise<void>
}
