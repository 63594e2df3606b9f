/** Of all trains those that the railway stops. */
export const usuallyStopped = 0.002
