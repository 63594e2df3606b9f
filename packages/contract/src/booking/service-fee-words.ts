/** Words of the agency's fees; they come without shapes, since rules and screens use them too. */

/** In fen. */
export const serviceFeeAtMost = 1_000_00

export const feeKinds = ['online', 'assisted', 'vipOnline', 'vipAssisted'] as const

/** Where a row of the agency's fees stands: on its way, to come, in force, overtaken by a later one, or never in force. */
export const feeStatuses = ['proposed', 'coming', 'inForce', 'past', 'refused', 'withdrawn'] as const
export type FeeStatus = (typeof feeStatuses)[number]
export const feeStates = ['proposed', 'agreed', 'refused', 'withdrawn'] as const
export type FeeState = (typeof feeStates)[number]
