/** On one order (handbook 3.5). */
export const trainTravellersAtMost = 5
