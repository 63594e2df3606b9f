/** What a mapping may lack for a line of a bill. */
export const accountingGaps = ['account', 'ledger'] as const
export type AccountingGapKind = (typeof accountingGaps)[number]

export const accountingFormats = ['csv', 'xlsx'] as const
export type AccountingFormat = (typeof accountingFormats)[number]

export const accountLengthAtMost = 30
export const accountRulesAtMost = 500
export const ledgersAtMost = 200

/** Chart-of-accounts codes: letters, digits, dots, dashes and underscores, so that every accounting program takes them. */
export const accountPattern = /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/
