/** Of all trains those that the railway stops. */
export const usuallyStopped = 0.002

/** Share of the lines of settlement files that suppliers get wrong. */
export const usuallyMischarged = 0.01
