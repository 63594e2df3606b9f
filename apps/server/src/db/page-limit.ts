const sizes = [11, 21, 51, 101]

/**
 * The LIMIT under which at least `rows` are read, to be written into a statement: the planner then knows that few are wanted
 * and keeps one plan per connection, and there are few statements because there are few limits.
 */
export const pageLimit = (rows: number): number => sizes.find((size) => size >= rows) ?? rows
