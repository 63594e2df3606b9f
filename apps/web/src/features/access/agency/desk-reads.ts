/** What others of the desk and the customers do shows within this time, in milliseconds. */
export const deskReadsEvery = 10_000
