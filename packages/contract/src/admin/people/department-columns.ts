/** What a file of departments may say, by column; the number tells which one is meant, else the name below its parent. */
export const departmentColumns = ['number', 'name', 'nameTraditional', 'nameEnglish', 'parent', 'head'] as const
export type DepartmentColumn = (typeof departmentColumns)[number]

export const departmentsAtMost = 5_000
