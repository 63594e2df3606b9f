import type { Actor, Context } from '../../../context'

/** Beside what the audit log says of the call: something was published that nobody else had looked at. */
export const noteEmergency = ({ audit }: Context, { enterpriseId, employeeId, intent }: Actor): Promise<unknown> =>
  audit.write({ enterpriseId, employeeId, kind: 'rights', what: `${intent?.call ?? ''} publishedAlone`, address: '' })
