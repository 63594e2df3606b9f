/** Kinds of records, and for how many days each is kept: at least 180 (network security law), personal data three years (handbook 11.5). */
export const auditKinds = {
  signedIn: 366,
  signInRefused: 366,
  agentSession: 1096,
  refused: 184,
  exported: 1096,
  clearView: 1096,
  rights: 1096,
} as const
export type AuditKind = keyof typeof auditKinds

export const auditKindNames = Object.keys(auditKinds) as AuditKind[]

/** Before which moment a record of this kind has come to its end. */
export const endedBefore = (kind: AuditKind, now: Date): Date => new Date(now.getTime() - auditKinds[kind] * 86_400_000)
