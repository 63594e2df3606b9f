/** What a flow may ask for (handbook 8.1). */
export const approvalObjects = ['booking', 'change', 'refund', 'application'] as const

/** How many of a level must agree (handbook 8.2). */
export const levelModes = ['any', 'anyAgree', 'all', 'sequential', 'count'] as const

export const bookerChoices = ['one', 'several'] as const
export const copyMoments = ['submit', 'finish', 'both'] as const
export const travellerTypes = ['employee', 'guest'] as const

/** Roles that a level may ask, by the permission that makes them: administrators, finance, administrators of approvals. */
export const approverRoles = ['manage', 'finance', 'manageApprovals'] as const

/** What bookings of a product have to expect of approvals. */
export const approvalExpectations = ['none', 'told', 'mayPass', 'mustPass', 'beforeBooking', 'forbidden'] as const
export type ApprovalExpectation = (typeof approvalExpectations)[number]
