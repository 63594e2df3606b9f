/** What a file of cost centres may say, by column; the code tells which one is meant. */
export const costCentreColumns = ['code', 'name', 'nameTraditional', 'nameEnglish', 'owner', 'departments'] as const
export type CostCentreColumn = (typeof costCentreColumns)[number]

export const costCentresAtMost = 5_000
